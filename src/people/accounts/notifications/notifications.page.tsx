import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useFetcher, useLoaderData } from 'react-router'
import { z } from 'zod'
import { requireCustomer } from '#people/access/require-customer.ts'
import { groupByDay } from '#people/notices/center/by-day.ts'
import { markRead } from '#people/notices/center/mark-read.ts'
import { readNotifications } from '#people/notices/center/read-notifications.ts'
import { answerDeeds, deed, deedInSteps } from '#people/proofs/answer-deeds.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { sayClock } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { NotificationRow } from './notification-row.tsx'

const rowsInView = 30

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { locale, site, now } = visit
  const asked = pageAsked(new URL(request.url).searchParams, rowsInView)
  const { rows, ...page } = await visit.read((work) => readNotifications(work, asked))
  const days = groupByDay(rows, { now, locale, site }).map((group) => ({
    day: group.day,
    rows: group.rows.map(({ at, ...row }) => ({ ...row, time: sayClock(at, locale, site) })),
  }))
  return { ...page, days, locale, now: now.getTime(), done: doneText(request, 'notices_done', locale) }
}

const readForm = z.object({ id: z.uuid() })
const allForm = z.object({ until: z.coerce.number().int().positive().max(8.64e15) })

const deeds = {
  one: deedInSteps(readForm, async ({ id }, { visit }) => {
    await visit.write((work) => markRead(work, { id }))
    return null
  }),
  // What came since they looked stays unread.
  read: deed(allForm, (work, { until }) => markRead(work, { until: new Date(until) }), 'read'),
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return answerDeeds(visit, await request.formData(), deeds, 'account/notifications')
}

/** Everything that happened, by day, with the way to each thing; new ones come by themselves (`account.layout.tsx`). */
export default function Notifications() {
  const { days, unread, page, pageSize, total, locale, now, done } = useLoaderData<typeof loader>()
  const fetcher = useFetcher()
  const here = `/${locale}/account/notifications`
  const read = (id: string) => void fetcher.submit({ do: 'one', id }, { method: 'post', action: here })
  return (
    <div className="max-w-text">
      <PageTitle>{m.notices_center_title()}</PageTitle>
      <PageHeading
        title={m.notices_center_title()}
        lead={m.notices_center_lead()}
        actions={
          <TextLink to={`${here}/settings`} icon="settings">
            {m.notices_center_settings()}
          </TextLink>
        }
      />
      <DoneNotice text={done} />
      {total === 0 ? (
        <EmptyState drawing="letters" title={m.notices_center_empty()} text={m.notices_center_empty_text()} />
      ) : (
        <div className="flex flex-col gap-6">
          {unread > 0 && (
            <Form method="post" className="flex">
              <input type="hidden" name="until" value={now} />
              <SubmitButton kind="secondary" name="do" value="read">
                {m.notices_center_all_read()}
              </SubmitButton>
            </Form>
          )}
          {days.map(({ day, rows }) => (
            <section key={day}>
              <h2 className="mb-2 text-base text-soft">{day}</h2>
              <ul className="divide-y divide-line overflow-hidden rounded border border-line bg-surface shadow-rest">
                {rows.map((row) => (
                  <NotificationRow key={row.id} row={row} home={`/${locale}`} onRead={read} />
                ))}
              </ul>
            </section>
          ))}
          <ListPages here={here} asked={{}} page={page} pageSize={pageSize} total={total} />
        </div>
      )}
    </div>
  )
}
