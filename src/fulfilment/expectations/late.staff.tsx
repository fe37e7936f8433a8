import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { ExpectationsHeading } from './expectations-heading.tsx'
import { LateFilters, type LateQuestion } from './late-filters.tsx'
import { LateTable } from './late-table.tsx'
import { postPromise } from './post-promise.ts'
import { PromiseForm } from './promise-form.tsx'
import { lateKinds, readLate } from './read-late.ts'
import { isOurStage, originCountries } from './stages.ts'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'orders', request)
  const { searchParams } = new URL(request.url)
  const stage = searchParams.get('stage') ?? ''
  const country = originCountries.find((one) => one === searchParams.get('country')) ?? null
  const asked: LateQuestion = {
    q: searchParams.get('q')?.trim().slice(0, 40) ?? '',
    which: lateKinds.find((one) => one === searchParams.get('when')) ?? 'all',
    stage: isOurStage(stage) ? stage : null,
    country,
  }
  const list = await visit.read((work) => readLate(work, { ...asked, ...pageAsked(searchParams) }))
  const { locale, site, now } = visit
  return { list, asked, locale, site, now, key: newId() }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'orders', request)
  return postPromise(visit, request)
}

/** Goods that take longer than usual, and the form that explains it to their customers. */
export default function LateDesk() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const told = useSearchParams()[0].get('told')
  const { list, asked, locale } = facts
  const here = `/${locale}/ops/late`
  const search = {
    q: asked.q,
    when: asked.which === 'all' ? '' : asked.which,
    stage: asked.stage ?? '',
    country: asked.country ?? '',
  }
  return (
    <>
      <PageTitle>{m.expectations_late_title()}</PageTitle>
      <ExpectationsHeading locale={locale} at="late" lead={m.expectations_late_lead()} />
      {told && /^\d{1,6}$/.test(told) && (
        <Notice tone="ok" role="status" className="mb-3">
          {m.expectations_said({ count: told })}
        </Notice>
      )}
      <LateFilters asked={asked} here={here} locale={locale} site={facts.site} />
      <p className="mb-3 text-sm text-soft">
        {m.expectations_counts({ late: String(list.late), soon: String(list.soon) })}
      </p>
      {list.rows.length === 0 ? (
        <EmptyState
          drawing="harbour"
          title={m.expectations_late_none()}
          text={m.expectations_late_none_text()}
          level={2}
        />
      ) : (
        <PostForm answer={answer} preventScrollReset>
          <Queue
            keys={[
              { press: 'j / k', text: m.platform_queue_key_move() },
              { press: 'Enter', text: m.platform_queue_key_open() },
              { press: '/', text: m.platform_queue_key_find() },
            ]}
          >
            <LateTable facts={facts} rows={list.rows} />
          </Queue>
          <ListPages {...list} here={here} asked={search} />
          <PromiseForm itemKey={facts.key} answer={answer} />
        </PostForm>
      )}
    </>
  )
}
