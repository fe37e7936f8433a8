import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { undoChange, undoChangeForm } from '#catalog/products/desk/undo-change.ts'
import { CatalogueHeading } from '#office/catalogue/catalogue-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Chips } from '#platform/ui/forms/chips.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { ChangeTable } from './change-table.tsx'
import { readHistory } from './read-history.ts'
import { UndoDialog } from './undo-dialog.tsx'

export const shouldRevalidate = () => true

const kinds = [
  { kind: '', name: m.catalogue_history_all },
  { kind: 'product:', name: m.catalogue_products },
  { kind: 'store:', name: m.catalogue_stores },
  { kind: 'kind:', name: m.catalogue_categories },
  { kind: 'feed:', name: m.catalogue_feeds },
  { kind: 'pin:', name: m.catalogue_places },
  { kind: 'synonym:', name: m.catalogue_synonyms },
] as const

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const { searchParams } = new URL(request.url)
  const kind = kinds.find((one) => one.kind === searchParams.get('kind'))?.kind ?? ''
  const history = await visit.read((work) => readHistory(work, kind, searchParams, 50))
  const done = doneText(request, 'catalogue_done', visit.locale)
  return { ...history, kind, done, key: newId(), locale: visit.locale, site: visit.site }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const deeds = { undo: deed(undoChangeForm, undoChange, 'undone') }
  return answerDeeds(visit, await request.formData(), deeds, 'ops/catalogue/history')
}

/** Everything that staff changed of the catalogue. */
export default function CatalogueHistory() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { rows, undoing, kind, locale } = facts
  const place = `/${locale}/ops/catalogue/history`
  const here = kind === '' ? place : `${place}?kind=${kind}`
  return (
    <>
      <CatalogueHeading locale={locale} at="history" done={answer ? null : facts.done} />
      <div className="mb-4">
        <Chips
          label={m.catalogue_history_kinds()}
          items={kinds.map((one) => ({
            to: one.kind === '' ? place : `${place}?kind=${one.kind}`,
            text: one.name(),
            current: one.kind === kind,
          }))}
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.catalogue_history_none()} text={m.catalogue_history_none_text()} />
      ) : (
        <ChangeTable {...facts} here={here} ofAll />
      )}
      <ListPages {...facts} here={place} asked={{ kind }} name="changes" />
      <UndoDialog change={undoing} here={here} formKey={facts.key} answer={answer} />
    </>
  )
}
