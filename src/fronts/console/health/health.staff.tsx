import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { messageCompanies } from '#people/notices/notices.ports.ts'
import { answerDeed, deed } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { ageText } from '#platform/values/age.ts'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isCurrency } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { type HealthState, worse } from './health-checks.ts'
import { HealthDetails } from './health-details.tsx'
import { type HealthRow, healthRows } from './health-rows.ts'
import { readHealth } from './read-health.ts'
import { sendAgainForm, sendDeadAgain } from './send-dead-again.ts'

/** Does the money add up, does everything move, does anything break: for whoever keeps the shop running. Both sites. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'reports', request)
  const { locale, site, now } = visit
  const sent = new URL(request.url).searchParams.get('sent')
  const { missing } = visit.ports.get(messageCompanies)
  const maySendAgain = permits(visit.who, 'settings')
  return {
    locale,
    site,
    now,
    health: await visit.read((work) => readHealth(work, missing)),
    maySendAgain,
    sent: sent ? Number(sent) : null,
  }
}

const sendAgain = deed(sendAgainForm, sendDeadAgain, (count, _, { visit }) =>
  redirect(`/${visit.locale}/ops/health?sent=${count}`),
)

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'settings', request)
  return answerDeed(visit, await request.formData(), sendAgain, 'ops/health')
}

export default function HealthPage() {
  const { locale, site, now, health, maySendAgain, sent } = useLoaderData<typeof loader>()
  const refused = useAnswer<typeof action>()
  const rows = healthRows(health, now, locale)
  const worst = worse(...rows.map((row) => row.state))
  const wrong = refused && Object.values(refused.errors)[0]
  const answer = wrong ? (
    <Notice tone="bad" title={wrong} role="alert" className="mb-3" />
  ) : (
    sent !== null && <Notice tone="ok" title={m.console_dead_sent({ count: sent })} role="status" className="mb-3" />
  )
  const age = (row: HealthRow) => (row.since ? ageText(row.since, now, locale) : '—')
  return (
    <>
      <PageTitle>{m.console_health()}</PageTitle>
      <PageHeading title={m.console_health()} lead={m.console_health_lead()} />
      <Notice tone={worst} title={headline(worst)} role="status" className="mb-6" />
      <Table
        caption={m.console_health()}
        rows={rows}
        rowKey={(row) => row.key}
        marked={(row) => row.state === 'bad'}
        columns={[
          {
            key: 'check',
            title: m.console_health_check(),
            lead: true,
            cell: (row) => <span className="sm:whitespace-nowrap">{row.name}</span>,
          },
          { key: 'state', title: m.console_state(), cell: (row) => <HealthBadge state={row.state} /> },
          {
            key: 'said',
            title: m.console_health_now(),
            wide: true,
            cell: (row) => <Said row={row} suspense={health.money.suspense} locale={locale} />,
          },
          {
            key: 'since',
            title: m.console_oldest(),
            cell: (row) => <span className="whitespace-nowrap">{age(row)}</span>,
          },
        ]}
      />
      <HealthDetails
        health={health}
        now={now}
        locale={locale}
        site={site}
        maySendAgain={maySendAgain}
        answer={answer}
      />
    </>
  )
}

function headline(worst: HealthState): string {
  if (worst === 'bad') return m.console_health_is_bad()
  return worst === 'warn' ? m.console_health_is_warn() : m.console_health_is_ok()
}

function HealthBadge({ state }: { readonly state: HealthState }) {
  if (state === 'bad') return <Badge tone="bad">{m.console_health_bad()}</Badge>
  if (state === 'warn') return <Badge tone="warn">{m.console_health_warn()}</Badge>
  return <Badge tone="ok">{m.console_health_ok()}</Badge>
}

type SaidProps = {
  readonly row: HealthRow
  readonly suspense: readonly { readonly currency: string; readonly minor: bigint }[]
  readonly locale: Locale
}

function Said({ row, suspense, locale }: SaidProps) {
  const amounts = row.key === 'suspense' ? suspense : []
  return (
    <div>
      {row.said}
      {amounts.map(({ currency, minor }) => {
        if (!isCurrency(currency)) return null
        const money = { minor: minor < 0n ? -minor : minor, currency }
        return <Amount key={currency} money={money} locale={locale} className="me-3" />
      })}
      {row.advice && <p className="text-sm text-soft">{row.advice}</p>}
    </div>
  )
}
