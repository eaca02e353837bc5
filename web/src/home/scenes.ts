/** What the poster and the covers draw of a game: its own scene, or something for whatever was installed. */

export type Scene = 'vault' | 'surface' | 'other'

const SCENES: Readonly<Record<string, Scene>> = { shelter: 'vault', fallout: 'surface' }

export function sceneOf(game: string): Scene {
  return game === '' ? 'vault' : (SCENES[game] ?? 'other')
}
