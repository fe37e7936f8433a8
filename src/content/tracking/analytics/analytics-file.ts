import type { LoaderFunctionArgs } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { csvMediaType, writeCsv } from '#platform/files/csv.ts'
import { visitOf } from '#platform/http/visit.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { m } from '#words/messages.js'
import { readQuestion, siteOf } from './analytics-question.ts'
import { besides, eventTexts, funnel, partName, splitTexts } from './names.ts'
import { readTraffic } from './read-traffic.ts'

/** The parts of the asked days with all that is counted, for a spreadsheet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'reports', request)
  const { site, now, locale } = visit
  const question = readQuestion(new URL(request.url).searchParams, now, site)
  const { parts } = await visit.read((work) => readTraffic(work, question))
  const counted = [...funnel, ...besides]
  const header = [
    splitTexts[question.by]({}, { locale }),
    ...counted.map((name) => eventTexts[name]({}, { locale })),
    m.tracking_worth({}, { locale }),
  ]
  const rows = parts.map(({ part, figures }) => [
    partName(question.by, part, locale),
    ...counted.map((name) => figures[name].count),
    // Sites count in their own currencies.
    siteOf(question, site) === null ? null : minorToDecimal(figures.placeOrder.minor),
  ])
  return new Response(writeCsv(header, rows), {
    headers: {
      'content-type': csvMediaType,
      'content-disposition': `attachment; filename="analytics-${site}-${question.from}-${question.until}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
