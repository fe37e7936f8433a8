import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readStoreList } from '#catalog/stores/read-store-facts.ts'
import { CatalogueHeading } from '#office/catalogue/catalogue-heading.tsx'
import { ChangeTable } from '#office/catalogue/history/change-table.tsx'
import { readHistory } from '#office/catalogue/history/read-history.ts'
import { UndoDialog } from '#office/catalogue/history/undo-dialog.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { storeColumns } from './store-columns.tsx'
import { storeDeeds } from './store-deeds.ts'
import { openedStore, StoreDialogs } from './store-dialogs.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const { stores, history } = await visit.read(async (work) => ({
    stores: await readStoreList(work),
    history: await readHistory(work, 'store:', searchParams, 10),
  }))
  const { locale, site } = visit
  const part = q.toLowerCase()
  const rows = stores.filter(({ domain, name }) => `${domain} ${name.ar} ${name.en}`.toLowerCase().includes(part))
  const done = doneText(request, 'catalogue_done', locale)
  return { rows, history, opened: openedStore(searchParams, stores), q, done, formKey: newId(), locale, site }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  return answerDeeds(visit, await request.formData(), storeDeeds, 'ops/catalogue/stores')
}

/** The stores that we know: what they are called, where they are, and whether anything new is taken from them. */
export default function CatalogueStores() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { rows, history, q, locale, site } = facts
  const here = `/${locale}/ops/catalogue/stores`
  return (
    <>
      <CatalogueHeading
        locale={locale}
        at="stores"
        done={answer ? null : facts.done}
        actions={
          <ButtonLink to={`${here}?do=add`} kind="primary" icon="plus">
            {m.catalogue_store_add()}
          </ButtonLink>
        }
      />
      <QueueBar
        label={m.catalogue_store_find()}
        placeholder={m.catalogue_store_find()}
        button={m.platform_queue_search()}
        q={q}
        {...(q !== '' && { reset: { to: here, text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.platform_queue_none_found()} text={m.catalogue_none_found_text()} />
      ) : (
        <Table
          caption={m.catalogue_stores()}
          rows={rows}
          rowKey={(row) => row.domain}
          columns={storeColumns(here, locale)}
          dense
        />
      )}
      {history.rows.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-3 text-lg">{m.catalogue_history()}</h2>
          <ChangeTable rows={history.rows} here={here} locale={locale} site={site} ofAll />
        </section>
      )}
      <StoreDialogs {...facts} here={here} answer={answer} />
      <UndoDialog change={history.undoing} here={here} formKey={facts.formKey} answer={answer} />
    </>
  )
}
