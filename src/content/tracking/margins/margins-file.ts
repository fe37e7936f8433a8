import type { LoaderFunctionArgs } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { csvMediaType, writeCsv } from '#platform/files/csv.ts'
import { visitOf } from '#platform/http/visit.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { marginName } from './margin-names.ts'
import { marginOf, marginParts } from './margin-parts.ts'
import { marginsQuestion } from './margins-question.ts'
import { readMarginLines } from './read-margins.ts'

/** Income and costs by store and category together, for a spreadsheet; the VAT stands beside them. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'reports', request)
  const { site, locale } = visit
  const { from, until } = marginsQuestion(request, visit)
  const lines = await visit.read((work) => readMarginLines(work, { from, until }))
  const header = [
    m.tracking_margin_store({}, { locale }),
    m.tracking_margin_category({}, { locale }),
    m.tracking_margin_paid({}, { locale }),
    m.tracking_margin_goods({}, { locale }),
    m.tracking_margin_customs({}, { locale }),
    m.tracking_margin_losses({}, { locale }),
    m.tracking_margin_vat({}, { locale }),
    m.tracking_margin({}, { locale }),
    m.tracking_margin_currency({}, { locale }),
  ]
  const rows = lines.map(({ store, category, amounts }) => [
    marginName('store', store, locale),
    marginName('category', category, locale),
    ...marginParts.map((part) => minorToDecimal(amounts[part])),
    minorToDecimal(marginOf(amounts)),
    sites[site].currency,
  ])
  return new Response(writeCsv(header, rows), {
    headers: {
      'content-type': csvMediaType,
      'content-disposition': `attachment; filename="margin-${site}-${from}-${until}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
