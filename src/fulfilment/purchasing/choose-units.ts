import type { Money } from '#platform/values/amounts/money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { shareOut } from '#platform/values/amounts/share-out.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'
import { no } from './purchasing.refusals.ts'

export type Units = Readonly<Record<string, number>>
export type ChosenLine = { readonly item: OrderItem; readonly units: number; readonly costMinor: bigint }

/**
 * How many units of each item a store order takes (all that are still to be bought, unless fewer are given), and each
 * line's part of the real cost: as given, the rest shared out by the reviewed prices.
 */
export function chooseUnits(
  items: readonly OrderItem[],
  cost: Money,
  units: Units = {},
  costs: Readonly<Record<string, bigint>> = {},
): readonly ChosenLine[] {
  const chosen = items.map((item) => ({ item, units: unitsOf(item, units[item.id]) }))
  const open = chosen.filter(({ item }) => costs[item.id] === undefined)
  const rest = chosen.reduce((left, { item }) => left - (costs[item.id] ?? 0n), cost.minor)
  if (rest < 0n || (rest !== 0n && open.length === 0)) throw no.LINE_COSTS_DIFFER({ path: 'cost' })
  const shares = shareOut(
    rest,
    open.map((one) => weightOf(one.item, one.units)),
  )
  return chosen.map((one) => ({
    ...one,
    costMinor: costs[one.item.id] ?? shares[open.findIndex(({ item }) => item.id === one.item.id)] ?? 0n,
  }))
}

function unitsOf(item: OrderItem, said: number | undefined): number {
  const open = item.quantity - item.bought_units
  const units = said ?? open
  if (!Number.isSafeInteger(units) || units < 1 || units > open)
    throw no.UNITS_TOO_MANY({ path: `units.${item.id}`, open, title: item.title })
  return units
}

function weightOf(item: OrderItem, units: number): bigint {
  return (parseMinor(effectiveData(item).price) ?? 0n) * BigInt(units)
}
