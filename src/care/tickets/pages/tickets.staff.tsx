import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { countMentions } from '#care/tickets/desk/mentions.ts'
import { readAnswerTimes } from '#care/tickets/desk/read-answer-times.ts'
import { type DeskStage, deskStages, readTicketDesk } from '#care/tickets/desk/read-ticket-desk.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { ageText } from '#platform/values/age.ts'
import { sayTime } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { AnswerTimesLine } from './answer-times-line.tsx'
import { TicketBadge } from './ticket-badge.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'tickets', request)
  const { searchParams } = new URL(request.url)
  const q = (searchParams.get('q') ?? '').trim().slice(0, 100)
  const stage = deskStages.find((one) => one === searchParams.get('stage')) ?? 'waiting'
  const { locale, site, now } = visit
  return visit.read(async (work) => ({
    rows: await readTicketDesk(work, { stage, q }),
    times: await readAnswerTimes(work),
    mentions: await countMentions(work),
    q,
    stage,
    locale,
    site,
    now,
  }))
}

const stageNames: Readonly<Record<DeskStage, () => string>> = {
  waiting: m.tickets_stage_waiting,
  mine: m.tickets_stage_mine,
  mentions: m.tickets_stage_mentions,
  snoozed: m.tickets_stage_snoozed,
  open: m.tickets_stage_open,
  closed: m.tickets_stage_closed,
}

/** Tickets that wait for an answer, the longest wait first, and the others. */
export default function TicketDesk() {
  const { rows, times, mentions, q, stage, locale, site, now } = useLoaderData<typeof loader>()
  const here = `/${locale}/ops/tickets`
  const to = (one: DeskStage) => (one === 'waiting' ? here : `${here}?stage=${one}`)
  return (
    <>
      <PageTitle>{m.tickets_desk()}</PageTitle>
      <PageHeading title={m.tickets_desk()} lead={m.tickets_desk_lead()} />
      <AnswerTimesLine times={times} />
      <div className="-mt-4 mb-3">
        <Tabs
          label={m.tickets_desk()}
          items={deskStages.map((one) => ({
            to: to(one),
            text: stageNames[one](),
            current: one === stage,
            ...(one === 'mentions' && mentions > 0 && { count: mentions }),
          }))}
        />
      </div>
      <QueueBar
        label={m.tickets_find()}
        placeholder={m.tickets_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'stage',
            label: m.tickets_stage(),
            value: stage,
            options: deskStages.map((value) => ({ value, text: stageNames[value]() })),
          },
        ]}
        {...(q !== '' && { reset: { to: to(stage), text: m.platform_queue_reset() } })}
      />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.platform_queue_empty()} text={m.tickets_desk_empty()} level={2} />
      ) : (
        <Queue
          keys={[
            { press: 'j / k', text: m.platform_queue_key_move() },
            { press: 'Enter', text: m.platform_queue_key_open() },
            { press: '/', text: m.platform_queue_key_find() },
          ]}
        >
          <Table
            caption={m.tickets_desk()}
            rows={rows}
            rowKey={(row) => row.number}
            rowTo={(row) => `${here}/${row.number}`}
            dense
            columns={[
              { key: 'number', title: m.tickets_number(), lead: true, cell: (row) => <Ltr>{row.number}</Ltr> },
              {
                key: 'age',
                title: m.tickets_age(),
                numeric: true,
                cell: (row) => <bdi>{ageText(row.since, now, locale)}</bdi>,
              },
              {
                key: 'due',
                title: stage === 'snoozed' ? m.tickets_back_at() : m.tickets_due(),
                cell: (row) =>
                  stage === 'snoozed'
                    ? row.snoozedUntil && (
                        <bdi className="whitespace-nowrap">{sayTime(row.snoozedUntil, locale, site)}</bdi>
                      )
                    : row.due && (
                        <bdi className={classes('whitespace-nowrap', row.due < now && 'font-semibold text-bad')}>
                          {sayTime(row.due, locale, site)}
                        </bdi>
                      ),
              },
              { key: 'sender', title: m.tickets_sender(), cell: (row) => <bdi>{row.sender}</bdi> },
              {
                key: 'said',
                title: m.tickets_last(),
                wide: true,
                cell: (row) => <bdi className="line-clamp-1">{row.said}</bdi>,
              },
              {
                key: 'order',
                title: m.tickets_order_number(),
                cell: (row) => row.orderNumber && <Ltr>{row.orderNumber}</Ltr>,
              },
              { key: 'staff', title: m.tickets_holder(), cell: (row) => <bdi>{row.staff}</bdi> },
              { key: 'state', title: m.tickets_state(), cell: (row) => <TicketBadge state={row.state} isStaff /> },
            ]}
          />
        </Queue>
      )}
      <p className="mt-4">
        <TextLink to={`${here}/answers`}>{m.tickets_canned()}</TextLink>
      </p>
    </>
  )
}
