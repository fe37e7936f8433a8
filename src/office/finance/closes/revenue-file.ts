import type { LoaderFunctionArgs } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { csvMediaType } from '#platform/files/csv.ts'
import { visitOf } from '#platform/http/visit.ts'
import { readRevenue, revenueCsv } from './read-revenue.ts'
import { spanOf } from './span-of.ts'

/** Revenue by line for a spreadsheet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { site, now } = visit
  const span = spanOf(new URL(request.url).searchParams, now, site)
  const lines = await visit.read((work) => readRevenue(work, span))
  return new Response(revenueCsv(lines, span), {
    headers: {
      'content-type': csvMediaType,
      'content-disposition': `attachment; filename="revenue-${site}-${span.from}-${span.to}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
