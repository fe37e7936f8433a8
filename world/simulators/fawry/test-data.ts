/** The cards of Fawry's testing page. */
export const cards = {
  approved: ['4242424242424242', '5436031030606378', '5078036246600381', '4508750015741019', '5123450000000008'],
  expired: ['4263970000005262', '5425230000004415', '5078036242783546'],
  insufficientFunds: ['4222000006724235', '5114610000004778', '5078036231985581'],
  failures: { declined: 'DECLINED', expired: 'EXPIRED_CARD', insufficientFunds: 'INSUFFICIENT_FUNDS' },
} as const

export type Verdict = 'approved' | keyof typeof cards.failures

type Typed = { readonly choice: string; readonly number: string; readonly cvv: string }

/** The bank's verdict on this card; a chosen outcome needs no typed card. */
export function verdictOn({ choice, number, cvv }: Typed): Verdict {
  if (choice === 'decline') return 'declined'
  if (choice === 'insufficientFunds') return 'insufficientFunds'
  const digits = number.replace(/\D/g, '')
  const has = (list: readonly string[]) => list.includes(digits)
  if (has(cards.expired)) return 'expired'
  if (has(cards.insufficientFunds)) return 'insufficientFunds'
  return has(cards.approved) && cvv !== '000' ? 'approved' : 'declined'
}

export type ValuPlan = { readonly months: number; readonly monthly: number }

/** valU's plans with the monthly rate in piastres; the last month takes the remainder. */
export function valuPlans(amount: number): readonly ValuPlan[] {
  return [6, 9, 12, 18, 24, 36].map((months) => ({ months, monthly: Math.ceil(amount / months) }))
}
