/** What becomes of goods that came back. */
export const returnEnds = ['sent_back', 'restocked', 'disposed', 'given_back'] as const
export type ReturnEnd = (typeof returnEnds)[number]

/** Refunded, they are ours; refused, they go back to who brought them. */
export function endsOf(state: string): readonly ReturnEnd[] {
  if (state === 'refunded') return ['sent_back', 'restocked', 'disposed']
  return state === 'rejected' ? ['given_back'] : []
}

/** With what parcel they went back, or why they are of no use. */
export function saysWhy(how: ReturnEnd): boolean {
  return how === 'sent_back' || how === 'disposed'
}
