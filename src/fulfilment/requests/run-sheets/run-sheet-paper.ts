import type { PdfPaper } from '#platform/files/pdf-paper.ts'
import { currencySign, formatMinor, formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { SheetHead, SheetParcel } from './read-run-sheets.ts'

type Printed = { readonly locale: Locale; readonly site: Site; readonly now: Date }

/** The run sheet as a paper for the courier to sign: the parcels, and the cash to bring back. */
export function runSheetPaper(
  sheet: SheetHead & { readonly taken: readonly SheetParcel[] },
  printed: Printed,
): PdfPaper {
  const { locale, site, now } = printed
  const as = { locale }
  const currency = sites[site].currency
  const title = m.requests_sheet_title({ number: sheet.number }, as)
  return {
    locale,
    title,
    heading: title,
    footer: m.requests_sheet_footer({}, as),
    pageOf: (page, pages) => m.requests_sheet_page({ page: String(page), pages: String(pages) }, as),
    blocks: [
      { kind: 'title', text: title },
      {
        kind: 'facts',
        facts: [
          { label: m.requests_company({}, as), value: sheet.companyName },
          { label: m.requests_sheet_made({}, as), value: `${sayMoment(sheet.madeAt, locale, site)} · ${sheet.madeBy}` },
          { label: m.requests_sheet_printed({}, as), value: sayMoment(now, locale, site) },
          { label: m.requests_sheet_parcels({}, as), value: String(sheet.taken.length) },
          { label: m.requests_cash({}, as), value: formatMoney(money(sheet.cashMinor, currency), locale) },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: m.requests_awb({}, as), share: 1.6 },
          { label: m.requests_number({}, as), share: 1 },
          { label: m.requests_receiver({}, as), share: 2.2 },
          { label: m.requests_place({}, as), share: 2.6 },
          { label: m.requests_pieces({}, as), share: 0.7, align: 'end' },
          { label: `${m.requests_cash({}, as)} (${currencySign(currency, locale)})`, share: 1.2, align: 'end' },
        ],
        rows: sheet.taken.map((one) => [
          one.awb,
          one.requestNumber,
          `${one.receiver} ${one.phone}`,
          `${one.place} · ${one.street}`,
          String(one.pieces),
          formatMinor(one.cashMinor),
        ]),
        foot: ['', '', '', '', '', formatMinor(sheet.cashMinor)],
      },
      { kind: 'note', text: m.requests_sheet_sign({}, as) },
    ],
  }
}
