import type { ItemState } from '#selling/orders/items/item-states.ts'
import { replaceableStates } from '#selling/orders/items/state-groups.ts'

/** What may be wrong with goods we bought. */
export const discrepancyKinds = [
  'wrong',
  'damaged',
  'short',
  'overweight',
  'prohibited',
  'lost',
  'no_owner',
  'misplaced',
  'unclaimed',
] as const
export type DiscrepancyKind = (typeof discrepancyKinds)[number]

/** Nobody came for the goods: the system opens it, and it keeps nothing back. */
export type FoundKind = Exclude<DiscrepancyKind, 'unclaimed'>

/** The kinds that people find and open a case of. */
export const foundKinds: readonly FoundKind[] = discrepancyKinds.filter((kind) => kind !== 'unclaimed')

/** Kinds that are found when a warehouse weighs the goods; the others are found later. */
export const receivedKinds = [
  'wrong',
  'damaged',
  'short',
  'overweight',
  'prohibited',
] as const satisfies readonly DiscrepancyKind[]

/** The options of a case that a customer may be offered, in the page's order. */
export const optionKinds = ['accept', 'replace', 'return', 'refund'] as const
export type OptionKind = (typeof optionKinds)[number]

/** The possible options: nobody can keep what is prohibited or lost, and goods that have left their country are not bought again. */
export function possibleOptions(kind: DiscrepancyKind, state: ItemState): readonly OptionKind[] {
  const isGone = kind === 'lost'
  return optionKinds.filter((option) => {
    if (option === 'accept') return !isGone && kind !== 'prohibited'
    if (option === 'return') return !isGone
    if (option === 'replace') return kind !== 'prohibited' && replaceableStates.some((one) => one === state)
    return kind !== 'unclaimed'
  })
}
