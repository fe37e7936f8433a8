import { type AccountName, accountKind, isAccountName } from '#money/wallet/accounts.ts'
import { readStatement, type Statement } from '#money/wallet/read-statement.ts'
import type { Span } from '#office/finance/closes/read-revenue.ts'
import { nextDay, startOf } from '#office/finance/closes/site-days.ts'
import { spanOf } from '#office/finance/closes/span-of.ts'
import type { Visit } from '#platform/http/visit.ts'
import { type Currency, isCurrency } from '#platform/values/amounts/money.ts'
import { sites } from '#sites/sites.ts'

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
  const currency = asked !== null && isCurrency(asked) ? asked : sites[site].currency
  return { typed, account: isAccountName(typed) ? typed : null, currency, span: spanOf(params, now, site) }
}

/**
 * The statement it asks for, or a page of it, as a person reads it: in a place of ours, money that came in is above zero, as it is
 * on the overview.
 */
export async function answerStatement(
  visit: Pick<Visit, 'site' | 'read'>,
  { account, currency, span }: StatementQuestion,
  pages: { readonly page?: number; readonly pageSize?: number } = {},
): Promise<Statement | null> {
  if (!account) return null
  const period = { from: startOf(span.from, visit.site), to: startOf(nextDay(span.to), visit.site), currency, ...pages }
  const statement = await visit.read((work) => readStatement(work, account, period))
  return isOurs(account) ? turned(statement) : statement
}

// The ledger takes what comes to us from its place, and so has it there below zero.
const isOurs = (account: AccountName) => ['real', 'owed', 'exchange'].includes(accountKind(account))

function turned(statement: Statement): Statement {
  const { opening, closing, cameIn, wentOut, lines } = statement
  return {
    ...statement,
    opening: -opening,
    closing: -closing,
    cameIn: wentOut,
    wentOut: cameIn,
    lines: lines.map((line) => ({ ...line, minor: -line.minor, balance: -line.balance })),
  }
}
