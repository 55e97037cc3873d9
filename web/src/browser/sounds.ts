/** Small synthesized sounds: no files, and no sound before the reader has touched the page. */
import { settings } from '../settings/settings.svelte'

export type Sound = 'turn' | 'accepted' | 'credits' | 'end'

interface Note {
  pitch: number
  /** When it starts and how long it lasts, in seconds, and how loud it is. */
  at: number
  duration: number
  volume: number
  wave?: OscillatorType
}

/** A ship's bell for your turn; a latch, coins and a horn for the rest. */
const NOTES: Record<Sound, Note[]> = {
  turn: [
    { pitch: 880, at: 0, duration: 0.9, volume: 0.16 },
    { pitch: 2217, at: 0, duration: 0.5, volume: 0.05 },
    { pitch: 1175, at: 0.16, duration: 1.1, volume: 0.14 },
    { pitch: 2960, at: 0.16, duration: 0.5, volume: 0.04 },
  ],
  accepted: [{ pitch: 320, at: 0, duration: 0.07, volume: 0.07, wave: 'triangle' }],
  credits: [
    { pitch: 2093, at: 0, duration: 0.12, volume: 0.035 },
    { pitch: 2637, at: 0.07, duration: 0.18, volume: 0.035 },
  ],
  end: [
    { pitch: 147, at: 0, duration: 1.3, volume: 0.12, wave: 'triangle' },
    { pitch: 220, at: 0.05, duration: 1.25, volume: 0.08, wave: 'triangle' },
    { pitch: 294, at: 0.5, duration: 1.4, volume: 0.1, wave: 'triangle' },
  ],
}

let context: AudioContext | undefined

/** Browsers stay silent until the first gesture, so nothing is created before it. */
if (typeof addEventListener === 'function' && typeof AudioContext === 'function')
  for (const gesture of ['pointerdown', 'keydown'])
    addEventListener(gesture, () => (context ??= new AudioContext()), { once: true })

export function audible(sound: Sound): boolean {
  return settings.sound === 'all' || (settings.sound === 'turn' && sound === 'turn')
}

export function playSound(name: Sound): void {
  const loudness = settings.volume / 100
  if (!context || !loudness || !audible(name)) return
  if (context.state === 'suspended') void context.resume()
  const now = context.currentTime
  for (const note of NOTES[name]) {
    const tone = context.createOscillator()
    const gain = context.createGain()
    tone.type = note.wave ?? 'sine'
    tone.frequency.value = note.pitch
    gain.gain.setValueAtTime(0, now + note.at)
    gain.gain.linearRampToValueAtTime(note.volume * loudness, now + note.at + 0.008)
    gain.gain.exponentialRampToValueAtTime(0.0001, now + note.at + note.duration)
    tone.connect(gain).connect(context.destination)
    tone.start(now + note.at)
    tone.stop(now + note.at + note.duration + 0.05)
  }
}
