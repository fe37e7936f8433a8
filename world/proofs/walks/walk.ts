import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'

/** Runs a use-case as somebody at a moment of the story. */
export type WalkAs = <Answer>(who: Actor, now: Date, act: (work: Work) => Promise<Answer>) => Promise<Answer>
export type Crew = Readonly<
  Record<'customer' | 'reviewer' | 'buyer' | 'warehouse' | 'hub' | 'desk' | 'support' | 'colleague', Actor>
>

/** One order on its way: who acts, what time it is, and the dice. */
export type Walk = {
  readonly as: <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) => Promise<Answer>
  readonly crew: Crew
  readonly customerId: string
  readonly orderId: string
  readonly number: string
  readonly addressId: string
  /** From 0 up to, and without, 1. */
  readonly dice: () => number
  /** A key nobody used. */
  readonly key: () => string
  /** Time goes by so many hours. */
  readonly wait: (hours: number) => void
}

/** Something a person or the clock may do with an order; `of` says of which of its items, none: not now. */
export type WalkDeed = {
  readonly name: string
  /** Brings the order nearer to its end; after a while only these are done. */
  readonly isForward: boolean
  readonly of: (order: Order) => readonly OrderItem[]
  readonly act: (walk: Walk, item: OrderItem, order: Order) => Promise<unknown>
}

type Parts = Omit<WalkDeed, 'name' | 'isForward' | 'of'> & { readonly in: readonly OrderItem['state'][] }

/** A deed with any of the items that stand in one of these states. */
export function forward(name: string, { in: states, act }: Parts): WalkDeed {
  return { name, isForward: true, of: ({ items }) => items.filter((item) => states.includes(item.state)), act }
}

/** The same, but it leads back or aside. */
export function aside(name: string, parts: Parts): WalkDeed {
  return { ...forward(name, parts), isForward: false }
}

/** What a walker may try at a wrong moment is refused, and nothing happens; anything else thrown is a fault of ours. */
export async function refusable(act: Promise<unknown>): Promise<string | null> {
  try {
    await act
    return null
  } catch (thrown) {
    if (isRefusal(thrown)) return thrown.code
    throw thrown
  }
}

export function oneOf<Thing>(things: readonly Thing[], dice: () => number): Thing {
  const found = things[Math.floor(dice() * things.length)]
  if (found === undefined) throw new RangeError('nothing to choose from')
  return found
}
