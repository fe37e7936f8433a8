import type { Mover } from '#platform/work/moves.ts'
import { finalStates, type ItemState } from '#selling/orders/items/item-states.ts'
import { deliveryStates, pickupStates } from '#selling/orders/items/state-groups.ts'
import { dayAt, nextDay, startOfDay } from './local-days.ts'

/** A row of an item's history. */
export type Step = {
  readonly at: Date
  readonly event: string
  readonly by: Mover | 'guest'
  readonly to: ItemState
}
type Span = { readonly from: number; readonly to: number }

/** An item's present wait for its customer. */
export type Waiting = {
  readonly beganAt: Date
  readonly beganOn: string
  /** The whole open days of it that have ended. */
  readonly days: readonly string[]
  /** It waits now, and is not being prepared or on its way. */
  readonly isWaiting: boolean
  /** The first day that may count next. */
  readonly nextOn: string
}

export type Clock = {
  readonly now: Date
  readonly timeZone: string
  /** Whether all offices of the site are open on a day. */
  readonly isOpen: (day: string) => boolean
  /** While something is wrong with the goods, or a case about them is open: these days count for nothing. */
  readonly pauses: readonly Span[]
  /** A pickup that cannot be prepared, because something of its order is not paid, stays the customer's turn. */
  readonly isUnpaid?: boolean
}

/** The goods are here, and it is the customer's turn. */
const waitingStates = ['waiting_delivery_request', 'ready_for_pickup'] as const satisfies readonly ItemState[]
// It is our turn: their time counts only if the customer gave the request up, or did not pay for it.
const preparing: readonly ItemState[] = [...pickupStates, ...deliveryStates].filter((one) => one !== 'ready_for_pickup')

/**
 * How long goods have waited for their customer. What the courier brings back begins a new wait; a request that the
 * customer gives up or leaves on its shelf does not. Only whole days count, on which our offices were open and nothing was
 * wrong with the goods. Null: they are not here, or were handed over.
 */
export function waitingOf(steps: readonly Step[], clock: Clock): Waiting | null {
  const last = steps.at(-1)
  if (!last || finalStates.some((state) => state === last.to)) return null
  const isUnpaidPickup = clock.isUnpaid === true && last.to === 'prepare_for_pickup'
  const spans = countedSpans(steps.slice(lastReturn(steps)), clock.now, isUnpaidPickup)
  const [first] = spans
  if (!first) return null
  const days = spans.flatMap((span) => wholeDays(span, clock))
  return {
    beganAt: new Date(first.from),
    beganOn: dayAt(first.from, clock.timeZone),
    days,
    isWaiting: isUnpaidPickup || isWaitingState(last.to),
    nextOn: firstWholeDay(
      Math.max(spans.at(-1)!.from, startOfDay(dayAt(clock.now, clock.timeZone), clock.timeZone)),
      clock,
    ),
  }
}

function isWaitingState(state: ItemState): boolean {
  return waitingStates.some((one) => one === state)
}

function lastReturn(steps: readonly Step[]): number {
  return Math.max(
    0,
    steps.findLastIndex(({ event }) => event === 'returned'),
  )
}

// Spans that follow each other directly are one: a day may begin in the first and end in the second.
function countedSpans(steps: readonly Step[], now: Date, countsLast: boolean): readonly Span[] {
  const spans: Span[] = []
  steps.forEach((step, place) => {
    const isTheirs = isWaitingState(step.to) || (countsLast && place === steps.length - 1)
    if (!isTheirs && !isGivenUp(steps, place)) return
    const span = { from: step.at.getTime(), to: (steps[place + 1]?.at ?? now).getTime() }
    const before = spans.at(-1)
    if (before?.to === span.from) spans[spans.length - 1] = { from: before.from, to: span.to }
    else spans.push(span)
  })
  return spans
}

// How the preparing that this step is part of ended.
function isGivenUp(steps: readonly Step[], place: number): boolean {
  if (!preparing.includes(steps[place]!.to)) return false
  const end = steps.slice(place + 1).find(({ to }) => !preparing.includes(to))
  if (end?.event !== 'cancelRequest') return false
  const before = steps[steps.indexOf(end) - 1]
  return end.by === 'customer' || (end.by === 'system' && before?.to === 'preparing_package')
}

function wholeDays({ from, to }: Span, clock: Clock): readonly string[] {
  const days: string[] = []
  for (let day = firstWholeDay(from, clock); endOf(day, clock) <= to; day = nextDay(day)) {
    if (counts(day, clock)) days.push(day)
  }
  return days
}

function counts(day: string, clock: Clock): boolean {
  const [begins, ends] = [startOfDay(day, clock.timeZone), endOf(day, clock)]
  return clock.isOpen(day) && clock.pauses.every(({ from, to }) => to <= begins || from >= ends)
}

function firstWholeDay(moment: number, { timeZone }: Clock): string {
  const day = dayAt(moment, timeZone)
  return startOfDay(day, timeZone) >= moment ? day : nextDay(day)
}

function endOf(day: string, { timeZone }: Clock): number {
  return startOfDay(nextDay(day), timeZone)
}
