import { balanceNames } from '#fronts/account/history/history-names.ts'
import type { PdfBlock, PdfPaper } from '#platform/files/pdf-paper.ts'
import { currencySign, formatMinor } from '#platform/values/amounts/format-money.ts'
import { sayDay, sayPlainTime } from '#platform/values/say-date.ts'
import { sentence } from '#platform/work/sentence.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { BalanceStatement, WalletStatement } from './read-wallet-statement.ts'

type Printed = {
  readonly locale: Locale
  readonly site: Site
  readonly now: Date
  readonly name: string
  readonly email: string
}

/** The statement as a paper: opening and closing of each balance, then all lines. */
export function statementPaper(statement: WalletStatement, printed: Printed): PdfPaper {
  const { locale, site, now, name, email } = printed
  const inWords = { locale }
  const { from, to, currency } = statement
  const title = m.account_statement_title({}, inWords)
  const day = (text: string) => sayDay(new Date(`${text}T12:00:00Z`), locale, site)
  return {
    locale,
    title,
    heading: title,
    footer: m.account_statement_footer({}, inWords),
    pageOf: (page, pages) => m.account_statement_page({ page: String(page), pages: String(pages) }, inWords),
    blocks: [
      { kind: 'title', text: title },
      {
        kind: 'facts',
        facts: [
          { label: m.account_statement_customer({}, inWords), value: name },
          { label: m.account_statement_email({}, inWords), value: email },
          {
            label: m.account_statement_period({}, inWords),
            value: m.account_statement_from_to({ from: day(from), to: day(to) }, inWords),
          },
          { label: m.account_statement_made({}, inWords), value: day(now.toISOString().slice(0, 10)) },
        ],
      },
      summary(statement, locale),
      ...statement.balances.filter(({ total }) => total > 0).flatMap((one) => linesOf(one, locale, site)),
      {
        kind: 'note',
        text: m.account_statement_note({ currency: currencySign(currency, locale) }, inWords),
      },
    ],
  }
}

function summary({ balances, opening, closing }: WalletStatement, locale: Locale): PdfBlock {
  const inWords = { locale }
  const sum = (of: 'cameIn' | 'wentOut') => balances.reduce((total, one) => total + one[of], 0n)
  return {
    kind: 'table',
    columns: [
      { label: m.account_col_balance({}, inWords), share: 2.4 },
      { label: m.account_statement_opening({}, inWords), share: 1.5, align: 'end' },
      { label: m.account_statement_in({}, inWords), share: 1.5, align: 'end' },
      { label: m.account_statement_out({}, inWords), share: 1.5, align: 'end' },
      { label: m.account_statement_closing({}, inWords), share: 1.5, align: 'end' },
    ],
    rows: balances.map((one) => [
      balanceNames[one.balance]({}, inWords),
      ...[one.opening, one.cameIn, -one.wentOut, one.closing].map(formatMinor),
    ]),
    foot: [
      m.account_statement_all({}, inWords),
      ...[opening, sum('cameIn'), -sum('wentOut'), closing].map(formatMinor),
    ],
  }
}

function linesOf({ balance, opening, closing, cameIn, wentOut, lines }: BalanceStatement, locale: Locale, site: Site) {
  const inWords = { locale }
  return [
    { kind: 'heading', text: balanceNames[balance]({}, inWords) },
    {
      kind: 'table',
      columns: [
        { label: m.account_statement_date({}, inWords), share: 1.5 },
        { label: m.account_col_what({}, inWords), share: 2.6 },
        { label: m.account_col_reference({}, inWords), share: 1.3 },
        { label: m.account_col_amount({}, inWords), share: 1.4, align: 'end' },
        { label: m.account_statement_after({}, inWords), share: 1.4, align: 'end' },
      ],
      rows: [
        ['', m.account_statement_opening({}, inWords), '', '', formatMinor(opening)],
        ...lines.map((line) => [
          sayPlainTime(line.at, site),
          sentence(`wallet_entry_${line.kind}`, {}, locale) ?? line.kind,
          line.reference ?? '',
          formatMinor(line.minor),
          formatMinor(line.balance),
        ]),
      ],
      foot: ['', m.account_statement_closing({}, inWords), '', formatMinor(cameIn - wentOut), formatMinor(closing)],
    },
  ] as const satisfies readonly PdfBlock[]
}
