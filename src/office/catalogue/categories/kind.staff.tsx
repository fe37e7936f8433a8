import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CatalogueHeading } from '#office/catalogue/catalogue-heading.tsx'
import { ChangeTable } from '#office/catalogue/history/change-table.tsx'
import { readHistory } from '#office/catalogue/history/read-history.ts'
import { UndoDialog } from '#office/catalogue/history/undo-dialog.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { KindCard } from './kind-card.tsx'
import { kindDeeds } from './kind-deeds.ts'
import { KindForm } from './kind-form.tsx'
import { readKind } from './read-kind.ts'
import { SwitchKindDialog } from './switch-kind-dialog.tsx'
import { TrialCard } from './trial-card.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const { searchParams } = new URL(request.url)
  const code = params.code ?? ''
  const { locale, site } = visit
  const found = await visit.read(async (work) => {
    const shown = await readKind(work, code)
    return shown && { shown, history: await readHistory(work, `kind:${code}`, searchParams, 10) }
  })
  if (!found) throw data(null, { status: 404 })
  const done = doneText(request, 'catalogue_done', locale)
  return { ...found, isSwitching: searchParams.get('do') === 'switch', done, formKey: newId(), locale, site }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const back = `ops/catalogue/categories/${encodeURIComponent(params.code ?? '')}`
  return answerDeeds(visit, await request.formData(), kindDeeds, back)
}

/** One kind of things: where it stands, what means it, what it weighs, and what staff changed of it. */
export default function CatalogueKind() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { shown, history, isSwitching, formKey, locale, site } = facts
  const tree = `/${locale}/ops/catalogue/categories`
  const here = `${tree}/${encodeURIComponent(shown.kind.code)}`
  const isDialog = isSwitching || history.undoing !== null
  return (
    <>
      <CatalogueHeading
        locale={locale}
        at="categories"
        done={answer ? null : facts.done}
        back={{ to: `${tree}?in=${shown.group}#${shown.group}`, text: m.catalogue_categories() }}
      />
      <div className="flex flex-col gap-6">
        <KindCard shown={shown} here={here} locale={locale} />
        {answer && 'trial' in answer && <TrialCard trial={answer.trial} locale={locale} />}
        <Card title={m.catalogue_edit()}>
          <KindForm {...shown} formKey={formKey} answer={isDialog ? undefined : answer} />
        </Card>
        {history.rows.length > 0 && (
          <section>
            <h2 className="mb-3 text-lg">{m.catalogue_history()}</h2>
            <ChangeTable rows={history.rows} here={here} locale={locale} site={site} />
            <ListPages {...history} here={here} asked={{}} name="changes" />
          </section>
        )}
      </div>
      {isSwitching && <SwitchKindDialog shown={shown} here={here} formKey={formKey} answer={answer} />}
      <UndoDialog change={history.undoing} here={here} formKey={formKey} answer={answer} />
    </>
  )
}
