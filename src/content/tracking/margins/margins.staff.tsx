import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AnalyticsHeading } from '#content/tracking/analytics/analytics-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Stat } from '#platform/ui/lists/stat.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { MarginBars } from './margin-bars.tsx'
import { MarginForm } from './margin-form.tsx'
import { marginName } from './margin-names.ts'
import { marginOf, marginShare } from './margin-parts.ts'
import { MarginTable } from './margin-table.tsx'
import { marginsQuestion } from './margins-question.ts'
import { readMargins } from './read-margins.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'reports', request)
  const { locale, site } = visit
  const question = marginsQuestion(request, visit)
  const { all, rows } = await visit.read((work) => readMargins(work, question, question.by))
  const named = rows.map((row) => ({ ...row, text: marginName(question.by, row.name, locale) }))
  return { locale, currency: sites[site].currency, question, all, rows: named }
}

/** What customers paid, what it cost us and what is left, by store or category: as the ledger booked it. */
export default function MarginsPage() {
  const { locale, currency, question, all, rows } = useLoaderData<typeof loader>()
  const { now, before } = all
  const amount = (minor: bigint) => <Amount money={{ minor, currency }} locale={locale} />
  const note = (minor: bigint) => (
    <>
      {m.tracking_before_label()}: {amount(minor)}
    </>
  )
  const lead = question.by === 'store' ? m.tracking_margin_store() : m.tracking_margin_category()
  return (
    <>
      <AnalyticsHeading locale={locale} at="margin" lead={m.tracking_margin_lead()} />
      <MarginForm here={`/${locale}/ops/analytics/margin`} {...question} />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.tracking_empty()} text={m.tracking_margin_empty()} level={2} />
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-4">
            <Stat label={m.tracking_margin_paid()} value={amount(now.paid)} note={note(before.paid)} icon="cash" />
            <Stat label={m.tracking_margin_goods()} value={amount(now.goods)} note={note(before.goods)} />
            <Stat label={m.tracking_margin_customs()} value={amount(now.customs)} note={note(before.customs)} />
            <Stat
              label={
                <>
                  {m.tracking_margin()} · <span className="figures">{marginShare(now)}</span>
                </>
              }
              value={amount(marginOf(now))}
              note={note(marginOf(before))}
              tone={marginOf(now) < 0n ? 'bad' : 'neutral'}
            />
          </div>
          <MarginBars rows={rows} currency={currency} locale={locale} />
          <MarginTable rows={rows} lead={lead} currency={currency} locale={locale} />
          <p className="text-sm text-soft">
            {m.tracking_margin_note()} {m.tracking_margin_vat_note()} {amount(now.vat)}
          </p>
        </div>
      )}
    </>
  )
}
