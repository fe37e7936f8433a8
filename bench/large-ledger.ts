import pg from 'pg'
import { chainEntries } from '#money/wallet/chain-entries.ts'
import { readStatement } from '#money/wallet/read-statement.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { readBalances } from '#office/finance/balances/read-balances.ts'
import { type OpenDatabase, read, write } from '#platform/database/database.ts'
import { system, type Work } from '#platform/work/work.ts'

const customers = 2000
const inOneTransaction = 5000
const occasion = { who: system, site: 'eg', locale: 'en' } as const
const year = { from: new Date('2025-11-01T00:00:00Z'), to: new Date('2026-11-01T00:00:00Z'), currency: 'EGP' } as const
// The middle of the posted year, when every account has existed for months.
const day = { from: new Date('2026-05-01T00:00:00Z'), to: new Date('2026-05-02T00:00:00Z'), currency: 'EGP' } as const
const busy = 'customer:busy:card'
const shop = 'revenue:large'

/**
 * Posts a year of this many entries, chained and proved, and measures how fast one client gets a balance and a page of
 * a statement.
 */
export async function measureLargeLedger({ db }: OpenDatabase, url: string, entries: number): Promise<void> {
  const asShop = <Answer>(act: (work: Work) => Promise<Answer>) => write(db, { ...occasion, now: new Date() }, act)
  const look = <Answer>(act: (work: Work) => Promise<Answer>) => read(db, { ...occasion, now: new Date() }, act)
  await timed(`${entries.toLocaleString('en')} entries posted`, () => postMany(url, entries))
  const batches = await timed('chained by the chore', () => chainEntries(asShop))
  const proved = await timed('proved', () => verifyLedger(look))
  const faults = faultsOf(proved)
  if (faults.length > 0) throw new Error(`The large ledger does not add up: ${JSON.stringify(faults[0]?.of)}`)
  const lines = proved.find(({ name }) => name === 'sum')?.count ?? 0n
  console.log(`${lines.toLocaleString('en')} lines in ${batches} batches: no fault`)
  const page = (of: typeof year, account: typeof busy | typeof shop, place: number) => () =>
    look((work) => readStatement(work, account, { ...of, page: place, pageSize: 50 }))
  const held = (await look((work) => readStatement(work, busy, { ...year, page: 1, pageSize: 1 }))).total
  const all = (await look((work) => readStatement(work, shop, { ...year, page: 1, pageSize: 1 }))).total
  const daily = (await look((work) => readStatement(work, shop, { ...day, page: 1, pageSize: 1 }))).total
  const middle = (total: number) => Math.max(1, Math.floor(total / 100))
  const questions: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['balance of a customer', () => look((work) => readBalance(work, busy))],
    ['wallet of a customer', () => look((work) => readWallet(work, 'busy'))],
    ['balances of all places and families', () => look(readBalances)],
    ['balance of a shop account (summed)', () => look((work) => readBalance(work, shop))],
    [`statement, customer, year of ${held} lines, page 1`, page(year, busy, 1)],
    [`statement, customer, year of ${held} lines, middle`, page(year, busy, middle(held))],
    [`statement, shop account, day of ${daily} lines, page 1`, page(day, shop, 1)],
    [`statement, shop account, day of ${daily} lines, middle`, page(day, shop, middle(daily))],
    [`statement, shop account, year of ${all} lines, page 1`, page(year, shop, 1)],
    [`statement, shop account, year of ${all} lines, middle`, page(year, shop, middle(all))],
  ]
  const rows: Record<string, unknown>[] = []
  for (const [name, ask] of questions) rows.push({ 'in a large ledger': name, ...(await answersIn(ask)) })
  console.table(rows)
}

async function answersIn(ask: () => Promise<unknown>): Promise<Record<string, unknown>> {
  for (let one = 0; one < 10; one++) await ask()
  const took: number[] = []
  const end = performance.now() + 2000
  while (took.length < 20 || (took.length < 300 && performance.now() < end)) {
    const start = performance.now()
    await ask()
    took.push(performance.now() - start)
  }
  took.sort((one, other) => one - other)
  const at = (share: number) => Math.round((took[Math.floor(took.length * share)] ?? 0) * 10) / 10
  return { 'p50 ms': at(0.5), 'p95 ms': at(0.95), 'under 10 ms': at(0.95) < 10 ? 'yes' : 'no' }
}

async function timed<Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now()
  const answer = await act()
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(1)} s`)
  return answer
}

// Posts with the real statements, many entries in each, through every trigger and constraint: of ten entries of a
// customer six bring money and four spend it; every second transaction has some entries of one busy customer.
async function postMany(url: string, entries: number): Promise<void> {
  const line = new pg.Client({ connectionString: url })
  await line.connect()
  await line.query(openAll, [customers])
  // One after the other: entries that are half a minute apart get their numbers in the order of their times.
  for (let from = 0; from < entries; from += inOneTransaction) {
    const last = Math.min(from + inOneTransaction, entries) - 1
    await line.query(postChunk, [from, last, entries, customers, year.from, year.to])
  }
  await line.end()
}

const openAll = `
  insert into ledger_accounts (name, currency, must_not_be_negative, balance)
  select 'customer:large-' || place || ':card', 'EGP', true, 0 from generate_series(0, $1::int - 1) as place
  union all values ('${busy}', 'EGP', true, 0), ('gateway:large', 'EGP', false, null), ('${shop}', 'EGP', false, null)`

const postChunk = `
  with deed as (
    select gen_random_uuid() as id, place,
      case when place / ${inOneTransaction} % 2 = 0 and place % 500 in (0, 7, 250) then '${busy}' else 'customer:large-' || (place / 10) % $4::int || ':card' end as customer,
      place % 10 < 6 as comes,
      $5::timestamptz + ($6::timestamptz - $5::timestamptz) * (place::float8 / $3::int) as at
    from generate_series($1::int, $2::int) as place
  ), entry as (
    insert into journal_entries (id, kind, at, who_kind)
    select id, case when comes then 'deposit' else 'order_payment' end, at, 'system' from deed order by place
    returning id
  )
  insert into ledger_lines (entry_id, account, currency, amount_minor)
  select entry.id, line.account, 'EGP', line.minor
  from deed join entry using (id)
  cross join lateral (values
    (deed.customer, case when comes then 1500 else -1500 end),
    (case when comes then 'gateway:large' else '${shop}' end, case when comes then -1500 else 1500 end)) as line (account, minor)
  order by deed.place, line.account`
