import { type Selectable, sql } from 'kysely'
import { hasCharge, takeUnmatched } from '#money/payments/gateways/write-charge.ts'
import type { AccountName } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { money } from '#platform/values/amounts/money.ts'
import type { Database, Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import type { BreakKind, MoveKind } from './report-line.ts'

type Found = Selectable<Database['reconciliation_breaks']>
type TheirLine = Selectable<Database['provider_report_lines']>

/**
 * Puts our books right where a provider says otherwise: what the two differ by goes to suspense, above or below zero, where the desk
 * decides about it. Answers the entry. A transaction is put right once.
 */
export async function correctBreak(work: Work, found: Found, reason: string): Promise<string> {
  const theirs = await readTheirLine(work, found)
  if (found.kind === 'missingWithUs' && theirs?.kind === 'charge') return takeIn(work, found, theirs)
  await refuseCorrected(work, found)
  const ours = await readOurSide(work, found, theirs)
  const correction = correctionOf({
    kind: found.kind as BreakKind,
    differenceMinor: found.difference_minor,
    ours,
    theirs: theirs && {
      kind: theirs.kind as MoveKind,
      minor: theirs.amount_minor,
      isOurCurrency: isOurs(work, theirs),
    },
  })
  if (!correction) throw no.BREAK_NOT_CORRECTABLE()
  return post(work, found, correction, { reason, corrects: await readWrongEntry(work, found, ours) })
}

const isOurs = ({ site }: Work, line: TheirLine) => line.currency === sites[site].currency

async function readTheirLine(work: Work, found: Found): Promise<TheirLine | null> {
  if (found.line_no === null) return null
  const line = await work.db
    .selectFrom('provider_report_lines')
    .selectAll()
    .where('report_id', '=', found.report_id)
    .where('line_no', '=', found.line_no)
    .executeTakeFirst()
  return line ?? null
}

async function readOurSide(work: Work, found: Found, theirs: TheirLine | null): Promise<OurSide | null> {
  const { rows } = await sql<OurSide>`
    select 'charge' as kind, amount_minor as minor, entry_id as "entryId" from payment_charges
      where provider = ${found.provider} and transaction_id = ${found.transaction_id} and entry_id is not null
    union all
    select 'refund', amount_minor, entry_id from payment_reversals
      where provider = ${found.provider} and transaction_id = ${found.transaction_id} and entry_id is not null`.execute(
    work.db,
  )
  return rows.find((one) => one.kind === (theirs?.kind ?? rows[0]?.kind)) ?? null
}

// What a contract says of a fee, and what a payout brought, are other questions than whether the transaction is right.
const besidesTheTransaction: ReadonlySet<string> = new Set(['feeDiffers', 'payoutDiffers'])

async function refuseCorrected(work: Work, found: Found): Promise<void> {
  await hasCharge(work, found.provider, found.transaction_id)
  const corrected = await work.db
    .selectFrom('reconciliation_breaks')
    .select('kind')
    .where('provider', '=', found.provider)
    .where('transaction_id', '=', found.transaction_id)
    .where('entry_id', 'is not', null)
    .execute()
  const isOther = (kind: string) =>
    besidesTheTransaction.has(found.kind) ? kind !== found.kind : besidesTheTransaction.has(kind)
  if (corrected.some(({ kind }) => !isOther(kind))) throw no.BREAK_NOT_CORRECTABLE()
}

async function readWrongEntry(work: Work, found: Found, ours: OurSide | null): Promise<string | null> {
  if (found.kind === 'payoutDiffers') return null
  if (found.kind !== 'feeDiffers') return ours?.entryId ?? null
  const report = await work.db
    .selectFrom('provider_reports')
    .select('fees_entry')
    .where('id', '=', found.report_id)
    .executeTakeFirstOrThrow()
  return report.fees_entry
}

type Why = { readonly reason: string; readonly corrects: string | null }

function post(work: Work, found: Found, { minor, against }: Correction, { reason, corrects }: Why): Promise<string> {
  const from: AccountName = against === 'fees' ? 'gateway-fees' : `gateway:${found.provider}`
  const amount = money(minor, sites[work.site].currency)
  return postEntry(work, 'break_corrected', transfer(amount, from, `suspense:${found.provider}`), {
    reference: found.transaction_id,
    note: reason,
    onlyOnce: `break:${found.id}`,
    ...(corrects && { corrects }),
  })
}

// Money that a provider took for us and we never heard of: as if its callback had come, and matched nothing.
async function takeIn(work: Work, found: Found, line: TheirLine): Promise<string> {
  const { provider, transaction_id: transactionId } = found
  if (!isOurs(work, line) || (await hasCharge(work, provider, transactionId))) throw no.BREAK_NOT_CORRECTABLE()
  const outcome = {
    ...({ state: 'paid', site: work.site, transactionId, providerReference: transactionId } as const),
    reference: line.reference || null,
    card: null,
    declineCode: null,
    amount: { minor: line.amount_minor, currency: line.currency },
  }
  await takeUnmatched(work, { provider, outcome }, 'UNKNOWN_REFERENCE', null)
  const charge = await work.db
    .selectFrom('payment_charges')
    .select('entry_id')
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirstOrThrow()
  if (charge.entry_id === null) throw no.BREAK_NOT_CORRECTABLE()
  return charge.entry_id
}

type OurSide = { readonly kind: MoveKind; readonly minor: bigint; readonly entryId: string }

type TheirSide = { readonly kind: MoveKind; readonly minor: bigint; readonly isOurCurrency: boolean }

type BreakFacts = {
  readonly kind: BreakKind
  readonly differenceMinor: bigint
  readonly ours: OurSide | null
  readonly theirs: TheirSide | null
}

/** What goes to suspense, below zero where money is missing, and which account of ours said otherwise. */
type Correction = { readonly minor: bigint; readonly against: 'gateway' | 'fees' }

/** The entry that puts our books right for a break; null where there is nothing an entry could put right. */
function correctionOf({ kind, differenceMinor, ours, theirs }: BreakFacts): Correction | null {
  // Money that came adds to what the provider holds for us, money that went back takes from it.
  const sign = (ours ?? theirs)?.kind === 'refund' ? -1n : 1n
  const gateway = (minor: bigint | undefined): Correction | null =>
    minor === undefined || minor === 0n ? null : { minor: sign * minor, against: 'gateway' }
  if (kind === 'payoutDiffers') return { minor: differenceMinor, against: 'gateway' }
  // What was kept above the contract the provider owes us.
  if (kind === 'feeDiffers') return { minor: -differenceMinor, against: 'fees' }
  if (kind === 'missingWithUs' || kind === 'duplicateAtProvider')
    return theirs?.isOurCurrency ? gateway(theirs.minor) : null
  if (kind === 'amountDiffers') return ours ? gateway(differenceMinor) : null
  // What the provider does not have, has in another money, or says is gone or never was, it does not hold for us.
  if (kind === 'missingAtProvider' || kind === 'currencyDiffers' || kind === 'statusDiffers')
    return ours ? gateway(-ours.minor) : null
  return null
}
