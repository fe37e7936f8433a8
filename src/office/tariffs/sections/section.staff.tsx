import { data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { sectionLeads } from '#office/tariffs/section-names.ts'
import { siteOf, TariffHeading } from '#office/tariffs/tariff-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { newId } from '#platform/work/id.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { m } from '#words/messages.js'
import { gridView } from './grid-view.ts'
import { rowsOf } from './rows-of.ts'
import { isSectionKey } from './section.ts'
import { SectionTable } from './section-table.tsx'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const { section } = params
  if (!isSectionKey(section)) throw data(null, { status: 404 })
  const { locale } = visit
  const site = siteOf(new URL(request.url).searchParams, visit.site)
  const { raw } = await visit.read((work) => readTables({ ...work, site }))
  return { view: gridView(section, rowsOf(raw, section), site, locale), key: newId(), site, locale }
}

export default function SectionPage() {
  const { view, key, site, locale } = useLoaderData<typeof loader>()
  const { section } = view
  return (
    <>
      <TariffHeading
        locale={locale}
        site={site}
        at={section}
        lead={sectionLeads[section]()}
        actions={
          <>
            <ButtonLink
              kind="secondary"
              icon="download"
              href={`/${locale}/ops/pricing/tables/${section}/file?site=${site}`}
            >
              {m.tariffs_csv_out()}
            </ButtonLink>
            <Form method="post" action={`/${locale}/ops/pricing`}>
              <input type="hidden" name="key" value={key} />
              <input type="hidden" name="site" value={site} />
              <input type="hidden" name="section" value={section} />
              <SubmitButton icon="edit">{m.tariffs_change_section()}</SubmitButton>
            </Form>
          </>
        }
      />
      <SectionTable view={view} />
    </>
  )
}
