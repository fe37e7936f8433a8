import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { addPin, addPinForm, endPin, endPinForm } from '#catalog/products/desk/change-pins.ts'
import { readPins } from '#catalog/products/desk/read-pinned.ts'
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
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { newId } from '#platform/work/id.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { m } from '#words/messages.js'
import { pinColumns } from './pin-columns.tsx'
import { AddPinDialog, EndPinDialog } from './pin-dialogs.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const { searchParams } = new URL(request.url)
  const { pins, history } = await visit.read(async (work) => ({
    pins: await readPins(work),
    history: await readHistory(work, 'pin:', searchParams, 10),
  }))
  const { locale, site, now } = visit
  const adding = searchParams.get('do') === 'add' ? { product: searchParams.get('product') ?? '' } : null
  const ending = pins.find(({ id }) => id === searchParams.get('end')) ?? null
  const done = doneText(request, 'catalogue_done', locale)
  return { pins, history, adding, ending, today: siteToday(now, site), done, formKey: newId(), locale, site }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const deeds = {
    add: deed(addPinForm, addPin, 'pinned'),
    end: deed(endPinForm, endPin, 'unpinned'),
    undo: deed(undoChangeForm, undoChange, 'undone'),
  }
  return answerDeeds(visit, await request.formData(), deeds, 'ops/catalogue/places')
}

/** Products that stand first on this site: on the shelf of most bought, and where words are searched. */
export default function CataloguePlaces() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { pins, history, locale, site } = facts
  const here = `/${locale}/ops/catalogue/places`
  const dialog = { here, answer, formKey: facts.formKey }
  return (
    <>
      <CatalogueHeading
        locale={locale}
        at="places"
        done={answer ? null : facts.done}
        actions={
          <ButtonLink to={`${here}?do=add`} kind="primary" icon="plus">
            {m.catalogue_pin_add()}
          </ButtonLink>
        }
      />
      {pins.length === 0 ? (
        <EmptyState drawing="harbour" title={m.catalogue_pins_none()} text={m.catalogue_pins_none_text()} />
      ) : (
        <Table
          caption={m.catalogue_places()}
          rows={pins}
          rowKey={(row) => row.id}
          columns={pinColumns(here, locale)}
          dense
        />
      )}
      {history.rows.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-3 text-lg">{m.catalogue_history()}</h2>
          <ChangeTable rows={history.rows} here={here} locale={locale} site={site} ofAll />
        </section>
      )}
      {facts.adding && <AddPinDialog {...dialog} site={site} today={facts.today} product={facts.adding.product} />}
      {facts.ending && <EndPinDialog {...dialog} pin={facts.ending} />}
      <UndoDialog {...dialog} change={history.undoing} />
    </>
  )
}
