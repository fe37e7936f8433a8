import type { LoaderFunctionArgs } from 'react-router'
import { siteOf } from '#office/tariffs/tariff-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { csvMediaType } from '#platform/files/csv.ts'
import { visitOf } from '#platform/http/visit.ts'
import { rateHistoryCsv, readRateHistory } from './read-rate-history.ts'

/** Everything that was read of a site's currencies, for a spreadsheet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const site = siteOf(new URL(request.url).searchParams, visit.site)
  const readings = await visit.read((work) => readRateHistory({ ...work, site }, { currency: null, limit: 50_000 }))
  return new Response(rateHistoryCsv(readings), {
    headers: {
      'content-type': csvMediaType,
      'content-disposition': `attachment; filename="rates-${site}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
