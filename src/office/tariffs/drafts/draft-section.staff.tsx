import { type ActionFunctionArgs, data, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { sectionLeads, sectionNames } from '#office/tariffs/section-names.ts'
import { gridView } from '#office/tariffs/sections/grid-view.ts'
import { isSectionKey } from '#office/tariffs/sections/section.ts'
import { SectionGrid } from '#office/tariffs/sections/section-grid.tsx'
import { SectionTable } from '#office/tariffs/sections/section-table.tsx'
import { siteName } from '#office/tariffs/tariff-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { ErrorSummary } from '#platform/ui/forms/error-summary.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { m } from '#words/messages.js'
import { draftRows } from './draft-rows.ts'
import { DraftTabs } from './draft-tabs.tsx'
import { sectionDeeds } from './section-deeds.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const { number = '', section } = params
  if (!isSectionKey(section)) throw data(null, { status: 404 })
  const { locale } = visit
  const { draft, rows, site } = await foundPage(visit.read((work) => draftRows(work, number, section)))
  const view = gridView(section, rows, site, locale)
  const done = doneText(request, 'tariffs_done', visit.locale)
  const changed = [...draft.sections.keys()]
  return { view, number, changed, revision: draft.revision, isOpen: draft.state === 'editing', done, site, locale }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const { number = '', section } = params
  if (!isSectionKey(section)) throw data(null, { status: 404 })
  const back = `ops/pricing/drafts/${number}/${section}`
  return answerDeeds(visit, await request.formData(), sectionDeeds({ number, section }), back)
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
      <DoneNotice text={answer ? null : done} />
      {isOpen ? (
        <>
          <PostForm
            answer={typed.do === 'import' ? undefined : answer}
            className="flex flex-col gap-3"
            key={answer?.attempt ?? revision}
            noValidate
          >
            <ErrorSummary title={m.tariffs_wrong_title()} errors={wrong} />
            <input type="hidden" name="revision" value={revision} />
            <SectionGrid view={view} errors={cells} typed={typed.do === 'import' ? {} : typed} />
            <SubmitButton name="do" value="save" className="self-start">
              {m.tariffs_save()}
            </SubmitButton>
          </PostForm>
          <CsvImport revision={revision} error={file} />
        </>
      ) : (
        <SectionTable view={view} />
      )}
    </>
  )
}

type CsvImportProps = { readonly revision: number; readonly error: string | undefined }

/** Takes a whole table from a spreadsheet; what is wrong is said by line and column, and nothing is changed then. */
function CsvImport({ revision, error }: CsvImportProps) {
  return (
    <section aria-labelledby="csv" className="mt-8">
      <h2 id="csv" className="mb-2 text-lg">
        {m.tariffs_csv_in()}
      </h2>
      <Form method="post" encType="multipart/form-data" className={`flex max-w-2xl flex-col gap-3 ${denseForm}`}>
        <input type="hidden" name="revision" value={revision} />
        <FileField
          label={m.tariffs_csv_in()}
          hint={m.tariffs_csv_hint()}
          name="file"
          accept=".csv"
          chooseLabel={m.tariffs_csv_choose()}
          error={
            error && (
              <span className="whitespace-pre-line">
                {error.includes('\n') || error.includes(':') ? `${m.tariffs_csv_faults()}\n${error}` : error}
              </span>
            )
          }
        />
        <SubmitButton kind="secondary" name="do" value="import" className="self-start">
          {m.tariffs_csv_import()}
        </SubmitButton>
      </Form>
    </section>
  )
}
