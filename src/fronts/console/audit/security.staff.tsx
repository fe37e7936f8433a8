import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { browserName } from '#people/access/browser-name.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { readSecurityEvents, type SecurityRow } from '#people/access/security/read-security-events.ts'
import { type SecurityEventName, securityEvents } from '#people/access/security/security-events.ts'
import { pageAsked } from '#platform/database/list-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { sayPlainTime } from '#platform/values/say-date.ts'
import { m } from '#words/messages.js'

/** What was tried at the doors: who, from where, and what came of it. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'audit', request)
  const { searchParams } = new URL(request.url)
  const q = searchParams.get('q')?.trim().slice(0, 254) ?? ''
  const event = securityEvents.find((one) => one === searchParams.get('event')) ?? null
  const { locale, site } = visit
  const found = await visit.read((work) => readSecurityEvents(work, { event, q, ...pageAsked(searchParams, 25) }))
  const rows = found.rows.map((row) => ({ ...row, time: sayPlainTime(row.at, site) }))
  return { ...found, rows, locale, q, event: event ?? '' }
}

const names: Readonly<Record<SecurityEventName, () => string>> = {
  signInFailed: m.console_security_sign_in_failed,
  signInBlocked: m.console_security_sign_in_blocked,
  secondFactorFailed: m.console_security_second_factor_failed,
  proofFailed: m.console_security_proof_failed,
  refused: m.console_security_refused,
  passwordChanged: m.console_security_password_changed,
  passwordReset: m.console_security_password_reset,
  signedIn: m.console_security_signed_in,
  signInDenied: m.console_security_sign_in_denied,
  sessionsEnded: m.console_security_sessions_ended,
  emailChanged: m.console_security_email_changed,
  emailRestored: m.console_security_email_restored,
  secondFactorOn: m.console_security_second_factor_on,
  secondFactorOff: m.console_security_second_factor_off,
  recoveryCodeUsed: m.console_security_recovery_code_used,
  recoveryCodesRenewed: m.console_security_recovery_codes_renewed,
  passkeyAdded: m.console_security_passkey_added,
  passkeyRemoved: m.console_security_passkey_removed,
}

export default function SecurityEvents() {
  const facts = useLoaderData<typeof loader>()
  const { locale, q, event, rows } = facts
  const audit = `/${locale}/ops/settings/audit`
  const here = `${audit}/security`
  return (
    <>
      <PageTitle>{m.console_security()}</PageTitle>
      <PageHeading
        title={m.console_security()}
        lead={m.console_security_lead()}
        back={{ to: audit, text: m.console_audit() }}
      />
      <QueueBar
        label={m.console_security_find()}
        placeholder={m.console_security_find()}
        button={m.platform_queue_search()}
        q={q}
        filters={[
          {
            name: 'event',
            label: m.console_security_event(),
            value: event,
            options: [
              { value: '', text: m.console_security_any() },
              ...securityEvents.map((value) => ({ value, text: names[value]() })),
            ],
          },
        ]}
        reset={q !== '' || event !== '' ? { to: here, text: m.platform_queue_reset() } : undefined}
      />
      {rows.length === 0 ? (
        <Notice tone="info" title={m.platform_queue_none_found()} />
      ) : (
        <Table caption={m.console_security()} columns={columns()} rows={rows} rowKey={(row) => row.id} dense />
      )}
      <ListPages {...facts} here={here} asked={{ q, event }} />
    </>
  )
}

type Shown = Omit<SecurityRow, 'at'> & { readonly time: string }

function columns(): readonly Column<Shown>[] {
  return [
    { key: 'time', title: m.console_order_at(), lead: true, cell: (row) => <Ltr>{row.time}</Ltr> },
    {
      key: 'event',
      title: m.console_security_event(),
      cell: (row) => (
        <span className="flex flex-col">
          <span>{names[row.event]()}</span>
          {row.what && (
            <bdi dir="ltr" className="wrap-anywhere text-soft">
              {row.what}
            </bdi>
          )}
        </span>
      ),
    },
    {
      key: 'who',
      title: m.console_security_who(),
      cell: (row) => (
        <span className="flex flex-col">
          <span>{row.kind === 'staff' ? m.console_security_staff() : m.console_security_customer()}</span>
          <bdi className="wrap-anywhere text-soft">{row.who ?? m.console_security_nobody()}</bdi>
        </span>
      ),
    },
    {
      key: 'from',
      title: m.console_security_from(),
      wide: true,
      cell: (row) => (
        <span className="flex flex-col items-start max-sm:items-end">
          <Ltr>{row.address ?? '–'}</Ltr>
          {row.agent && (
            <bdi title={row.agent} className="text-soft">
              {browserName(row.agent) ?? m.people_sessions_program()}
            </bdi>
          )}
        </span>
      ),
    },
  ]
}
