const draftStates = ['editing', 'sent', 'published', 'withdrawn'] as const
export type DraftState = (typeof draftStates)[number]

/** What may happen to a draft, and where it stands then. `second`: by somebody who wrote nothing of it. */
export const draftMoves = [
  { move: 'send', from: 'editing', to: 'sent', by: 'anybody' },
  { move: 'withdraw', from: 'editing', to: 'withdrawn', by: 'anybody' },
  { move: 'takeBack', from: 'sent', to: 'editing', by: 'anybody' },
  { move: 'sendBack', from: 'sent', to: 'editing', by: 'second' },
  { move: 'publish', from: 'sent', to: 'published', by: 'second' },
  { move: 'withdraw', from: 'sent', to: 'withdrawn', by: 'anybody' },
] as const

export type DraftMove = (typeof draftMoves)[number]['move']

/** Where a move leads, from here; null where there is no such move. */
export function moveOf(state: DraftState, move: DraftMove) {
  return draftMoves.find((one) => one.move === move && one.from === state) ?? null
}

/** What this person may do with a draft now. */
export function movesFor(state: DraftState, isAuthor: boolean): readonly DraftMove[] {
  return draftMoves.filter((one) => one.from === state && !(one.by === 'second' && isAuthor)).map((one) => one.move)
}

export function toDraftState(text: string): DraftState {
  const found = draftStates.find((state) => state === text)
  if (!found) throw new RangeError(`not a state of a draft: ${text}`)
  return found
}
