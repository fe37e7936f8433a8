import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Break, BreakKind, FeeTerms, OurMove, ReportLine } from './report-line.ts'

export type Comparison = {
  readonly lines: readonly ReportLine[]
  /** What our books have of this provider: of the report's days, and whatever else the report names. */
  readonly ours: readonly OurMove[]
  readonly fromDay: string
  readonly toDay: string
  /** Transactions that an earlier report paid out already, as `kind transaction`. */
  readonly settledBefore: ReadonlySet<string>
  readonly terms: FeeTerms | null
  /** The day the report is looked at. */
  readonly today: string
}

export type Reconciled = { readonly breaks: readonly Break[]; readonly matched: readonly ReportLine[] }

export const moveKey = ({ kind, transactionId }: Pick<ReportLine, 'kind' | 'transactionId'>) =>
  `${kind} ${transactionId}`

// A charge near midnight may be of the next day at one of the two.
const daysApart = 1
// Providers pay out within a week; later, somebody asks.
const daysToSettle = 7
// A fee is rounded by who takes it.
const feeTolerance = 1n

/** Holds a provider's report against our books: each line that differs is named by how, and what it is silent about, too. */
export function reconcile(given: Comparison): Reconciled {
  const ours = new Map(given.ours.map((move) => [moveKey(move), move]))
  const seen = new Set<string>()
  const breaks: Break[] = []
  const matched: ReportLine[] = []
  for (const line of given.lines) {
    const key = moveKey(line)
    const isTwice = seen.has(key) || given.settledBefore.has(key)
    seen.add(key)
    const move = ours.get(key)
    if (isTwice) breaks.push(breakOf('duplicateAtProvider', line, null, sum(line), line.minor))
    else if (!move) breaks.push(breakOf('missingWithUs', line, null, sum(line), line.minor))
    else {
      matched.push(line)
      breaks.push(...compareLine(line, move, given))
    }
  }
  for (const move of given.ours) {
    const isOfReport = move.day >= given.fromDay && move.day <= given.toDay
    if (!isOfReport || seen.has(moveKey(move)) || given.settledBefore.has(moveKey(move))) continue
    const { transactionId, minor } = move
    const silent = { lineNo: null, transactionId, ours: sum(move), theirs: null, differenceMinor: minor }
    breaks.push({ kind: 'missingAtProvider', ...silent })
  }
  return { breaks, matched }
}

function compareLine(line: ReportLine, move: OurMove, { terms, today }: Comparison): Break[] {
  const breaks: Break[] = []
  const note = (kind: BreakKind, ours: string, theirs: string, difference = 0n) =>
    breaks.push(breakOf(kind, line, ours, theirs, difference))
  if (line.currency !== move.currency) note('currencyDiffers', sum(move), sum(line))
  else if (line.minor !== move.minor) note('amountDiffers', sum(move), sum(line), line.minor - move.minor)
  const hasGone = line.status === 'refunded' || line.status === 'reversed'
  const neverWas = line.status === 'failed' || line.status === 'pending'
  if (neverWas || (line.kind === 'charge' && hasGone && !move.isRefunded))
    note('statusDiffers', move.isRefunded ? 'refunded' : 'paid', line.status, line.minor)
  const expected = expectedFee(line, terms)
  if (expected !== null && distance(line.feeMinor, expected) > feeTolerance)
    note('feeDiffers', minorToDecimal(expected), minorToDecimal(line.feeMinor), line.feeMinor - expected)
  if (daysBetween(line.day, move.day) > daysApart) note('dayDiffers', move.day, line.day)
  else if (!neverWas && isSettledLate(line, today)) note('dayDiffers', move.day, line.settledOn ?? '—')
  return breaks
}

/** What a provider may keep of this line by contract; null where no contract is known. Of money that goes back, nothing. */
function expectedFee(line: Pick<ReportLine, 'kind' | 'minor'>, terms: FeeTerms | null): bigint | null {
  if (!terms) return null
  if (line.kind === 'refund') return 0n
  return (line.minor * terms.basisPoints + 5_000n) / 10_000n + terms.fixedMinor
}

function isSettledLate({ day, settledOn }: ReportLine, today: string): boolean {
  return daysBetween(day, settledOn ?? today) > daysToSettle || (settledOn !== null && settledOn < day)
}

function breakOf(
  kind: BreakKind,
  { lineNo, transactionId }: ReportLine,
  ours: string | null,
  theirs: string | null,
  differenceMinor: bigint,
): Break {
  return { kind, lineNo, transactionId, ours, theirs, differenceMinor }
}

const sum = ({ minor, currency }: { readonly minor: bigint; readonly currency: string }) =>
  `${minorToDecimal(minor)} ${currency}`
const distance = (one: bigint, other: bigint) => (one > other ? one - other : other - one)

function daysBetween(one: string, other: string): number {
  return Math.abs(new Date(`${one}T00:00:00Z`).getTime() - new Date(`${other}T00:00:00Z`).getTime()) / 86_400_000
}
