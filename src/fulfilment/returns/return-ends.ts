/** What can happen to returned goods. */
export const returnEnds = ['sent_back', 'restocked', 'disposed', 'given_back'] as const
export type ReturnEnd = (typeof returnEnds)[number]

/** Refunded goods are ours; refused ones go back to their customer. */
export function endsOf(state: string): readonly ReturnEnd[] {
  if (state === 'refunded') return ['sent_back', 'restocked', 'disposed']
  return state === 'rejected' ? ['given_back'] : []
}

/** Whether it needs a text: the parcel in which they went back, or why they are unusable. */
export function saysWhy(how: ReturnEnd): boolean {
  return how === 'sent_back' || how === 'disposed'
}
