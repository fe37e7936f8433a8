import { mayMove } from '#platform/work/moves.ts'
import type { Actor } from '#platform/work/work.ts'
import { type ItemEvent, itemMoves, type Move } from './item-moves.ts'
import type { ItemState } from './item-states.ts'

/** The rows of the table that this person may try; several if a guard decides between them. */
export function findMoves(who: Actor, from: ItemState, event: ItemEvent): readonly Move[] {
  return itemMoves.filter((move) => move.from === from && move.event === event && mayMove(who, move.by))
}

/** The events that a screen may offer this person for an item in this state; guards still decide when it is tried. */
export function eventsFor(who: Actor, from: ItemState): readonly ItemEvent[] {
  return [...new Set(itemMoves.filter((move) => move.from === from && mayMove(who, move.by)).map((move) => move.event))]
}
