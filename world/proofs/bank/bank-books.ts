import { sql } from 'kysely'
import type { AccountName, MoneyKind } from '#money/wallet/accounts.ts'
import type { Work } from '#platform/work/work.ts'

/** Acknowledged entries of one kind on an account: how many, and their sum. */
type Promised = { count: number; minor: bigint }

/** The shop's acknowledgements, kept outside the shop: what was acknowledged must be booked once, and nothing else. */
export type BankBooks = {
  readonly wallets: Map<string, Record<MoneyKind, bigint>>
  readonly entries: Map<string, Promised>
}

export function emptyBooks(): BankBooks {
  return { wallets: new Map(), entries: new Map() }
}

/** An acknowledged move between a customer's balance and an account: `minor` above zero came in. */
export function promise(
  books: BankBooks,
  { customerId, kind, minor }: { readonly customerId: string; readonly kind: MoneyKind; readonly minor: bigint },
  entry: { readonly account: AccountName; readonly kind: string },
): void {
  const wallet = books.wallets.get(customerId) ?? { card: 0n, cash: 0n }
  wallet[kind] += minor
  books.wallets.set(customerId, wallet)
  const name = `${entry.account} ${entry.kind}`
  const before = books.entries.get(name) ?? { count: 0, minor: 0n }
  books.entries.set(name, { count: before.count + 1, minor: before.minor + minor })
}

export type Audit = { readonly lost: number; readonly doubled: number; readonly faults: readonly string[] }

/** Compares the ledger with the promises, entry by entry and balance by balance. */
export async function auditBooks(work: Work, books: BankBooks): Promise<Audit> {
  const faults: string[] = []
  let lost = 0
  let doubled = 0
  const found = await readEntries(work, [...books.wallets.keys()])
  for (const name of new Set([...books.entries.keys(), ...found.keys()])) {
    const wanted = books.entries.get(name) ?? { count: 0, minor: 0n }
    const real = found.get(name) ?? { count: 0, minor: 0n }
    lost += Math.max(0, wanted.count - real.count)
    doubled += Math.max(0, real.count - wanted.count)
    if (wanted.count !== real.count || wanted.minor !== real.minor)
      faults.push(`${name}: ${wanted.count} of ${wanted.minor} promised, ${real.count} of ${real.minor} found`)
  }
  const balances = await readBalances(work)
  for (const [customerId, wallet] of books.wallets) {
    for (const kind of ['card', 'cash'] as const) {
      const real = balances.get(`customer:${customerId}:${kind}`) ?? 0n
      if (real !== wallet[kind]) faults.push(`${customerId} has ${real} in ${kind}, was promised ${wallet[kind]}`)
    }
  }
  return { lost, doubled, faults }
}

// The entries on customers' balances, by the account on the other side.
async function readEntries(work: Work, customers: readonly string[]): Promise<ReadonlyMap<string, Promised>> {
  const { rows } = await sql<{ name: string; count: number; minor: bigint }>`
    select other.account || ' ' || entry.kind as name, count(*)::int as count, sum(mine.amount_minor)::bigint as minor
    from ledger_lines mine
    join journal_entries entry on entry.id = mine.entry_id
    join ledger_lines other on other.entry_id = mine.entry_id and other.id <> mine.id
    where split_part(mine.account, ':', 1) = 'customer' and split_part(mine.account, ':', 2) = any (${[...customers]})
    group by 1`.execute(work.db)
  return new Map(rows.map(({ name, count, minor }) => [name, { count, minor }]))
}

async function readBalances(work: Work): Promise<ReadonlyMap<string, bigint>> {
  const rows = await work.db
    .selectFrom('ledger_accounts')
    .select(['name', 'balance'])
    .where('currency', '=', 'EGP')
    .execute()
  return new Map(rows.map(({ name, balance }) => [name, balance ?? 0n]))
}
