import { requireCustomer } from '#people/access/require-customer.ts'
import type { Visit } from '#platform/http/visit.ts'
import { readWalletStatement } from './read-wallet-statement.ts'
import { statementDays, todayOf, usualPeriods } from './statement-period.ts'

/** The totals of a statement for the period in the address; this month by default. */
export async function loadStatement(visit: Visit, request: Request) {
  requireCustomer(visit, request)
  const { locale, site, now } = visit
  const today = todayOf(now, site)
  const periods = usualPeriods(today)
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const chosen = statementDays.safeParse(asked)
  const { from, to } = chosen.success ? chosen.data : (periods[0] ?? { from: today, to: today })
  const isBackwards = !chosen.success && chosen.error.issues.some(({ code }) => code === 'custom')
  const statement = await visit.read((work) => readWalletStatement(work, { from, to }))
  const { currency, opening, closing } = statement
  const each = statement.balances.map(({ balance, opening: before, cameIn, wentOut, closing: after }) => ({
    balance,
    cameIn,
    wentOut,
    opening: before,
    closing: after,
  }))
  const held = each.filter((one) => one.opening !== 0n || one.cameIn !== 0n || one.wentOut !== 0n)
  const sum = (of: 'cameIn' | 'wentOut') => each.reduce((total, one) => total + one[of], 0n)
  const all = { balance: 'all' as const, opening, closing, cameIn: sum('cameIn'), wentOut: sum('wentOut') }
  return { from, to, today, isBackwards, periods, balances: [...held, all], currency, locale }
}
