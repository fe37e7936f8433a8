import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/require-staff.ts'
import { foundPage } from '#platform/found-page.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { ErrorSummary } from '#platform/ui/error-summary.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { SubmitButton } from '#platform/ui/submit-button.tsx'
import { useAnswer } from '#platform/use-answer.ts'
import { visitOf } from '#platform/visit.ts'
import { sectionLeads, sectionNames } from '#tariffs/section-names.ts'
import { gridView } from '#tariffs/sections/grid-view.ts'
import { isSectionKey } from '#tariffs/sections/section.ts'
import { SectionGrid } from '#tariffs/sections/section-grid.tsx'
import { SectionTable } from '#tariffs/sections/section-table.tsx'
import { siteName, TariffDone } from '#tariffs/tariff-heading.tsx'
import { m } from '#words/messages.js'
import { actOnSection } from './act-on-section.ts'
import { CsvImport } from './csv-import.tsx'
import { draftRows } from './draft-rows.ts'
import { DraftTabs } from './draft-tabs.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const { number = '', section } = params
  if (!isSectionKey(section)) throw data(null, { status: 404 })
  const { locale } = visit
  const { draft, rows, site } = await foundPage(visit.read((work) => draftRows(work, number, section)))
  const view = gridView(section, rows, site, locale)
  const done = new URL(request.url).searchParams.get('done')
  const changed = [...draft.sections.keys()]
  return { view, number, changed, revision: draft.revision, isOpen: draft.state === 'editing', done, site, locale }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const { number = '', section } = params
  if (!isSectionKey(section)) throw data(null, { status: 404 })
  return actOnSection(visit, await request.formData(), { number, section })
}

export default function DraftSection() {
  const { view, number, changed, revision, isOpen, done, site, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { errors = {}, typed = {} } = answer ?? {}
  const { file, ...cells } = errors
  const { section } = view
  const wrong = Object.entries(cells).map(([name, text]) => (name === 'general' ? { text } : { name, text }))
  return (
    <>
      <PageTitle>{sectionNames[section]()}</PageTitle>
      <PageHeading
        title={sectionNames[section]()}
        back={{ to: `/${locale}/ops/pricing/drafts/${number}`, text: m.tariffs_back_to_draft({ number }) }}
        aside={<span className="text-soft">{siteName(site)}</span>}
        lead={sectionLeads[section]()}
        actions={
          <ButtonLink
            kind="secondary"
            icon="download"
            href={`/${locale}/ops/pricing/tables/${section}/file?draft=${number}`}
          >
            {m.tariffs_csv_out()}
          </ButtonLink>
        }
      />
      <DraftTabs locale={locale} number={number} changed={changed} at={section} />
      <TariffDone done={answer ? null : done} />
      {isOpen ? (
        <>
          <Form method="post" className="flex flex-col gap-3" key={answer?.attempt ?? revision} noValidate>
            <ErrorSummary title={m.tariffs_wrong_title()} errors={wrong} />
            <input type="hidden" name="revision" value={revision} />
            <SectionGrid view={view} errors={cells} typed={typed.do === 'import' ? {} : typed} />
            <SubmitButton name="do" value="save" className="self-start">
              {m.tariffs_save()}
            </SubmitButton>
          </Form>
          <CsvImport revision={revision} error={file} />
        </>
      ) : (
        <SectionTable view={view} />
      )}
    </>
  )
}
