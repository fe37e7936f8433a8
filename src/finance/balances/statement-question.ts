import type { Span } from '#finance/closes/read-revenue.ts'
import { nextDay, startOf } from '#finance/closes/site-days.ts'
import { spanOf } from '#finance/closes/span-of.ts'
import { type Currency, isCurrency } from '#money/money.ts'
import type { Visit } from '#platform/visit.ts'
import { siteCurrency } from '#platform/work.ts'
import { type AccountName, isAccountName } from '#wallet/accounts.ts'
import { readStatement, type Statement } from '#wallet/read-statement.ts'

export type StatementQuestion = {
  /** As it was typed; no account of the ledger where `account` is null. */
  readonly typed: string
  readonly account: AccountName | null
  readonly currency: Currency
  readonly span: Span
}

/** Which account an address asks about, in which money and which days. */
export function statementQuestion(
  { site, now }: Pick<Visit, 'site' | 'now'>,
  params: URLSearchParams,
): StatementQuestion {
  const typed = params.get('account')?.trim() ?? ''
  const asked = params.get('currency')
  const currency = asked !== null && isCurrency(asked) ? asked : siteCurrency[site]
  return { typed, account: isAccountName(typed) ? typed : null, currency, span: spanOf(params, now, site) }
}

/** The statement it asks for, or a page of it. */
export async function answerStatement(
  visit: Visit,
  { account, currency, span }: StatementQuestion,
  pages: { readonly page?: number; readonly pageSize?: number } = {},
): Promise<Statement | null> {
  if (!account) return null
  const period = { from: startOf(span.from, visit.site), to: startOf(nextDay(span.to), visit.site), currency, ...pages }
  return visit.read((work) => readStatement(work, account, period))
}
