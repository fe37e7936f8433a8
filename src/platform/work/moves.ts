import type { Actor, Role, Work } from './work.ts'

/** Who may cause a move. `system` is what a person did elsewhere, a clock, or a machine outside; an admin is every role. */
export type Mover = 'customer' | 'system' | Role

/** A row of a table of moves: the only way from one state to another. */
export type MoveRow = {
  readonly from: string
  readonly event: string
  readonly to: string
  readonly by: readonly Mover[]
}

/** The row for this event, if this person may cause it; null otherwise. */
export function findMove<Row extends MoveRow>(
  who: Actor,
  moves: readonly Row[],
  from: string,
  event: Row['event'],
): Row | null {
  return moves.find((move) => move.from === from && move.event === event && mayMove(who, move.by)) ?? null
}

/** Whether this person is one of those whom a row of a table of moves names. An admin does what any staff may do. */
export function mayMove(who: Actor, by: readonly Mover[]): boolean {
  if (who.kind === 'guest') return false
  if (who.kind !== 'staff') return by.includes(who.kind)
  const isStaffMove = by.some((mover) => mover !== 'customer' && mover !== 'system')
  return who.roles.some((role) => by.includes(role) || (role === 'admin' && isStaffMove))
}

/** What every history says of a step; `from` is null where it begins. */
export type Step = { readonly event: string; readonly from: string | null; readonly to: string }

/** The columns that every row of a history has, beside its subject and its states. */
export function stepOf({ who, now }: Pick<Work, 'who' | 'now'>, event: string) {
  return { at: now, who_kind: who.kind, who_id: who.id, event }
}

/** The same with the states, for a history that calls them states. */
export function stateStepOf(work: Pick<Work, 'who' | 'now'>, { event, from, to }: Step) {
  return { ...stepOf(work, event), from_state: from, to_state: to }
}

/** The same with the states, for a history that calls them statuses. */
export function statusStepOf(work: Pick<Work, 'who' | 'now'>, { event, from, to }: Step) {
  return { ...stepOf(work, event), from_status: from, to_status: to }
}
