import { officeCalendar } from '#money/payments/holidays/working-days.ts'
import { afterWorkingDays } from '#platform/values/calendar.ts'
import type { Site } from '#sites/sites.ts'
import { type ItemState, isFinal, rankOf } from './item-states.ts'
import { deliveryStates, pickupStates } from './state-groups.ts'

export type HistoryRow = { readonly itemId: string; readonly at: Date; readonly to: ItemState }

/** A step of the timeline: reached by all remaining items, by some, expected, or still to come. */
export type TimelineStep = {
  readonly state: ItemState
  readonly reachedAt: Date | null
  readonly isPartly: boolean
  readonly expectedFrom: Date | null
  readonly expectedTo: Date | null
}

const pickupWay = [
  'placed',
  'processing',
  'purchased',
  'shipped_from_seller',
  'received_at_warehouse',
  'shipped_to_destination',
  'arrived_hub',
  'ready_for_pickup',
  'picked_up',
] as const satisfies readonly ItemState[]
const deliveryWay = [...pickupWay.slice(0, 7), 'shipped', 'delivered'] as const satisfies readonly ItemState[]

const toDoor: ReadonlySet<ItemState> = new Set([...deliveryStates, 'shipped', 'delivered'])
const toOffice: ReadonlySet<ItemState> = new Set([...pickupStates, 'picked_up'])

const fewestDays = 7
const mostDays = 21

/** A request for arrived goods decides whether they go to the door; before that, the choice at ordering. */
export function isForDoor(states: readonly ItemState[], isMeant: boolean): boolean {
  const going = states.filter((state) => !isFinal(state))
  const telling = going.length > 0 ? going : states
  if (telling.some((state) => toDoor.has(state))) return true
  return isMeant && !telling.some((state) => toOffice.has(state))
}

/**
 * Where the goods are and what comes next, from the history of the remaining items. A step counts as reached when an
 * item is at it or further; arrival is expected 7 to 21 working days after the warehouse abroad (spec §9).
 */
export function orderTimeline(
  history: readonly HistoryRow[],
  standing: ReadonlyMap<string, ItemState>,
  isMeantForDoor: boolean,
  site: Site,
): readonly TimelineStep[] {
  const calendar = officeCalendar(site, new Set())
  const way: readonly ItemState[] = isForDoor([...standing.values()], isMeantForDoor) ? deliveryWay : pickupWay
  const steps: TimelineStep[] = []
  let abroad: Date | null = null
  for (const state of way) {
    const ranks = [...standing.values()].map(rankOf)
    const there = ranks.filter((rank) => rank >= rankOf(state)).length
    const times = history.filter((row) => standing.has(row.itemId) && row.to === state).map((row) => row.at.getTime())
    const isReached = there > 0 && times.length > 0
    const reachedAt = isReached ? new Date(Math.max(...times)) : null
    if (state === 'received_at_warehouse') abroad = reachedAt
    const isNext = state === 'arrived_hub' && reachedAt === null && abroad !== null
    steps.push({
      state,
      reachedAt,
      isPartly: isReached && there < ranks.length,
      expectedFrom: isNext && abroad ? afterWorkingDays(abroad, fewestDays, calendar) : null,
      expectedTo: isNext && abroad ? afterWorkingDays(abroad, mostDays, calendar) : null,
    })
  }
  return steps
}
