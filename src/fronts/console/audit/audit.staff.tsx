import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readAudit, readAuditPeople } from '#people/access/read-audit.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayPlainTime } from '#platform/values/say-date.ts'
import { isId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { actAreas, actName } from './act-names.ts'
import { type Change, differenceOf } from './difference.ts'
import { nameSubjects, type Subject, subjectsOf } from './name-subjects.ts'

type Line = {
  readonly id: string
  readonly time: string
  readonly who: string | null
  readonly action: string
  /** What the act is called. */
  readonly act: string
  readonly subject: Subject
  readonly changes: readonly Change[]
  readonly why: string | null
}

/** Who did what to what, before and after: filters and page stand in the address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'audit', request)
  const { searchParams } = new URL(request.url)
  const asked = (name: string) => searchParams.get(name)?.trim().slice(0, 100) ?? ''
  const [q, who, act] = [asked('q'), asked('who'), asked('act')]
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked('day')) && !Number.isNaN(Date.parse(asked('day'))) ? asked('day') : ''
  const { locale, site } = visit
  return visit.read(async (work) => {
    const { rows, ...page } = await readAudit(work, {
      ...(isId(who) && { staffId: who }),
      ...(q !== '' && { subjects: await subjectsOf(work, q) }),
      act,
      day,
      ...pageAsked(searchParams, 25),
    })
    const people = await readAuditPeople(work)
    const names = await nameSubjects(
      work,
      rows.map((row) => `${row.subject} ${JSON.stringify(row.before)} ${JSON.stringify(row.after)}`),
    )
    const lines = rows.map((row): Line => {
      const { id, who: name, action, before, after, why } = row
      const [, key = ''] = row.subject.split(/:(.*)/)
      return {
        id,
        who: name,
        action,
        act: actName(action, locale),
        why,
        time: sayPlainTime(row.at, site),
        subject: names.get(key) ?? { id: key, name: row.subject, path: null },
        changes: differenceOf(before, after, (text) => names.get(text)?.name ?? text),
      }
    })
    return { ...page, locale, q, who, act, day, people, lines, areas: actAreas(locale) }
  })
}

export default function AuditLog() {
  const facts = useLoaderData<typeof loader>()
  const { locale, q, who, act, day, people, lines, areas } = facts
  const here = `/${locale}/ops/settings/audit`
  const isNarrowed = q !== '' || who !== '' || act !== '' || day !== ''
  return (
    <>
      <PageTitle>{m.console_audit()}</PageTitle>
      <PageHeading title={m.console_audit()} lead={m.console_audit_lead()} />
      <p className="mb-3">
        <TextLink to={`${here}/security`}>{m.console_security()}</TextLink>
      </p>
      <QueueBar
        label={m.console_audit_find()}
        placeholder={m.console_audit_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'who',
            label: m.console_audit_who(),
            value: who,
            options: [
              { value: '', text: m.console_audit_anybody() },
              ...people.map(({ id, name }) => ({ value: id, text: isolate(name) })),
            ],
          },
          {
            name: 'act',
            label: m.console_audit_act(),
            value: act,
            options: [{ value: '', text: m.console_audit_any_act() }, ...areas],
          },
        ]}
        reset={isNarrowed ? { to: here, text: m.platform_queue_reset() } : undefined}
      >
        <input
          key={day}
          type="date"
          name="day"
          aria-label={m.console_audit_day()}
          defaultValue={day}
          className="control min-h-9 px-3"
        />
      </QueueBar>
      {lines.length === 0 ? (
        <Notice tone="info" title={m.platform_queue_none_found()} />
      ) : (
        <Queue
          keys={[
            { press: 'j / k', text: m.platform_queue_key_move() },
            { press: '/', text: m.platform_queue_key_find() },
          ]}
        >
          <Table caption={m.console_audit()} columns={columns(locale)} rows={lines} rowKey={(line) => line.id} dense />
        </Queue>
      )}
      <ListPages {...facts} here={here} asked={{ q, who, act, day }} />
    </>
  )
}

function columns(locale: string): readonly Column<Line>[] {
  return [
    {
      key: 'time',
      title: m.console_order_at(),
      lead: true,
      cell: (line) => (
        <span className="flex flex-wrap gap-x-3 sm:flex-col">
          <Ltr>{line.time}</Ltr>
          <bdi className="font-normal text-soft">{line.who ?? m.console_order_system()}</bdi>
        </span>
      ),
    },
    {
      key: 'act',
      title: m.console_audit_act(),
      cell: ({ action, act, subject }) => (
        <span className="flex flex-wrap gap-x-3 sm:flex-col">
          <span title={action}>{act}</span>
          {subject.path === null ? (
            <bdi className="wrap-anywhere text-soft">{subject.name}</bdi>
          ) : (
            <Link to={`/${locale}/ops/${subject.path}`}>
              <bdi>{subject.name}</bdi>
            </Link>
          )}
        </span>
      ),
    },
    { key: 'changed', title: m.console_audit_changed(), wide: true, cell: (line) => <Changed line={line} /> },
  ]
}

/** Old → new, each on a line of its own, and why. */
function Changed({ line }: { readonly line: Line }) {
  const { changes, why } = line
  return (
    <>
      {changes.length > 0 && (
        <ul dir="ltr" className="text-start">
          {changes.map(({ name, was, is }) => (
            <li key={name} className="wrap-anywhere rtl:text-end">
              {name !== '' && <span className="text-soft">{name}: </span>}
              {was !== null && <del className="text-soft">{was}</del>}
              {was !== null && ' → '}
              <ins className="no-underline">{is ?? '–'}</ins>
            </li>
          ))}
        </ul>
      )}
      {why && <p className="text-soft">{m.console_audit_why({ why: isolate(why) })}</p>}
      {changes.length === 0 && !why && <span className="text-soft">–</span>}
    </>
  )
}
