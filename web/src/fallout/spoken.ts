/** What a space of the map is called and what is on it, for who does not see the picture. */

import { t } from '../lib/texts.svelte'
import type { Fog, OpenSpace } from './map/land'
import type { Viewer } from './play.svelte'
import type { Enemy } from './table'

export function enemyName(play: Viewer, enemy: Enemy): string {
  if (enemy.token) return play.nameOf('enemy', enemy.token)
  return t('page-fallout-asleep', { type: play.nameOf('type', enemy.type) })
}

/** A token with all that is printed on it. */
export function enemyTitle(play: Viewer, enemy: Enemy): string {
  const level = enemy.level === null ? [] : [t('page-fallout-level', { level: enemy.level })]
  const abilities = enemy.abilities.map((each) => play.nameOf('ability', each))
  return [enemyName(play, enemy), ...level, ...abilities].join(', ')
}

/** The name of a space: its place, or where it lies. */
export function spaceName(play: Viewer, name: string): string {
  const drawn = play.land?.at.get(name)
  if (!drawn) return name
  if (!('space' in drawn)) {
    const kind = t(`page-fallout-${drawn.kind}`)
    return t('page-fallout-tile', { slot: drawn.slot, kind })
  }
  const { place } = drawn.space
  return place ? play.nameOf('place', place) : t('page-fallout-ground', { space: name })
}

/** What lies and stands on a space. */
export function contents(play: Viewer, drawn: OpenSpace | Fog): string[] {
  const enemies = drawn.enemies.map((each) => enemyTitle(play, each))
  if (!('space' in drawn)) return enemies
  const { space } = drawn
  const level = space.level === null ? '' : ` ${space.level}`
  return [
    ...(space.icon ? [`${play.nameOf('deck', space.icon)}${level}`] : []),
    ...space.terrain.map((each) => play.nameOf('terrain', each)),
    ...(space.enemy_icon
      ? [t('page-fallout-enemy-icon', { type: play.nameOf('type', space.enemy_icon) })]
      : []),
    ...space.markers.map((quest) =>
      t('page-fallout-marker', { quest: play.nameOf('quest', quest) }),
    ),
    ...space.survivors.map((seat) => play.session.names[seat] ?? ''),
    ...enemies,
  ]
}

export function spoken(play: Viewer, drawn: OpenSpace | Fog): string {
  const walk = play.walkTo(drawn.name)
  const lamp = walk
    ? [t('page-fallout-walk-cost', { count: walk.points }), ...dangers(play, drawn.name)]
    : play.isLit(drawn.name)
      ? [t('page-fallout-lit')]
      : []
  // What is written on a tile that can be explored comes first: who speaks to the page reads it out.
  const written =
    'space' in drawn || !play.isLit(drawn.name)
      ? []
      : [`${t('page-fallout-explore')} ${t(`page-fallout-${drawn.kind}`)}`]
  return [...written, spaceName(play, drawn.name), ...contents(play, drawn), ...lamp].join(', ')
}

/** What a walk costs beside movement. */
export function dangers(play: Viewer, space: string): string[] {
  const walk = play.walkTo(space)
  if (!walk) return []
  return [
    ...(walk.action ? [t('page-fallout-takes-action')] : []),
    ...(walk.rads > 0 ? [t('page-fallout-rads', { count: walk.rads })] : []),
    ...walk.meets.map(({ name }) => t('page-fallout-meets', { enemy: name })),
  ]
}
