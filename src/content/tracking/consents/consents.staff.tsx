import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { AnalyticsHeading } from '#content/tracking/analytics/analytics-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { sayPlainTime } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'
import { consentColumns } from './consent-columns.tsx'
import { consentsAsked } from './consents-asked.ts'
import { ConsentsForm } from './consents-form.tsx'
import { readConsents } from './read-consents.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'audit', request)
  const { searchParams } = new URL(request.url)
  const asked = consentsAsked(searchParams)
  const { locale, site } = visit
  const found = await visit.read((work) => readConsents(work, asked, pageAsked(searchParams)))
  const rows = found.rows.map((row) => ({ ...row, time: sayPlainTime(row.at, site) }))
  return { ...found, rows, locale, asked }
}

/** Who agreed to what, when, after which sentence, and when they changed their mind. */
export default function ConsentsPage() {
  const facts = useLoaderData<typeof loader>()
  const { locale, asked, rows } = facts
  const here = `/${locale}/ops/analytics/consents`
  const { of, q } = asked
  const [from, until] = [asked.from ?? '', asked.until ?? '']
  return (
    <>
      <AnalyticsHeading locale={locale} at="consents" lead={m.tracking_consents_lead()} />
      <ConsentsForm here={here} asked={{ of, q, from, until }} />
      {rows.length === 0 ? (
        <EmptyState drawing="harbour" title={m.platform_queue_none_found()} level={2} />
      ) : (
        <Table
          dense
          caption={m.tracking_consents()}
          rows={rows}
          rowKey={({ id }) => id}
          columns={consentColumns(of, locale)}
        />
      )}
      <ListPages {...facts} here={here} asked={{ of, q, from, until }} />
      <p className="mt-3 text-sm text-soft">
        {of === 'measuring' ? m.tracking_consents_note() : m.tracking_consents_newsletter_note()}
      </p>
    </>
  )
}
