import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readFeeds } from '#catalog/products/feeds/read-feeds.ts'
import { CatalogueHeading } from '#office/catalogue/catalogue-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { feedColumns } from './feed-columns.tsx'
import { feedDeeds } from './feed-deeds.ts'
import { FeedDialog } from './feed-dialogs.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const { searchParams } = new URL(request.url)
  const feeds = await visit.read(readFeeds)
  const done = doneText(request, 'catalogue_done', visit.locale)
  const isAdding = searchParams.get('do') === 'add'
  return { feeds, isAdding, done, formKey: newId(), locale: visit.locale, site: visit.site }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  return answerDeeds(visit, await request.formData(), feedDeeds, 'ops/catalogue/feeds')
}

/** The lists of goods that stores and networks offer us, and how their last look went. */
export default function CatalogueFeeds() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { feeds, locale, site } = facts
  const here = `/${locale}/ops/catalogue/feeds`
  return (
    <>
      <CatalogueHeading
        locale={locale}
        at="feeds"
        done={answer ? null : facts.done}
        actions={
          <ButtonLink to={`${here}?do=add`} kind="primary" icon="plus">
            {m.catalogue_feed_add()}
          </ButtonLink>
        }
      />
      {feeds.length === 0 ? (
        <EmptyState drawing="harbour" title={m.catalogue_feeds_none()} text={m.catalogue_feeds_none_text()} />
      ) : (
        <Table
          caption={m.catalogue_feeds()}
          rows={feeds}
          rowKey={(row) => row.id}
          rowTo={(row) => `${here}/${row.id}`}
          columns={feedColumns(site)}
          dense
        />
      )}
      {facts.isAdding && <FeedDialog feed={null} here={here} formKey={facts.formKey} answer={answer} />}
    </>
  )
}
