import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import type { Order, OrderItem } from '#selling/orders/items/lock-order.ts'

/** Runs a use-case as this person at this time of the story. */
export type WalkAs = <Answer>(who: Actor, now: Date, act: (work: Work) => Promise<Answer>) => Promise<Answer>
export type Crew = Readonly<
  Record<'customer' | 'reviewer' | 'buyer' | 'warehouse' | 'hub' | 'desk' | 'support' | 'colleague', Actor>
>

/** One order on its way: the people, the time and the dice. */
export type Walk = {
  readonly as: <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) => Promise<Answer>
  readonly crew: Crew
  readonly customerId: string
  readonly orderId: string
  readonly number: string
  readonly addressId: string
  /** From 0 to below 1. */
  readonly dice: () => number
  /** An unused key. */
  readonly key: () => string
  /** Lets this many hours pass. */
  readonly wait: (hours: number) => void
}

/** Something a person or a job may do with an order; `of` returns the items that it is possible for now, if any. */
export type WalkDeed = {
  readonly name: string
  /** Brings the order nearer to its end; after a while only such actions are done. */
  readonly isForward: boolean
  readonly of: (order: Order) => readonly OrderItem[]
  readonly act: (walk: Walk, item: OrderItem, order: Order) => Promise<unknown>
}

type Parts = Omit<WalkDeed, 'name' | 'isForward' | 'of'> & { readonly in: readonly OrderItem['state'][] }

/** An action on any item that is in one of these states. */
export function forward(name: string, { in: states, act }: Parts): WalkDeed {
  return { name, isForward: true, of: ({ items }) => items.filter((item) => states.includes(item.state)), act }
}

/** The same, but the action leads back or aside. */
export function aside(name: string, parts: Parts): WalkDeed {
  return { ...forward(name, parts), isForward: false }
}

/** An action tried at a wrong moment is refused and changes nothing; anything else that is thrown is our fault. */
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
