import { addBankDays, type Holidays } from '#money/payments/holidays/working-days.ts'
import type { Site } from '#sites/sites.ts'
import type { Refund, RefundSend } from './refund.ts'

export const clockSteps = ['decided', 'inWallet', 'asked', 'provider', 'onCard', 'returned'] as const
type ClockStepName = (typeof clockSteps)[number]

/** One step of a refund: done at a time, or expected by a day. */
export type ClockStep = {
  readonly step: ClockStepName
  readonly state: 'done' | 'now' | 'next' | 'trouble'
  readonly at: Date | null
  readonly by: Date | null
}

// The acquirers' promise: they process a refund within two working days, a bank shows it within fourteen.
const providerDays = 2
const bankDays = 14

/** The latest days on which a refund sent now is processed by the provider and visible to the customer. */
export function sourceDays(
  from: Date,
  site: Site,
  holidays: Holidays,
): { readonly provider: Date; readonly onCard: Date } {
  return {
    provider: addBankDays(from, providerDays, site, holidays),
    onCard: addBankDays(from, bankDays, site, holidays),
  }
}

/** The steps of a refund with their deadlines. To a balance it is done at once; to a card it takes days. */
export function refundSteps(
  refund: Refund,
  send: RefundSend | null,
  { now, holidays }: { readonly now: Date; readonly holidays: Holidays },
): readonly ClockStep[] {
  const decided: ClockStep = { step: 'decided', state: 'done', at: refund.at, by: null }
  const inWallet: ClockStep = { step: 'inWallet', state: 'done', at: refund.at, by: null }
  // Lent money returns to the lender without passing through the balance.
  const first = refund.kind === 'valu' ? [decided] : [decided, inWallet]
  if (refund.status === 'in_wallet' || !send) return refund.kind === 'valu' ? [decided, inWallet] : first
  const due = sourceDays(send.madeAt, refund.site, holidays)
  const asked: ClockStep = { step: 'asked', state: 'done', at: send.madeAt, by: null }
  if (refund.status === 'returned')
    return [...first, asked, { step: 'returned', state: 'trouble', at: send.answeredAt, by: null }]
  if (refund.status === 'sending')
    return [
      ...first,
      asked,
      { step: 'provider', state: 'now', at: null, by: due.provider },
      { step: 'onCard', state: 'next', at: null, by: due.onCard },
    ]
  const { onCard } = sourceDays(send.answeredAt ?? send.madeAt, refund.site, holidays)
  return [
    ...first,
    asked,
    { step: 'provider', state: 'done', at: send.answeredAt, by: null },
    { step: 'onCard', state: now < onCard ? 'now' : 'done', at: null, by: onCard },
  ]
}
