import type { AnswerTimes } from '#care/tickets/desk/read-answer-times.ts'
import { m } from '#words/messages.js'

/** How long customers waited in the last thirty days, against our promise. */
export function AnswerTimesLine({ times: { first, whole, kept, promised } }: { readonly times: AnswerTimes }) {
  if (first.median === null && promised === 0) return null
  const said = ({ median, p90 }: typeof first) =>
    median === null || p90 === null
      ? m.tickets_times_none()
      : m.tickets_times_hours({ median: hours(median), p90: hours(p90) })
  const rows = [
    [m.tickets_times_first(), said(first)],
    [m.tickets_times_whole(), said(whole)],
    [m.tickets_times_kept(), m.tickets_times_share({ kept: String(kept), promised: String(promised) })],
  ] as const
  return (
    <dl className="-mt-4 mb-6 flex flex-wrap gap-x-8 gap-y-2 text-sm">
      {rows.map(([term, value]) => (
        <div key={term}>
          <dt className="text-soft">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const hours = (value: number) => String(Math.round(value * 10) / 10)
