import type { RequestView } from '#fulfilment/requests/facts/read-requests.ts'
import type { PdfPaper } from '#platform/files/pdf-paper.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type Printed = { readonly locale: Locale; readonly site: Site; readonly now: Date }

/** The paper to sign: what is handed over, to whom, and the lines to sign on. */
export function handOverSheet(request: RequestView, { locale, site, now }: Printed): PdfPaper {
  const as = { locale }
  const title = m.requests_hand_sheet({ number: request.number }, as)
  return {
    locale,
    title,
    heading: title,
    footer: m.requests_hand_sheet_footer({}, as),
    pageOf: (page, pages) => m.requests_sheet_page({ page: String(page), pages: String(pages) }, as),
    blocks: [
      { kind: 'title', text: title },
      {
        kind: 'facts',
        facts: [
          { label: m.requests_customer({}, as), value: request.customer },
          { label: m.requests_sheet_printed({}, as), value: sayMoment(now, locale, site) },
        ],
      },
      {
        kind: 'table',
        columns: [
          { label: m.requests_number({}, as), share: 1.2 },
          { label: m.requests_item({}, as), share: 4.6 },
          { label: m.requests_pieces({}, as), share: 0.8, align: locale === 'ar' ? 'start' : 'end' },
        ],
        rows: request.items.map((item) => [item.label, item.title, String(item.quantity)]),
      },
      { kind: 'space', height: 24 },
      { kind: 'text', text: m.requests_hand_sheet_name({}, as) },
      { kind: 'space', height: 18 },
      { kind: 'text', text: m.requests_hand_sheet_id({}, as) },
      { kind: 'space', height: 18 },
      { kind: 'text', text: m.requests_hand_sheet_sign({}, as) },
    ],
  }
}
