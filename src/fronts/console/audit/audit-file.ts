import type { LoaderFunctionArgs } from 'react-router'
import { audit } from '#people/access/audit.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { csvMediaType } from '#platform/files/csv.ts'
import { visitOf } from '#platform/http/visit.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import { auditAsked } from './audit-filters.ts'
import { streamOf, writeAuditCsv } from './write-audit-csv.ts'

/** The log as it is filtered, for a spreadsheet, in the reader's language. Taking it away is an act of the log itself. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'audit', request)
  const asked = auditAsked(new URL(request.url).searchParams)
  const filters = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
  await visit.write((work) => audit(work, { action: 'audit.export', subject: 'audit:log', after: { filters } }))
  const name = `audit-${visit.site}-${sayPlainTime(visit.now, visit.site).slice(0, 10)}.csv`
  return new Response(streamOf(writeAuditCsv(visit, asked)), {
    headers: {
      'content-type': csvMediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
