import { copyFileSync, mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { writeIcons } from './icons.ts'
import { words } from './words.ts'

writeIcons()

/** The server serves this folder, and a wheel contains it. */
const PAGE = fileURLToPath(new URL('../src/entrepot/server/page', import.meta.url))
const DOCS = ['swagger-ui.css', 'swagger-ui-bundle.js', 'swagger-ui-standalone-preset.js']
/**
 * A few large files instead of fifty small ones: fewer to fetch, and a tenth less in total, because
 * similar code is compressed together. First what the home page needs, then what three or more of the
 * other pages share, then the rest of a table with its game; every other page is a file by itself.
 */
const GROUPS = [
  { name: 'shell', test: /pages[\\/]HomePage\.svelte$/, priority: 2 },
  { name: 'pieces', test: /src[\\/]/, minShareCount: 3, priority: 1 },
  { name: 'table', test: /(table[\\/]TablePage|shared[\\/]PlayTable)\.svelte$/ },
]

/** The API's documentation page works without internet: its parts lie beside ours. */
function apiDocs(): Plugin {
  return {
    name: 'api-docs',
    apply: 'build',
    writeBundle({ dir = PAGE }) {
      const from = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
      mkdirSync(join(dir, 'docs'), { recursive: true })
      for (const file of [...DOCS, 'LICENSE'])
        copyFileSync(join(from, file), join(dir, 'docs', file))
    },
  }
}

const api = process.env['ENTREPOT_API'] ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  base: './',
  cacheDir: process.env['VITE_CACHE'] ?? 'node_modules/.vite',
  plugins: [svelte(), words(), apiDocs()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    // The server must be addressed by the name that the browser knows.
    proxy: { '/api': { target: api, ws: true, changeOrigin: false } },
  },
  build: {
    outDir: PAGE,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: { input: ['index.html'], output: { codeSplitting: { groups: GROUPS } } },
  },
  test: {
    environment: 'jsdom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/kit/browser.ts'],
    // The files of a worker share its modules: half the work. Each test cleans up behind itself.
    pool: 'threads',
    isolate: false,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
}))
