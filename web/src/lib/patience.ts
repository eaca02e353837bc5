/** How long a table waits for a decision of its people. */

/** Seconds to choose from; 0 is without end. */
export const PATIENCE = [0, 60, 300, 3600, 86400, 259200] as const

/** A time in the largest unit that it is a whole number of, for the message `page-waits`. */
export function waits(seconds: number): { unit: string; count: number } {
  if (seconds === 0) return { unit: 'none', count: 0 }
  if (seconds % 86400 === 0) return { unit: 'days', count: seconds / 86400 }
  if (seconds % 3600 === 0) return { unit: 'hours', count: seconds / 3600 }
  if (seconds % 60 === 0) return { unit: 'minutes', count: seconds / 60 }
  return { unit: 'seconds', count: seconds }
}
