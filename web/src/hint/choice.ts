/** A choice as a part of a sentence: a full stop of its own would end it too early. */

export function within(choice: string): string {
  return choice.replace(/(?<!\.)\.(?=["”»]?$)/, '')
}
