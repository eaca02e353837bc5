/** The bill of a visit to the shop: what is picked to buy and sell, and what it comes to. */

import type { Sale, Shop, Ware } from '../../lib/protocol'

export interface Picked {
  /** Places of wares in the row, in the order in which they were picked. */
  wares: readonly number[]
  /** Those of them that are put on at once. */
  worn: readonly number[]
  /** Places of sales in their list. */
  sales: readonly number[]
}

export const NOTHING: Picked = { wares: [], worn: [], sales: [] }

export interface Bill {
  lines: { name: string; caps: number }[]
  left: number
  deals: number
}

export function billOf(shop: Shop, picked: Picked): Bill {
  const sold = picked.sales.map((place) => shop.sales?.[place]).filter((each) => each !== undefined)
  const bought = picked.wares.map((place) => shop.wares[place]).filter((each) => each !== undefined)
  const lines = [
    ...sold.map(({ name, price }: Sale) => ({ name, caps: price })),
    ...bought.map(({ name, price }: Ware) => ({ name, caps: -price })),
  ]
  return {
    lines,
    left: shop.caps + lines.reduce((sum, { caps }) => sum + caps, 0),
    deals: lines.length,
  }
}

/** Whether a bill can be paid, and has no more deals than are left. */
export function isPayable(shop: Shop, bill: Bill): boolean {
  return bill.deals > 0 && bill.deals <= shop.left && bill.left >= 0
}

/** Why a card cannot be added to what is picked: too dear, too many deals, or two that end a move. */
export function isBarred(shop: Shop, picked: Picked, ware: Ware): 'full' | 'last' | 'dear' | '' {
  const bill = billOf(shop, picked)
  if (bill.deals >= shop.left) return 'full'
  const ends = picked.wares.some((place) => shop.wares[place]?.last)
  if (ware.last && ends && shop.left > 1) return 'last'
  return ware.price > bill.left ? 'dear' : ''
}

/** All choices of the bill as one move: sales first, and what ends a move at last. */
export function choicesOf(shop: Shop, picked: Picked): string[] {
  const sold = picked.sales.flatMap((place) => shop.sales?.[place]?.choice ?? [])
  const wares = [...picked.wares].sort(
    (a, b) => Number(shop.wares[a]?.last ?? false) - Number(shop.wares[b]?.last ?? false),
  )
  const bought = wares.flatMap((place) => {
    const ware = shop.wares[place]
    const worn = picked.worn.includes(place) && ware?.worn?.length
    return (worn ? ware.worn : ware?.choices) ?? []
  })
  return [...sold, ...bought]
}

export function toggled(places: readonly number[], place: number): number[] {
  return places.includes(place) ? places.filter((each) => each !== place) : [...places, place]
}
