import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Stat } from '#platform/ui/lists/stat.tsx'
import { ageText } from '#platform/values/age.ts'
import { m } from '#words/messages.js'
import { BalanceList } from './balances/balance-list.tsx'
import { readBalances } from './balances/read-balances.ts'
import { FinanceHeading } from './finance-heading.tsx'
import { readOverview } from './read-overview.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const overview = await visit.read(readOverview)
  const balances = await visit.read(readBalances)
  const { locale, now } = visit
  return { overview, balances, locale, now }
}

const desks = [
  { key: 'receipts', name: m.finance_receipts, icon: 'receipt' },
  { key: 'lines', path: 'bank', name: m.finance_free_lines, icon: 'building' },
  { key: 'withdrawals', name: m.finance_withdrawals, icon: 'cash' },
  { key: 'refunds', name: m.finance_refunds, icon: 'refresh' },
  { key: 'courierCash', path: 'courier-cash', name: m.finance_courier_cash, icon: 'truck' },
  { key: 'reports', name: m.finance_open_breaks, icon: 'warning' },
  { key: 'suspense', name: m.finance_suspense, icon: 'help' },
] as const

export default function FinanceOverview() {
  const { overview, balances, locale, now } = useLoaderData<typeof loader>()
  const home = `/${locale}/ops/finance`
  return (
    <>
      <FinanceHeading locale={locale} at="overview" lead={m.finance_overview_lead()} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {desks.map((desk) => {
          const { key, name, icon } = desk
          const path = 'path' in desk ? desk.path : key
          const { count, oldest } = overview.desks[key]
          const note = oldest ? m.finance_waits_since({ age: ageText(oldest, now, locale) }) : m.finance_waits_none()
          return <Stat key={key} label={name()} value={count} note={note} icon={icon} to={`${home}/${path}`} />
        })}
        <Stat label={m.finance_open_tills()} value={overview.openTills} icon="wallet" to={`${home}/tills`} />
        <Stat
          label={m.finance_to_close()}
          value={<bdi>{overview.nextDay}</bdi>}
          icon="calendar"
          to={`${home}/closes?day=${overview.nextDay}`}
        />
      </div>
      <h2 className="mt-6 mb-3 text-lg font-semibold">{m.finance_balances()}</h2>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <BalanceList title={m.finance_balances_ours()} rows={balances.ours} locale={locale} />
        <BalanceList title={m.finance_balances_owed()} rows={balances.owed} locale={locale} />
      </div>
      <p className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={`${home}/statement`} size="small" icon="file">
          {m.finance_statement()}
        </ButtonLink>
        <ButtonLink to={`${home}/holidays`} size="small" icon="calendar">
          {m.finance_holidays()}
        </ButtonLink>
      </p>
    </>
  )
}
