/** The icons of resources, by the letters that choices and tables call them. */

export const RESOURCE_ICONS: Readonly<Record<string, string>> = {
  W: 'water',
  F: 'food',
  E: 'power',
  '?': 'any-resource',
}
