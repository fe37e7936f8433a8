import { sql } from 'kysely'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { type LineRow, lockFreeLine, markLineUsed, readAccountNumber } from '#office/finance/bank/use-line.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { formatMinor, minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isId, newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { isOfProvider } from './payout-rules.ts'
import { readPayoutTerms, readReportSums } from './read-payout-terms.ts'

export type BookedPayout = {
  readonly key: string
  readonly reportIds: readonly string[]
  readonly lineIds: readonly string[]
  /** Why a payout that differs from its reports is booked all the same, with a break; empty: it is refused. */
  readonly breakReason: string
}

export type Payout = { readonly number: string; readonly minor: bigint; readonly difference: bigint }

/**
 * A provider's money was found on our bank's statement: one line or several for one report or several, and it is what they come to.
 * It moves from the provider's account to the bank's. What differs is a break of its own.
 */
export async function bookPayout(work: Work, { key, ...given }: BookedPayout): Promise<Payout> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `payout:${key}`, given, async () => {
    if (given.reportIds.length === 0 || given.lineIds.length === 0) throw no.PAYOUT_NEEDS_BOTH({ path: 'lineId' })
    const reports = await lockReports(work, given.reportIds)
    const lines = await lockLines(work, given.lineIds, reports[0]!.provider)
    const expected = reports.reduce((total, { net }) => total + net, 0n)
    const received = lines.reduce((total, line) => total + line.amount_minor, 0n)
    const difference = received - expected
    const reason = given.breakReason.trim()
    if (difference !== 0n && reason.length < 3)
      throw no.PAYOUT_DIFFERS({
        path: 'breakReason',
        expected: formatMinor(expected),
        received: formatMinor(received),
        difference: formatMinor(difference),
      })
    const head = { id: newId(), number: await nextPayoutNumber(work), provider: reports[0]!.provider }
    const breakId = difference === 0n ? null : newId()
    if (breakId) await writeBreak(work, { ...head, reportId: reports[0]!.id, breakId, expected, received })
    await work.db
      .insertInto('provider_payouts')
      .values({
        id: head.id,
        number: head.number,
        site: work.site,
        provider: head.provider,
        expected_minor: expected,
        received_minor: received,
        break_id: breakId,
        reason: breakId ? reason : null,
        booked_at: work.now,
        booked_by: who.id,
      })
      .execute()
    await work.db
      .insertInto('provider_payout_reports')
      .values(reports.map(({ id, net }) => ({ report_id: id, payout_id: head.id, due_minor: net })))
      .execute()
    for (const line of lines) await receive(work, line, { ...head, reports })
    const names = { reports: reports.map(({ number }) => number), lines: lines.map(({ number }) => number) }
    const after = { ...names, expected: String(expected), received: String(received) }
    await audit(work, { action: 'report.payout', subject: `payout:${head.id}`, after, ...(breakId && { why: reason }) })
    return { number: head.number, minor: received, difference }
  })
}

type PaidReport = { readonly id: string; readonly number: string; readonly provider: string; readonly net: bigint }

async function lockReports(work: Work, ids: readonly string[]): Promise<readonly PaidReport[]> {
  const wanted = [...new Set(ids)]
  if (!wanted.every(isId)) throw platformNo.NOT_FOUND()
  const rows = await work.db
    .selectFrom('provider_reports')
    .select(['id', 'number', 'provider', 'payout_line'])
    .where('id', 'in', wanted)
    .where('site', '=', work.site)
    .orderBy('id')
    .forUpdate()
    .execute()
  if (rows.length !== wanted.length) throw platformNo.NOT_FOUND()
  const paid = await work.db
    .selectFrom('provider_payout_reports')
    .select('report_id')
    .where('report_id', 'in', wanted)
    .execute()
  if (paid.length > 0 || rows.some((row) => row.payout_line !== null)) throw no.REPORT_PAID_OUT()
  if (new Set(rows.map(({ provider }) => provider)).size > 1) throw no.PAYOUT_OF_SEVERAL_PROVIDERS({ path: 'reportId' })
  return Promise.all(rows.map(async (row) => ({ ...row, net: (await readReportSums(work, row.id)).net })))
}

async function lockLines(work: Work, ids: readonly string[], provider: string): Promise<readonly LineRow[]> {
  const terms = await readPayoutTerms(work)
  const lines: LineRow[] = []
  for (const id of [...new Set(ids)].toSorted()) {
    const line = await lockFreeLine(work, id)
    if (
      !isOfProvider({ accountId: line.bank_account_id, payer: line.payer, reference: line.reference }, provider, terms)
    )
      throw no.PAYOUT_OF_ANOTHER_PROVIDER({ path: 'lineId', number: line.number })
    lines.push(line)
  }
  return lines
}

async function nextPayoutNumber(work: Work): Promise<string> {
  const { rows } = await sql<{ number: string }>`select 'PO-' || nextval('provider_payout_numbers') as number`.execute(
    work.db,
  )
  return rows[0]!.number
}

type Difference = {
  readonly breakId: string
  readonly reportId: string
  readonly number: string
  readonly provider: string
  readonly expected: bigint
  readonly received: bigint
}

async function writeBreak(
  work: Work,
  { breakId, reportId, number, provider, expected, received }: Difference,
): Promise<void> {
  const said = (minor: bigint) => `${minorToDecimal(minor)} ${sites[work.site].currency}`
  await work.db
    .insertInto('reconciliation_breaks')
    .values({
      id: breakId,
      report_id: reportId,
      site: work.site,
      provider,
      kind: 'payoutDiffers',
      line_no: null,
      transaction_id: number,
      ours: said(expected),
      theirs: said(received),
      found_at: work.now,
      difference_minor: received - expected,
    })
    .execute()
}

type Head = {
  readonly id: string
  readonly number: string
  readonly provider: string
  readonly reports: readonly PaidReport[]
}

async function receive(work: Work, line: LineRow, { id, number, provider, reports }: Head): Promise<void> {
  const account = await readAccountNumber(work, line.bank_account_id)
  const amount = money(line.amount_minor, sites[work.site].currency)
  const entry = await postEntry(work, 'gateway_payout', transfer(amount, `bank:${account}`, `gateway:${provider}`), {
    reference: number,
    note: line.number,
    onlyOnce: `payout:${line.id}`,
  })
  await markLineUsed(work, line.id, {
    as: 'payout',
    for: reports.map((one) => one.number).join(', '),
    entries: [entry],
  })
  await work.db
    .insertInto('provider_payout_lines')
    .values({ line_id: line.id, payout_id: id, amount_minor: line.amount_minor, entry_id: entry })
    .execute()
}
