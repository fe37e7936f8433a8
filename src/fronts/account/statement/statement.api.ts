import { z } from 'zod'
import { balanceNames } from '#fronts/account/history/history-names.ts'
import { readProfile } from '#people/accounts/profile/read-profile.ts'
import { type CsvCell, csvMediaType, writeCsv } from '#platform/files/csv.ts'
import { pdfMediaType, writePdf } from '#platform/files/pdf.ts'
import { api } from '#platform/http/api.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { readWalletStatement, type WalletStatement } from './read-wallet-statement.ts'
import { statementPaper } from './statement-paper.ts'
import { statementDays } from './statement-period.ts'

const query = z
  .object({
    format: z.enum(['csv', 'pdf']),
    lang: z.enum(['ar', 'en']).optional().meta({ description: 'Language of the file; else the call’s own' }),
    ...statementDays.shape,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'] })

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

/** The customer's own statement as a file: opening, all lines of each balance, closing. */
export const statementApi = api({ tags: ['wallet'], access: 'customer' }, (route) => {
  route({
    get: '/wallet/statement',
    summary: 'The statement of a period as CSV or PDF',
    description: 'Days are the site’s own, both within the period. Opening and movements add up to closing.',
    query,
    file: 'The file itself',
    do: async ({ visit, query: { format, lang, from, to } }, reply) => {
      const locale = lang ?? visit.locale
      const { site, now } = visit
      const { statement, profile } = await visit.read(async (work) => ({
        statement: await readWalletStatement(work, { from, to }),
        profile: await readProfile(work),
      }))
      reply.header('cache-control', 'private, no-store')
      reply.header('content-disposition', `attachment; filename="marsa-statement-${from}-${to}.${format}"`)
      if (format === 'csv') return reply.type(csvMediaType).send(statementCsv(statement, locale, site))
      const { email, firstName, lastName } = profile
      const paper = statementPaper(statement, { locale, site, now, email, name: `${firstName} ${lastName}`.trim() })
      return reply.type(pdfMediaType).send(Buffer.from(await writePdf(paper)))
    },
  })
})
