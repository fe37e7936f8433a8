export type PayoutLine = { readonly accountId: string; readonly payer: string; readonly reference: string }
export type PayoutTerms = {
  readonly provider: string
  /** The account it pays into; null: any of ours. */
  readonly accountId: string | null
  /** What our bank calls it, parted by commas. */
  readonly knownAs: string
}

/** Whether a line of our statement can have brought this provider's money: not another's name, not another account than agreed. */
export function isOfProvider(line: PayoutLine, provider: string, terms: readonly PayoutTerms[]): boolean {
  const said = `${line.payer} ${line.reference}`.toLowerCase()
  return terms.every((one) =>
    one.provider === provider
      ? one.accountId === null || one.accountId === line.accountId
      : !namesOf(one).some((name) => said.includes(name)),
  )
}

/** Whether our bank's words on the line name this provider. */
export function namesProvider(
  { payer, reference }: PayoutLine,
  provider: string,
  terms: readonly PayoutTerms[],
): boolean {
  const said = `${payer} ${reference}`.toLowerCase()
  return terms.some((one) => one.provider === provider && namesOf(one).some((name) => said.includes(name)))
}

function namesOf({ knownAs }: PayoutTerms): readonly string[] {
  return knownAs
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
