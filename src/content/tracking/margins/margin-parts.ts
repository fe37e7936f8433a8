/** What customers paid without its VAT, and what it cost us; the VAT is not ours and stands beside the margin. */
export const marginParts = ['paid', 'goods', 'customs', 'losses', 'vat'] as const
export type MarginPart = (typeof marginParts)[number]

/** The part that a line of the ledger belongs to, by the kind of its entry and its account. */
export function partOf(kind: string, account: string): MarginPart {
  if (account === 'vat') return 'vat'
  if (account.startsWith('purchases:')) return 'goods'
  const isIncome = account.startsWith('revenue:') || account === 'duties'
  if (!isIncome) return 'losses'
  return kind === 'customs_paid' ? 'customs' : 'paid'
}

type Amounts = Readonly<Record<MarginPart, bigint>>

/** What is left of what customers paid; costs are below zero. */
export function marginOf({ paid, goods, customs, losses }: Amounts): bigint {
  return paid + goods + customs + losses
}

/** The margin of a hundred that customers paid: `12.5%`; a dash where they paid nothing. */
export function marginShare(amounts: Amounts): string {
  return amounts.paid <= 0n ? '—' : `${(Number((marginOf(amounts) * 1000n) / amounts.paid) / 10).toFixed(1)}%`
}
