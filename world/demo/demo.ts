import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { type AccountName, walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { codeAt } from '#people/proofs/one-time-code.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { write } from '#platform/database/database.ts'
import { money } from '#platform/values/amounts/money.ts'
import { type Actor, type Role, system, type Work } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { fetchRates } from '#pricing/rates/fetch-rates.ts'
import type { AppParts } from '#program/app.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'
import type { OrderItem } from '#selling/orders/items/lock-order.ts'
import { type Site, sites } from '#sites/sites.ts'
import { addSampleBankAccounts } from '#world/samples/money/payments.samples.ts'
import {
  sampleAddress,
  sampleCustomer,
  samplePassword,
  sampleSecondFactor,
  sampleStaff,
} from '#world/samples/people/people.samples.ts'
import { seedDemoCoupons } from '#world/samples/pricing/coupons.samples.ts'
import type { Stage } from '#world/samples/selling/orders.samples.ts'
import { fillDemoBlog } from './demo-blog.ts'
import { fillDemoCards } from './demo-cards.ts'
import { fillDemoCare } from './demo-care.ts'
import { fillDemoCatalogue } from './demo-catalogue.ts'
import { fillDemoCoupons } from './demo-coupons.ts'
import { demoDeliveryCount, fillDemoDeliveries } from './demo-deliveries.ts'
import { fillDemoFinance } from './demo-finance.ts'
import { fillDemoLookups } from './demo-lookups.ts'
import { demoItems, demoOrderCount, fillDemoOrders } from './demo-orders.ts'
import { fillDemoPackages } from './demo-packages.ts'
import { demoPaidLaterCount, fillDemoPaidLater } from './demo-paid-later.ts'
import { demoCamera } from './demo-photos.ts'
import { withReadings } from './demo-readings.ts'
import { demoRefundCount, fillDemoRefunds } from './demo-refunds.ts'
import { fillDemoReturns } from './demo-returns.ts'
import { fillDemoStaff } from './demo-staff.ts'
import { fillDemoTariffs } from './demo-tariffs.ts'
import { demoVisitor, fillDemoVisits } from './demo-visits.ts'
import { fillDemoWarehouse } from './demo-warehouse.ts'
import { fillDemoWithdrawals } from './demo-withdrawals.ts'

const staff: readonly { readonly email: string; readonly name: string; readonly roles: readonly Role[] }[] = [
  { email: 'admin@marsa.localhost', name: 'نادية مراد', roles: ['admin'] },
  { email: 'reviewer@marsa.localhost', name: 'كريم فؤاد', roles: ['reviewer'] },
  { email: 'buyer@marsa.localhost', name: 'ليلى حسن', roles: ['buyer'] },
  { email: 'warehouse@marsa.localhost', name: 'عمر سالم', roles: ['warehouse'] },
  { email: 'hub@marsa.localhost', name: 'هدى منصور', roles: ['hub', 'desk'] },
  { email: 'finance@marsa.localhost', name: 'مها رشدي', roles: ['finance'] },
  { email: 'finance2@marsa.localhost', name: 'ياسر نبيل', roles: ['finance'] },
  { email: 'support@marsa.localhost', name: 'سارة عادل', roles: ['support'] },
  { email: 'support2@marsa.localhost', name: 'طارق فهمي', roles: ['support'] },
]
const customers = {
  eg: { email: 'salma@marsa.localhost', phone: '+201012345678' },
  ae: { email: 'omar@marsa.localhost', firstName: 'عمر', lastName: 'الشامسي', phone: '+971501234567' },
} as const
const daysAgo = (count: number, now: Date) => new Date(now.getTime() - count * 86_400_000)

/** Fills an empty shop with sample data by running the use-cases; returns how to sign in. */
export async function fillDemo(parts: AppParts): Promise<readonly string[]> {
  const now = parts.clock()
  const as = <Answer>(site: Site, at: Date, act: (work: Work) => Promise<Answer>) =>
    write(parts.db, { who: system, now: at, site, locale: 'ar' }, act)
  const found = await parts.db.selectFrom('staff_members').select('id').limit(1).executeTakeFirst()
  if (!found) {
    for (const site of ['eg', 'ae'] as const) {
      await as(site, daysAgo(60, now), async (work) => {
        await seedPriceTables(work)
        await seedDemoCoupons(work)
        await addSampleBankAccounts(work)
      })
    }
    const members = await as('eg', daysAgo(50, now), async (work) => {
      const made = []
      for (const one of staff) made.push((await sampleStaff(work, one.roles, one)).who)
      return made
    })
    for (const site of ['eg', 'ae'] as const) await fillSite(parts, site, members, now)
    await fillDemoStaff(parts, members, now)
    await fillDemoCatalogue(parts)
    await fillDemoBlog(parts, members[0]!)
    await fillDemoVisits(parts)
    for (const site of ['eg', 'ae'] as const)
      await fetchRates(openJobContext(parts.db, parts.ports, site, parts.clock()))
  }
  return [
    ...(await interrupted(parts)),
    '',
    `Sign in as a customer: salma@marsa.localhost (Egypt) or omar@marsa.localhost (Dubai)`,
    `Sign in as staff:      ${staff.map((one) => one.email).join(', ')}`,
    `Password of all:       ${samplePassword}`,
    `Staff code just now:   ${codeAt(sampleSecondFactor, parts.clock())}; later: npm run --silent staff:code -- --email ${staff[0]?.email}`,
    `Or in an app, key:     ${sampleSecondFactor}`,
  ]
}

// The Dubai customer's orders are created last: if some of them are missing, an earlier filling was interrupted.
async function interrupted(parts: AppParts): Promise<readonly string[]> {
  const { told } = await parts.db
    .selectFrom('orders')
    .select((row) => row.fn.countAll<bigint>().as('told'))
    .where('site', '=', 'ae')
    .executeTakeFirstOrThrow()
  if (told >= BigInt(demoOrderCount + demoRefundCount + demoDeliveryCount + demoPaidLaterCount)) return []
  return [
    '',
    'The demo was stopped while it was being filled: empty the data directory and start again to have it whole.',
  ]
}

// The customer of a site with a wallet and orders in every state, and the staff who handled them.
async function fillSite(parts: AppParts, site: Site, members: readonly Actor[], now: Date): Promise<void> {
  const run = <Answer>(who: Actor, at: Date, act: (work: Work) => Promise<Answer>) =>
    write(parts.db, { who, now: at, site, locale: 'ar', visitor: demoVisitor(who, at) }, act)
  const customer = await run(system, daysAgo(50, now), async (work) => {
    const made = await sampleCustomer(work, customers[site])
    await sampleAddress(work, made.id)
    await bringMoney(work, walletAccount(made.id, 'card'), site === 'eg' ? 2_500_000n : 250_000n)
    await bringMoney(work, walletAccount(made.id, 'cash'), 1_350_000n)
    return made.who
  })
  const [, reviewer, buyer, warehouse, hub, finance, finance2, support, second] = members as [
    Actor,
    Actor,
    Actor,
    Actor,
    Actor,
    Actor,
    Actor,
    Actor,
    Actor,
  ]
  const cast = { customer, reviewer, buyer, warehouse, hub, desk: hub, scale: demoScale }
  const shopsPort = parts.settings.DEV_SHOPS_PORT || parts.settings.PORT + 2
  const goods = demoItems(shopsPort)
  const offered = site === 'eg' ? goods : goods.filter((one) => one.country === 'US')
  const stage = (startsAt: Date) => stageFrom(startsAt, now, run)
  const read = await withReadings(stage(daysAgo(49, now)), customer, offered, shopsPort)
  const american = read.find((one) => one.country === 'US') ?? read[0]!
  const from = (days: number) => stage(daysAgo(days, now))
  const filmed = { ...cast, camera: demoCamera(parts.ports) }
  await fillDemoCards({ run, finance, finance2, now })
  await fillDemoReturns({ from, cast, items: read, support, second, ports: parts.ports })
  await fillDemoOrders({ stage, cast: filmed, now }, read)
  await fillDemoWarehouse({ stage: from(0.2), cast, ports: parts.ports })
  await fillDemoDeliveries({ from: (days) => stage(daysAgo(days, now)), cast, item: american, site })
  await fillDemoRefunds({
    from: (days) => stage(daysAgo(days, now)),
    cast,
    item: read[0]!,
    site,
    finance: finance2,
    ports: parts.ports,
  })
  await fillDemoPaidLater({ from: (days) => stage(daysAgo(days, now)), cast, item: american, ports: parts.ports })
  await fillDemoCoupons(run, finance, now)
  await fillDemoPackages({ run, customer, site, item: american, now })
  await fillDemoWithdrawals({ run, customer, finance, finance2, now })
  await fillDemoTariffs({ run, finance, finance2, now, site })
  await fillDemoFinance({ run, customer, finance, finance2, now, desk: hub, ports: parts.ports, site })
  await fillDemoLookups({ run, customer, reviewer, now, shopsPort })
  await fillDemoCare({ run, customer, support, ports: parts.ports, now, site })
}

// The demo's customers fill their wallets by bank transfer.
async function bringMoney(work: Work, to: AccountName, minor: bigint): Promise<void> {
  const [account] = await readBankAccounts(work)
  const amount = money(minor, sites[work.site].currency)
  await postEntry(work, 'deposit', transfer(amount, `bank:${account?.accountNumber ?? ''}`, to))
}

const hoursOf = { customer: 0.3, system: 0.1, guest: 0, staff: 9 } as const
type Run = <Answer>(who: Actor, at: Date, act: (work: Work) => Promise<Answer>) => Promise<Answer>

// Each order has its own clock: every step takes some time, and none lies in the future.
function stageFrom(startsAt: Date, now: Date, run: Run): Stage {
  let at = startsAt.getTime()
  return (who, act) => {
    const result = run(who, new Date(at), act)
    at = Math.min(at + hoursOf[who.kind] * 3_600_000, now.getTime())
    return result
  }
}

/** The goods weigh what their order says. */
function demoScale(item: OrderItem): number {
  return effectiveData(item).weight ?? 250
}
