import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { type LegacyAnswer, legacyDeeds } from './legacy-deeds.ts'
import { LegacyPreviewed } from './legacy-previewed.tsx'
import { legacyColumns } from './parse-legacy.ts'
import { readLegacyImports } from './read-legacy.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'legacy-orders', request)
  const { searchParams } = new URL(request.url)
  const { locale, site } = visit
  const done = { added: searchParams.get('added'), known: searchParams.get('known') ?? '0' }
  return { imports: await visit.read(readLegacyImports), done, locale, site, currency: sites[site].currency }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'legacy-orders', request)
  return answerDeeds(visit, await request.formData(), legacyDeeds, 'ops/legacy-orders')
}

/** Imports orders from before this shop: a file is read, checked, and added once. */
export default function LegacyImport() {
  const { imports, done, locale, site, currency } = useLoaderData<typeof loader>()
  const answer = useAnswer<LegacyAnswer>()
  const errors: Readonly<Record<string, string>> = answer?.errors ?? {}
  return (
    <>
      <PageTitle>{m.orders_legacy_title()}</PageTitle>
      <PageHeading title={m.orders_legacy_title()} lead={m.orders_legacy_lead()} />
      <div className="flex flex-col gap-4">
        {done.added !== null && !answer && (
          <Notice tone="ok" role="status">
            {m.orders_legacy_done({ added: done.added, known: done.known })}
          </Notice>
        )}
        {answer?.preview && answer.file && (
          <LegacyPreviewed preview={answer.preview} file={answer.file} currency={currency} locale={locale} />
        )}
        <Card title={answer?.preview ? m.orders_legacy_other() : m.orders_legacy_file()}>
          <PostForm
            answer={answer}
            encType="multipart/form-data"
            className={`flex max-w-2xl flex-col gap-3 ${denseForm}`}
          >
            {errors.general && (
              <Notice tone="bad" role="alert">
                {errors.general}
              </Notice>
            )}
            <p className="text-sm text-soft">
              {m.orders_legacy_columns({ columns: isolateLtr(legacyColumns.join(', ')) })}
            </p>
            <FileField
              label={m.orders_legacy_file()}
              name="file"
              accept=".csv"
              chooseLabel={m.orders_legacy_choose()}
              required
            />
            <SubmitButton name="do" value="preview" className="self-start">
              {m.orders_legacy_preview()}
            </SubmitButton>
          </PostForm>
        </Card>
        {imports.length > 0 && (
          <Card title={m.orders_legacy_imports()}>
            <ul className="flex flex-col gap-1 text-sm">
              {imports.map(({ id, fileName, at, by, added, known }) => (
                <li key={id}>
                  <Ltr>{fileName}</Ltr> · <bdi>{by}</bdi> · <bdi>{sayMoment(at, locale, site)}</bdi> ·{' '}
                  {m.orders_legacy_imported({ added: String(added), known: String(known) })}
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  )
}
