export const refundDeskStates = ['underWay', 'unanswered', 'secondPerson', 'returned', 'chargebacks', 'early'] as const
export type RefundDeskState = (typeof refundDeskStates)[number]
export type RefundLoad = Readonly<Record<RefundDeskState, number>>

const pressing: readonly RefundDeskState[] = ['secondPerson', 'unanswered', 'chargebacks', 'early']

/** What the desk opens with: the first list that waits for a person, else what is on its way. */
export function firstState(asked: string | null, load: RefundLoad): RefundDeskState {
  const named = refundDeskStates.find((one) => one === asked)
  return named ?? pressing.find((state) => load[state] > 0) ?? 'underWay'
}
