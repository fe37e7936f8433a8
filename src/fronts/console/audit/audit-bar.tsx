import type { Choice } from '#platform/ui/forms/select.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import type { AuditAsked } from './audit-filters.ts'

type Span = { readonly from: string; readonly to: string }
type AuditBarProps = {
  readonly asked: AuditAsked
  readonly spans: Readonly<Record<'today' | 'week' | 'month', Span>>
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly places: readonly { readonly code: string; readonly name: string }[]
  readonly acts: readonly Choice[]
  readonly here: string
  /** Where the list is downloaded, with its filters. */
  readonly file: string
}

const spanNames = { today: m.audit_today, week: m.audit_week, month: m.audit_month } as const

/** The filters of the log: thing, member, act, place of the member and days; presets of days, and the list as a file. */
export function AuditBar({ asked, spans, people, places, acts, here, file }: AuditBarProps) {
  const { q, who, act, place, from, to } = asked
  const isNarrowed = Object.values(asked).some((value) => value !== '')
  const spanOf = (span: Span) => {
    const { from: _from, to: _to, ...others } = asked
    return `${here}?${new URLSearchParams(Object.entries({ ...others, ...span }).filter(([, value]) => value !== ''))}`
  }
  return (
    <>
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
            options: [{ value: '', text: m.console_audit_any_act() }, ...acts],
          },
          {
            name: 'place',
            label: m.audit_place(),
            value: place,
            options: [
              { value: '', text: m.audit_any_place() },
              ...places.map(({ code, name }) => ({ value: code, text: name })),
            ],
          },
        ]}
        reset={isNarrowed ? { to: here, text: m.platform_queue_reset() } : undefined}
      >
        <Day name="from" label={m.audit_from()} value={from} />
        <Day name="to" label={m.audit_to()} value={to} />
      </QueueBar>
      <nav aria-label={m.audit_range()} className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {(['today', 'week', 'month'] as const).map((name) => (
          <Link
            key={name}
            to={spanOf(spans[name])}
            aria-current={from === spans[name].from && to === spans[name].to ? 'true' : undefined}
            className="inline-flex min-h-9 items-center text-sea aria-[current]:font-semibold aria-[current]:no-underline"
          >
            {spanNames[name]()}
          </Link>
        ))}
        <TextLink href={file} icon="download" className="min-h-9 sm:ms-auto">
          {m.audit_export()}
        </TextLink>
      </nav>
    </>
  )
}

function Day({ name, label, value }: { readonly name: string; readonly label: string; readonly value: string }) {
  return (
    <label className="flex items-center gap-2">
      <span className="text-soft">{label}</span>
      <input key={value} type="date" name={name} defaultValue={value} className="control min-h-9 px-3" />
    </label>
  )
}
