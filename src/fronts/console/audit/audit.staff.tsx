import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readPlaces } from '#fronts/console/people/read-places.ts'
import { readAudit, readAuditPeople } from '#people/access/read-audit.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Pagination } from '#platform/ui/lists/pagination.tsx'
import { Queue } from '#platform/ui/lists/queue.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { actAreas, actName, namedAct } from './act-names.ts'
import { AuditBar } from './audit-bar.tsx'
import { auditColumns } from './audit-columns.tsx'
import { auditAsked, auditFilter, lastDays } from './audit-filters.ts'
import { sayAudit } from './say-audit.ts'

/** Who did what to what, as sentences, with what it was before: filters and page stand in the address. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'audit', request)
  const { searchParams } = new URL(request.url)
  const asked = auditAsked(searchParams)
  const { locale, site, now } = visit
  const edge = (name: string) => searchParams.get(name) ?? undefined
  const spans = { today: lastDays(1, now, site), week: lastDays(7, now, site), month: lastDays(30, now, site) }
  return visit.read(async (work) => {
    const filter = await auditFilter(work, asked)
    const [olderThan, newerThan] = [edge('before'), edge('after')]
    const page = await readAudit(work, {
      ...filter,
      size: 25,
      ...(olderThan !== undefined && { olderThan }),
      ...(newerThan !== undefined && { newerThan }),
    })
    const isOneAct = asked.act !== '' && !asked.act.endsWith('.') && namedAct(asked.act, locale) !== null
    return {
      locale,
      asked,
      spans,
      older: page.older,
      newer: page.newer,
      people: await readAuditPeople(work),
      places: await readPlaces(work),
      lines: await sayAudit(work, page.rows),
      acts: [...actAreas(locale), ...(isOneAct ? [{ value: asked.act, text: actName(asked.act, locale) }] : [])],
    }
  })
}

export default function AuditLog() {
  const facts = useLoaderData<typeof loader>()
  const { locale, asked, lines, older, newer } = facts
  const here = `/${locale}/ops/settings/audit`
  const narrowed = new URLSearchParams(Object.entries(asked).filter(([, value]) => value !== ''))
  const to = (more: Readonly<Record<string, string>>) => {
    const search = new URLSearchParams({ ...Object.fromEntries(narrowed), ...more })
    return search.size > 0 ? `${here}?${search}` : here
  }
  const isBackwards = asked.from !== '' && asked.to !== '' && asked.from > asked.to
  return (
    <>
      <PageTitle>{m.console_audit()}</PageTitle>
      <PageHeading title={m.console_audit()} lead={m.console_audit_lead()} />
      <p className="mb-3">
        <TextLink to={`${here}/security`}>{m.console_security()}</TextLink>
      </p>
      <AuditBar {...facts} here={here} file={`${here}/file${narrowed.size > 0 ? `?${narrowed}` : ''}`} />
      {isBackwards && <Notice tone="warn" title={m.audit_range_wrong()} />}
      {lines.length === 0 ? (
        <Notice tone="info" title={m.platform_queue_none_found()} />
      ) : (
        <Queue
          keys={[
            { press: 'j / k', text: m.platform_queue_key_move() },
            { press: '/', text: m.platform_queue_key_find() },
          ]}
        >
          <Table
            caption={m.console_audit()}
            columns={auditColumns(locale, (act) => to({ act }))}
            rows={lines}
            rowKey={(line) => line.id}
            dense
          />
        </Queue>
      )}
      {(older !== null || newer !== null) && (
        <Pagination
          label={m.platform_list_pages()}
          {...(newer !== null && { previous: { to: to({ after: newer }), text: m.audit_newer() } })}
          {...(older !== null && { next: { to: to({ before: older }), text: m.audit_older() } })}
        />
      )}
    </>
  )
}
