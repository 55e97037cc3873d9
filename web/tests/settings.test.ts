/** The reader's settings take effect at once, also for a game that is begun with one click. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { paced } from '../src/games/shared/motion/motion_allowed'
import { playNow } from '../src/pages/quick_game'
import { applySettings, settings } from '../src/settings/settings.svelte'
import SettingsForm from '../src/settings/SettingsForm.svelte'
import { ready } from './kit/asked_views'

const DEFAULTS = { ...settings }
beforeAll(async () => {
  await ready()
  applySettings()
})
afterEach(() => {
  cleanup()
  Object.assign(settings, DEFAULTS)
  vi.unstubAllGlobals()
})
const style = (name: string) => document.documentElement.style.getPropertyValue(name)
const radio = (group: string, name: string) => {
  const found = [...screen.getByRole('group', { name: group }).querySelectorAll('label')]
  const label = found.find((each) => each.textContent.trim() === name)
  return label?.querySelector('input') as HTMLInputElement
}

test('text and cards have three sizes', async () => {
  render(SettingsForm)
  expect([style('--text-size'), style('--card-size')]).toEqual(['1', '1'])
  await fireEvent.click(radio('Size of text', 'large'))
  await fireEvent.click(radio('Size of cards', 'small'))
  expect([style('--text-size'), style('--card-size')]).toEqual(['1.2', '0.9'])
  expect(JSON.parse(localStorage.getItem('entrepot.settings') ?? '{}')).toMatchObject({
    textSize: 'large',
    cardSize: 'small',
  })
})

test('motion is slower or faster', async () => {
  render(SettingsForm)
  await fireEvent.click(radio('Speed of motion', 'fast'))
  expect(style('--motion-time')).toBe('0.5')
  expect(paced({ playbackRate: 1 }).playbackRate).toBe(2)
})

test('sound has a volume, where there is any', async () => {
  render(SettingsForm)
  const volume = screen.getByLabelText<HTMLInputElement>('Volume')
  await fireEvent.input(volume, { target: { value: '35' } })
  expect(settings.volume).toBe(35)
  await fireEvent.click(radio('Sound', 'off'))
  expect(volume.disabled).toBe(true)
})

test('the speed of bots holds for a game begun with one click', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', (_: URL, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Promise.resolve(new Response(JSON.stringify({ table: 't1', seat: 0 })))
  })
  render(SettingsForm)
  await fireEvent.change(screen.getByLabelText('Bots take at least'), { target: { value: '2000' } })
  await playNow('maritime-silk-road', { players: 2, level: 'easy' })
  expect(sent[0]).toMatchObject({ pace: 2000 })
})
