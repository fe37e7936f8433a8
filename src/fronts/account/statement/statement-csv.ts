import { balanceNames } from '#fronts/account/history/history-names.ts'
import { type CsvCell, writeCsv } from '#platform/files/csv.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { WalletStatement } from './read-wallet-statement.ts'

/** The statement as a table: each balance from what it opened with, line by line, to what it closed with. */
export function statementCsv(statement: WalletStatement, locale: Locale, site: Site): string {
  const { currency, balances, from, to } = statement
  const inWords = { locale }
  const header = [
    m.account_col_balance({}, inWords),
    m.account_statement_date({}, inWords),
    m.account_col_what({}, inWords),
    m.account_col_reference({}, inWords),
    m.account_col_amount({}, inWords),
    m.account_statement_after({}, inWords),
    m.account_statement_currency({}, inWords),
  ]
  const rows = balances.flatMap(({ balance, opening, closing, lines }): CsvCell[][] => {
    const name = balanceNames[balance]({}, inWords)
    const edge = (day: string, said: string, minor: bigint) => [
      ...[name, day, said, null, null],
      ...[minorToDecimal(minor), currency],
    ]
    return [
      edge(from, m.account_statement_opening({}, inWords), opening),
      ...lines.map((line) => [
        ...[name, sayPlainTime(line.at, site), sentence(`wallet_entry_${line.kind}`, {}, locale) ?? line.kind],
        ...[line.reference, minorToDecimal(line.minor), minorToDecimal(line.balance), currency],
      ]),
      edge(to, m.account_statement_closing({}, inWords), closing),
    ]
  })
  return writeCsv(header, rows)
}
