import { sql } from 'kysely'
import { confirmRefundSend, lockRefundSend } from '#money/payments/refunds/end-refund-send.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { money } from '#platform/values/amounts/money.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import { readMatches } from './read-matches.ts'
import {
  type LineRow,
  lockEntriesOf,
  lockFreeLine,
  markLineUsed,
  readAccountNumber,
  type UsedLine,
} from './use-line.ts'

export type LineMatch = {
  readonly key: string
  readonly lineId: string
  /** `fee`, or what `readMatches` offers for the line. */
  readonly to: string
  readonly reason: string
}

/**
 * Says what a line of the statement was: a withdrawal or a batch of them that the bank paid, cash carried to or from a till,
 * a refund paid by hand, or the bank's fee. What the ledger knows already is tied to the line; a fee and a refund are posted.
 */
export async function matchLine(work: Work, { key, ...given }: LineMatch): Promise<{ readonly number: string }> {
  requireProof(work)
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `line-match:${key}`, given, async () => {
    const line = await lockFreeLine(work, given.lineId)
    const account = await readAccountNumber(work, line.bank_account_id)
    await lockEntriesOf(work, account)
    const use =
      given.to === 'fee' ? await bookFee(work, line, account, given.reason) : await find(work, line, account, given)
    await markLineUsed(work, line.id, use)
    const before = { as: line.used_as, for: line.used_for }
    const after = { as: use.as, for: use.for, entries: use.entries.length }
    await audit(work, { action: 'statement.match', subject: `line:${line.id}`, before, after, why: given.reason })
    return { number: line.number }
  })
}

async function find(
  work: Work,
  line: LineRow,
  account: string,
  { to, reason }: Omit<LineMatch, 'key'>,
): Promise<UsedLine> {
  const found = (await readMatches(work, line.id)).find((one) => one.to === to)
  if (!found) throw no.STATEMENT_LINE_MATCH_UNFIT({ path: 'to', number: line.number })
  if (found.kind === 'refund') return payRefund(work, line, account, { sendId: found.id, number: found.number, reason })
  const as = found.kind === 'cash' ? 'cash' : 'withdrawal'
  return { as, for: found.number, entries: found.entries }
}

async function bookFee(work: Work, line: LineRow, account: string, reason: string): Promise<UsedLine> {
  if (line.amount_minor >= 0n) throw no.STATEMENT_LINE_MATCH_UNFIT({ path: 'to', number: line.number })
  const amount = money(-line.amount_minor, sites[work.site].currency)
  const { rows } = await sql<{ times: bigint }>`
    select count(*) as times from bank_line_releases where line_id = ${line.id}`.execute(work.db)
  const entry = await postEntry(work, 'bank_fee', transfer(amount, 'gateway-fees', `bank:${account}`), {
    reference: line.number,
    note: reason,
    onlyOnce: `bank-fee:${line.id}:${rows[0]?.times ?? 0n}`,
  })
  return { as: 'fee', for: reason, entries: [entry] }
}

type PaidRefund = { readonly sendId: string; readonly number: string; readonly reason: string }

// The provider did not answer and our bank paid: the refund is done, and what the provider should have paid it still has.
async function payRefund(work: Work, line: LineRow, account: string, paid: PaidRefund): Promise<UsedLine> {
  const { send } = await lockRefundSend(work, paid.sendId)
  const isOpen = send.status === 'asked' && send.site === work.site && send.amount.minor === -line.amount_minor
  if (!isOpen || !(await confirmRefundSend(work, paid.sendId, null)))
    throw no.STATEMENT_LINE_MATCH_UNFIT({ path: 'to', number: line.number })
  const lines = transfer(send.amount, `gateway:${send.provider}`, `bank:${account}`)
  const facts = { reference: paid.number, note: line.number, onlyOnce: `refund-by-bank:${paid.sendId}` }
  const entry = await postEntry(work, 'refund_by_bank', lines, facts)
  const [before, after] = [{ status: send.status }, { status: 'done', line: line.number }]
  await audit(work, { action: 'refund.end', subject: `refund-send:${paid.sendId}`, before, after, why: paid.reason })
  return { as: 'refund', for: paid.number, entries: [entry] }
}
