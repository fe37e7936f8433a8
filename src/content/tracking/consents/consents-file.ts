import type { LoaderFunctionArgs } from 'react-router'
import { sayCompany } from '#content/tracking/forwarding/say-companies.ts'
import { audit } from '#people/access/audit.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { csvMediaType, writeCsv } from '#platform/files/csv.ts'
import { visitOf } from '#platform/http/visit.ts'
import { m } from '#words/messages.js'
import { consentsAsked } from './consents-asked.ts'
import { readConsents } from './read-consents.ts'
import { sayConsent } from './say-consent.ts'

const mostRows = 20_000

/**
 * The register as it is narrowed, for a spreadsheet: people stand in it by their numbers alone. Taking it away is written into the audit
 * log. Of a longer register the newest rows; days narrow it.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'audit', request)
  const { locale, site } = visit
  const asked = consentsAsked(new URL(request.url).searchParams)
  const { of, q, from, until } = asked
  const { rows, total } = await visit.read((work) => readConsents(work, asked, { page: 1, pageSize: mostRows }))
  const narrowed = { of, from, until, isOfOnePerson: q !== '', rows: rows.length }
  await visit.write((work) => audit(work, { action: 'consents.export', subject: 'consents:register', after: narrowed }))
  const header = [
    m.tracking_consents_at,
    m.tracking_consents_said,
    m.tracking_consents_companies,
    m.tracking_consents_wording,
    m.tracking_by_locale,
    m.tracking_consents_visitor,
    m.tracking_consents_customer,
  ].map((word) => word({}, { locale }))
  const cells = rows.map((row) => [
    row.at.toISOString(),
    sayConsent(row.said, locale),
    row.receivers.map((name) => sayCompany(name, locale)).join(', '),
    row.wording,
    row.locale,
    row.of,
    row.customerId,
  ])
  const cut = m.tracking_consents_cut({ most: mostRows.toLocaleString('en') }, { locale })
  const last = total > rows.length ? [[cut, ...header.slice(1).map(() => null)]] : []
  return new Response(writeCsv(header, [...cells, ...last]), {
    headers: {
      'content-type': csvMediaType,
      'content-disposition': `attachment; filename="consents-${of}-${site}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
