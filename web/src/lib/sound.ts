/** Small sounds, made on the spot: no file is loaded, and nothing sounds unless asked for. */
import { settings } from './settings.svelte'

type Tone = readonly [pitch: number, start: number, length: number]

const SOUNDS = {
  turn: [
    [523, 0, 0.12],
    [784, 0.12, 0.2],
  ],
  step: [[330, 0, 0.05]],
  dice: [
    [180, 0, 0.03],
    [240, 0.07, 0.03],
    [200, 0.13, 0.03],
    [300, 0.21, 0.05],
  ],
  refused: [[147, 0, 0.18]],
  over: [
    [523, 0, 0.15],
    [659, 0.15, 0.15],
    [784, 0.3, 0.35],
  ],
} satisfies Record<string, readonly Tone[]>

export type Sound = keyof typeof SOUNDS

let context: AudioContext | null = null

export function play(sound: Sound): void {
  if (!settings.sound) return
  context ??= new AudioContext()
  void context.resume()
  for (const [pitch, start, length] of SOUNDS[sound]) tone(context, pitch, start, length)
}

function tone(audio: AudioContext, pitch: number, start: number, length: number): void {
  const from = audio.currentTime + start
  const source = audio.createOscillator()
  const volume = audio.createGain()
  source.type = 'triangle'
  source.frequency.value = pitch
  volume.gain.setValueAtTime(0.0001, from)
  volume.gain.exponentialRampToValueAtTime(0.12, from + 0.01)
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length)
  source.connect(volume).connect(audio.destination)
  source.start(from)
  source.stop(from + length + 0.02)
}
