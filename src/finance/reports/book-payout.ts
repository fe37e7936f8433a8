import { lockFreeLine, markLineUsed } from '#finance/bank/use-line.ts'
import { no } from '#finance/finance.refusals.ts'
import { money } from '#money/money.ts'
import { audit } from '#people/audit.ts'
import { isId } from '#platform/id.ts'
import { once } from '#platform/once.ts'
import { no as platformNo } from '#platform/refusal.ts'
import { siteCurrency, type Work } from '#platform/work.ts'
import { postEntry, transfer } from '#wallet/post-entry.ts'

export type BookedPayout = { readonly key: string; readonly reportId: string; readonly lineId: string }

/** The provider's payout was found on our bank's statement: the money moves from the provider's account to the bank's. */
export async function bookPayout(work: Work, { key, ...given }: BookedPayout): Promise<{ readonly minor: bigint }> {
  if (work.who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `payout:${key}`, given, async () => {
    const report = await lockReport(work, given.reportId)
    const line = await lockFreeLine(work, given.lineId)
    if (line.amount_minor <= 0n) throw no.AMOUNT_NOT_ON_LINE({ path: 'lineId' })
    const { account_number: account } = await work.db
      .selectFrom('bank_accounts')
      .select('account_number')
      .where('id', '=', line.bank_account_id)
      .executeTakeFirstOrThrow()
    const amount = money(line.amount_minor, siteCurrency[work.site])
    const entry = await postEntry(
      work,
      'gateway_payout',
      transfer(amount, `bank:${account}`, `gateway:${report.provider}`),
      {
        ...{ reference: report.number, note: line.number, onlyOnce: `payout:${line.id}` },
      },
    )
    await work.db
      .updateTable('provider_reports')
      .set({ payout_line: line.id, payout_entry: entry })
      .where('id', '=', report.id)
      .execute()
    await markLineUsed(work, line.id, { as: 'payout', for: report.number })
    const after = { line: line.number, amount: String(amount.minor) }
    await audit(work, { action: 'report.payout', subject: `report:${report.id}`, after })
    return { minor: amount.minor }
  })
}

async function lockReport(work: Work, id: string) {
  const report = isId(id)
    ? await work.db
        .selectFrom('provider_reports')
        .select(['id', 'number', 'provider', 'payout_line'])
        .where('id', '=', id)
        .where('site', '=', work.site)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!report) throw platformNo.NOT_FOUND()
  if (report.payout_line !== null) throw no.REPORT_PAID_OUT()
  return report
}
