import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { undoChange, undoChangeForm } from '#catalog/products/desk/undo-change.ts'
import { CatalogueHeading } from '#office/catalogue/catalogue-heading.tsx'
import { ChangeTable } from '#office/catalogue/history/change-table.tsx'
import { readHistory } from '#office/catalogue/history/read-history.ts'
import { UndoDialog } from '#office/catalogue/history/undo-dialog.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { KindList } from './kind-list.tsx'
import { KindTree } from './kind-tree.tsx'
import { readKindTree } from './read-kind-tree.ts'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const { searchParams } = new URL(request.url)
  const { locale, site } = visit
  const q = searchParams.get('q')?.trim().slice(0, 60) ?? ''
  const { kinds, history } = await visit.read(async (work) => ({
    kinds: await readKindTree(work, q),
    history: await readHistory(work, 'kind:', searchParams, 10),
  }))
  const done = doneText(request, 'catalogue_done', locale)
  return { ...kinds, history, q, opened: searchParams.get('in') ?? '', done, formKey: newId(), locale, site }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const deeds = { undo: deed(undoChangeForm, undoChange, 'undone') }
  return answerDeeds(visit, await request.formData(), deeds, 'ops/catalogue/categories')
}

/** The kinds of things below their customs categories: what means them, and what they weigh. */
export default function CatalogueCategories() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { tree, found, count, history, q, locale, site } = facts
  const here = `/${locale}/ops/catalogue/categories`
  return (
    <>
      <CatalogueHeading
        locale={locale}
        at="categories"
        done={answer ? null : facts.done}
        actions={
          <ButtonLink to={`${here}/new`} kind="primary" icon="plus">
            {m.catalogue_kind_add()}
          </ButtonLink>
        }
      />
      <QueueBar
        label={m.catalogue_kind_find()}
        placeholder={m.catalogue_kind_find_hint()}
        button={m.platform_queue_search()}
        q={q}
        {...(q !== '' && { reset: { to: here, text: m.platform_queue_reset() } })}
      />
      {q === '' && <KindTree tree={tree} opened={facts.opened} here={here} />}
      {q !== '' && found.length === 0 && (
        <EmptyState drawing="harbour" title={m.platform_queue_none_found()} text={m.catalogue_kind_none_found()} />
      )}
      {found.length > 0 && (
        <Card title={m.catalogue_kinds({ count })}>
          <KindList kinds={found} here={here} withPlace />
        </Card>
      )}
      {history.rows.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-3 text-lg">{m.catalogue_history()}</h2>
          <ChangeTable rows={history.rows} here={here} locale={locale} site={site} ofAll />
        </section>
      )}
      <UndoDialog change={history.undoing} here={here} formKey={facts.formKey} answer={answer} />
    </>
  )
}
