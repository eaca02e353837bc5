/** The rules as the panel shows them: fetched once, searched, and cut into links. */

import { rules as fetchRules } from '../lib/api'
import type { IconInfo, Rule, Rules, RuleSection } from '../lib/protocol'
import { matches } from './search'

const kept = new Map<string, Promise<Rules>>()

/** The rules of a game in a language; asked of the server once, or again after a failure. */
export function rulesOf(game: string, language: string): Promise<Rules> {
  const key = `${game} ${language}`
  const known = kept.get(key)
  if (known) return known
  const asked = fetchRules(game, language)
  kept.set(key, asked)
  asked.catch(() => kept.delete(key))
  return asked
}

/** The sections with the rules that have all the words; sections without any are left out. */
export function found(sections: readonly RuleSection[], words: readonly string[]): RuleSection[] {
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) =>
        matches({ ...rule, id: `${rule.id} ${section.title}` }, words),
      ),
    }))
    .filter((section) => section.rules.length > 0)
}

/** The icons that have all the words. */
export function foundIcons(icons: readonly IconInfo[], words: readonly string[]): IconInfo[] {
  return icons.filter(({ icon, name, text }) => matches({ id: icon, title: name, text }, words))
}

/** How many rules some sections have. */
export function countOf(sections: readonly RuleSection[]): number {
  return sections.reduce((sum, section) => sum + section.rules.length, 0)
}

/** The rule of an id, in upper or lower case. */
export function ruleOf(sections: readonly RuleSection[], id: string): Rule | undefined {
  const wanted = id.toUpperCase()
  return sections.flatMap((section) => section.rules).find((rule) => rule.id === wanted)
}

/** A text cut at the rule ids in it. */
export function cutAtIds(text: string): { text: string; isId: boolean }[] {
  return text
    .split(/\b((?:[A-Z]{2}-[A-Z]+|ED)-\d+)\b/)
    .map((part, index) => ({ text: part, isId: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
