import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { writeIcons } from './icons.ts'

writeIcons()

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: { fs: { allow: ['..'] } },
  build: {
    rollupOptions: { input: ['gallery.html'] },
    assetsInlineLimit: 0,
  },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'] },
}))
