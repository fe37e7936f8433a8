import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readFeedRuns, readFeeds, readRefusedRows } from '#catalog/products/feeds/read-feeds.ts'
import { CatalogueHeading } from '#office/catalogue/catalogue-heading.tsx'
import { ChangeTable } from '#office/catalogue/history/change-table.tsx'
import { readHistory } from '#office/catalogue/history/read-history.ts'
import { UndoDialog } from '#office/catalogue/history/undo-dialog.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { FeedCard } from './feed-card.tsx'
import { feedDeeds } from './feed-deeds.ts'
import { FeedDialog, SwitchFeedDialog } from './feed-dialogs.tsx'
import { RunReport } from './run-report.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const { searchParams } = new URL(request.url)
  const { locale, site } = visit
  const found = await visit.read(async (work) => {
    const feed = (await readFeeds(work)).find(({ id }) => id === params.id)
    if (!feed) return null
    const runs = await readFeedRuns(work, feed.id)
    const opened = runs.find(({ id }) => id === searchParams.get('run')) ?? runs[0] ?? null
    const refused = opened ? await readRefusedRows(work, opened.id) : []
    const history = await readHistory(work, `feed:${feed.id}`, searchParams, 10)
    return { feed, runs, opened, refused, history }
  })
  if (!found) throw data(null, { status: 404 })
  const dialog = searchParams.get('do')
  const done = doneText(request, 'catalogue_done', locale)
  return { ...found, dialog, done, formKey: newId(), locale, site }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  return answerDeeds(visit, await request.formData(), feedDeeds, `ops/catalogue/feeds/${params.id}`)
}

/** One feed: how it is read, each run with its report, and what staff changed. */
export default function CatalogueFeed() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { feed, history, dialog, locale, site } = facts
  const here = `/${locale}/ops/catalogue/feeds/${feed.id}`
  const form = { feed, here, answer, formKey: facts.formKey }
  return (
    <>
      <CatalogueHeading locale={locale} at="feeds" done={answer ? null : facts.done} />
      <div className="flex flex-col gap-6">
        <FeedCard {...form} site={site} isAsking={dialog !== null} />
        <RunReport {...facts} here={here} />
        {history.rows.length > 0 && (
          <section>
            <h2 className="mb-3 text-lg">{m.catalogue_history()}</h2>
            <ChangeTable rows={history.rows} here={here} locale={locale} site={site} />
          </section>
        )}
      </div>
      {dialog === 'edit' && <FeedDialog {...form} />}
      {dialog === 'switch' && <SwitchFeedDialog {...form} />}
      <UndoDialog change={history.undoing} here={here} formKey={facts.formKey} answer={answer} />
    </>
  )
}
