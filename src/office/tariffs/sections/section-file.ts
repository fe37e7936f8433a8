import { data, type LoaderFunctionArgs } from 'react-router'
import { draftRows } from '#office/tariffs/drafts/draft-rows.ts'
import { siteOf } from '#office/tariffs/tariff-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { csvMediaType } from '#platform/files/csv.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { visitOf } from '#platform/http/visit.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { rowName } from './grid-view.ts'
import { rowsOf } from './rows-of.ts'
import { isSectionKey, sectionOf } from './section.ts'
import { sectionCsv } from './section-csv.ts'

/** A section for a spreadsheet: of the tables that hold now, or as a draft has it. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const { section } = params
  if (!isSectionKey(section)) throw data(null, { status: 404 })
  const { searchParams } = new URL(request.url)
  const number = searchParams.get('draft')
  const asked = siteOf(searchParams, visit.site)
  const { rows, site, name } = await foundPage(
    visit.read(async (work) => {
      if (number !== null) return { ...(await draftRows(work, number, section)), name: `draft-${number}` }
      const { raw } = await readTables({ ...work, site: asked })
      return { rows: rowsOf(raw, section), site: asked, name: 'now' }
    }),
  )
  const csv = sectionCsv(sectionOf(section), rows, (key) => rowName(section, key, site, visit.locale))
  return new Response(csv, {
    headers: {
      'content-type': csvMediaType,
      'content-disposition': `attachment; filename="${section}-${site}-${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
}
