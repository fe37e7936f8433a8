import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { addSynonym, addSynonymForm, endSynonym, endSynonymForm } from '#catalog/products/desk/change-synonyms.ts'
import { readSynonymRows } from '#catalog/products/desk/read-synonyms.ts'
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
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { EndSynonymDialog } from './end-synonym-dialog.tsx'
import { readTrial } from './read-trial.ts'
import { synonymColumns } from './synonym-columns.tsx'
import { TryForm } from './try-form.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const { searchParams } = new URL(request.url)
  const { locale, site } = visit
  const { rows, history, trial } = await visit.read(async (work) => ({
    rows: await readSynonymRows(work),
    history: await readHistory(work, 'synonym:', searchParams, 10),
    trial: await readTrial(work, searchParams),
  }))
  const ending = rows.find(({ id }) => id === searchParams.get('end')) ?? null
  const done = doneText(request, 'catalogue_done', locale)
  return { rows, history, trial, ending, done, formKey: newId(), locale, site }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const deeds = {
    add: deed(addSynonymForm, addSynonym, 'synonymAdded'),
    end: deed(endSynonymForm, endSynonym, 'synonymEnded'),
    undo: deed(undoChangeForm, undoChange, 'undone'),
  }
  return answerDeeds(visit, await request.formData(), deeds, 'ops/catalogue/synonyms')
}

/** Words that mean the same to customers: a pair is tried against the catalogue, then added. */
export default function CatalogueSynonyms() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { rows, history, locale, site } = facts
  const here = `/${locale}/ops/catalogue/synonyms`
  const dialog = { here, answer, formKey: facts.formKey }
  return (
    <>
      <CatalogueHeading locale={locale} at="synonyms" done={answer ? null : facts.done} />
      <div className="flex flex-col gap-6">
        <TryForm {...dialog} trial={facts.trial} />
        {rows.length === 0 ? (
          <EmptyState drawing="harbour" title={m.catalogue_synonyms_none()} text={m.catalogue_synonyms_none_text()} />
        ) : (
          <Table
            caption={m.catalogue_synonyms()}
            rows={rows}
            rowKey={(row) => row.id}
            columns={synonymColumns(here)}
            dense
          />
        )}
        {history.rows.length > 0 && (
          <section>
            <h2 className="mb-3 text-lg">{m.catalogue_history()}</h2>
            <ChangeTable rows={history.rows} here={here} locale={locale} site={site} ofAll />
          </section>
        )}
      </div>
      {facts.ending && <EndSynonymDialog {...dialog} pair={facts.ending} />}
      <UndoDialog {...dialog} change={history.undoing} />
    </>
  )
}
