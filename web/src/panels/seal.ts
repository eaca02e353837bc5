/** The seal of the dice: SHA-256 over the salt, a space and the seed. */

/** Whether this browser can check a seal here; it can only on a secure page. */
export function canCheck(): boolean {
  return globalThis.crypto?.subtle !== undefined
}

/** Whether a salt and a seed give the seal that was published before the first roll. */
export async function isSealOf(commitment: string, salt: string, seed: string): Promise<boolean> {
  const bytes = new TextEncoder().encode(`${salt} ${seed}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('') === commitment
}

/** A seal in groups of four digits, the first `groups` of them: enough to compare by eye. */
export function grouped(hex: string, groups = Infinity): string {
  return (hex.match(/.{1,4}/g) ?? []).slice(0, groups).join(' ')
}
