/** An offer that is being put together: what each side would add, until it is made as one move. */

import type { Good, Trade } from '../../lib/protocol'

/** What is added to one side: places in its stock, Caps, and agendas that are asked for. */
export interface Added {
  goods: readonly number[]
  shown: readonly number[] // those of the agendas that the other may look at
  caps: number
  agendas: number
}

export const EMPTY: Added = { goods: [], shown: [], caps: 0, agendas: 0 }

export function isEmpty({ goods, caps, agendas }: Added): boolean {
  return goods.length === 0 && caps === 0 && agendas === 0
}

/** Whether something lies in an offer, on either side. */
export function hasSomething(trade: Trade, added: readonly Added[]): boolean {
  const lies = trade.sides.some(
    (side) => (side.goods?.length ?? 0) + (side.caps ?? 0) + (side.unnamed ?? 0) > 0,
  )
  return lies || added.some((each) => !isEmpty(each))
}

/** The choices that put everything into the offer, in the order in which it was added. */
export function choicesOf(trade: Trade, added: readonly Added[]): string[] {
  return trade.sides.flatMap((side, i) => {
    const { goods, shown, caps, agendas } = added[i] ?? EMPTY
    const stock: readonly Good[] = side.stock ?? []
    return [
      ...goods.flatMap((place) => {
        const good = stock[place]
        if (!good?.choice) return []
        return shown.includes(place) && good.show ? [good.choice, good.show] : [good.choice]
      }),
      ...at(side.more_caps, caps),
      ...at(side.more_agendas, agendas),
    ]
  })
}

/** The choice that adds so many; none for 0. */
function at(choices: readonly string[] | undefined, count: number): string[] {
  const choice = choices?.[count - 1]
  return choice ? [choice] : []
}
