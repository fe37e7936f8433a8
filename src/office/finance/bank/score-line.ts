import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'

export type LineFacts = {
  readonly minor: bigint
  readonly day: string
  readonly payer: string
  readonly reference: string
}
export type TransferFacts = {
  readonly minor: bigint
  readonly sentOn: Date
  readonly name: string
  /** The payment's number and what the customer wrote beside the receipt. */
  readonly hints: readonly string[]
}
export type LineFit = {
  readonly amount: boolean
  readonly day: boolean
  readonly name: boolean
  readonly reference: boolean
}

const nearDays = 4

/** What speaks for a line of the statement being this customer's transfer. */
export function fitOf(line: LineFacts, transfer: TransferFacts): LineFit {
  const days = Math.abs(new Date(`${line.day}T12:00:00Z`).getTime() - transfer.sentOn.getTime()) / 86_400_000
  const said = plain(`${line.payer} ${line.reference}`)
  const words = plain(transfer.name)
    .split(' ')
    .filter((word) => word.length > 2)
  const hints = transfer.hints.flatMap((hint) => plain(hint).split(' ')).filter((hint) => /\d{4,}/.test(hint))
  return {
    amount: line.minor === transfer.minor,
    day: days <= nearDays,
    name: words.length > 0 && words.every((word) => said.includes(word)),
    reference: hints.some((hint) => said.includes(hint)),
  }
}

export function scoreOf({ amount, day, name, reference }: LineFit): number {
  return (amount ? 4 : 0) + (reference ? 4 : 0) + (name ? 2 : 0) + (day ? 1 : 0)
}

/** What a person would mark as a likely one: its amount, or its reference, and something else. */
export function isCandidate(fit: LineFit): boolean {
  return scoreOf(fit) >= 5
}

/** The letters people write in several ways, as one; marks and signs are spaces. */
export function plain(text: string): string {
  return withWesternDigits(text)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
