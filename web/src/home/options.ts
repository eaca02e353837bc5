/** The values of a game's table options in a form, and what of them is told to the server. */
import type { TableOption } from '../lib/protocol'

export type OptionValue = string | number | boolean | null
export type OptionValues = Record<string, OptionValue>

export function firstValues(options: readonly TableOption[]): OptionValues {
  return Object.fromEntries(options.map(({ key, default: value }) => [key, value]))
}

/** Whether the values of an option are picked by their covers, as scenarios are. */
export function hasCovers({ choices }: TableOption): boolean {
  return choices.some(({ cover }) => cover)
}

/** What differs from the defaults; the rest is the game's own affair. */
export function changedValues(
  options: readonly TableOption[],
  values: OptionValues,
): Record<string, string | number | boolean> {
  const changed: Record<string, string | number | boolean> = {}
  for (const { key, default: value } of options) {
    const chosen = values[key]
    if (chosen !== undefined && chosen !== null && chosen !== '' && chosen !== value) {
      changed[key] = chosen
    }
  }
  return changed
}
