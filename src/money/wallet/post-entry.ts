import { sql } from 'kysely'
import { type Currency, isCurrency, type Money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { type AccountName, mustNotBeNegative } from './accounts.ts'
import type { EntryKind } from './entry-kinds.ts'
import { no } from './wallet.refusals.ts'

/** Money into an account (above zero) or out of it (below zero). */
export type Line = { readonly account: AccountName; readonly amount: Money }

/** Facts of an entry. `onlyOnce` names an act that may happen once: a second entry for it is refused. */
export type EntryFacts = {
  readonly reference?: string
  readonly note?: string
  readonly corrects?: string
  /** The entry that belongs to this one: a purchase abroad is one entry in each currency. */
  readonly linked?: string
  readonly onlyOnce?: string
}

/**
 * The only writer of money: lines that sum to zero become one journal entry, and the balances change with it. Accounts are
 * locked in sorted order, so that two entries cannot deadlock. Refuses INSUFFICIENT_FUNDS. Returns the entry's id.
 */
export async function postEntry(
  work: Work,
  kind: EntryKind,
  given: readonly Line[],
  facts: EntryFacts = {},
): Promise<string> {
  const lines = given.filter((line) => line.amount.minor !== 0n).sort(byAccount)
  const currency = refuseUnbalanced(kind, lines)
  const balances = await lockBalances(work, lines, currency)
  for (const line of lines) {
    const has = balances.get(line.account)
    if (has !== undefined && has + line.amount.minor < 0n) throw no.INSUFFICIENT_FUNDS({ has, currency })
  }
  const id = newId()
  const entry = { id, kind, at: work.now, who_kind: work.who.kind, who_id: work.who.id }
  const { reference = null, note = null, corrects = null, linked = null, onlyOnce = null } = facts
  const accounts = lines.map((line) => line.account)
  const minors = lines.map((line) => line.amount.minor)
  // Lines are inserted from the entry, because the trigger that changes the balances reads the entry.
  await work.db
    .with('entry', (cte) =>
      cte
        .insertInto('journal_entries')
        .values({ ...entry, reference, note, corrects, linked, only_once: onlyOnce })
        .returning('id'),
    )
    .insertInto('ledger_lines')
    .columns(['entry_id', 'account', 'currency', 'amount_minor'])
    .expression(
      sql`select entry.id, line.account, ${currency}, line.minor
        from entry, unnest(${accounts}::text[], ${minors}::bigint[]) as line (account, minor)`,
    )
    .execute()
  return id
}

/** The two lines that move an amount from one account to another. */
export function transfer(amount: Money, from: AccountName, to: AccountName): readonly Line[] {
  return [
    { account: from, amount: { ...amount, minor: -amount.minor } },
    { account: to, amount },
  ]
}

// An entry that does not balance is a bug of the caller; the database would refuse it at the commit anyway.
function refuseUnbalanced(kind: EntryKind, lines: readonly Line[]): Currency {
  const currency = lines[0]?.amount.currency
  const isBalanced = lines.reduce((sum, line) => sum + line.amount.minor, 0n) === 0n
  const isOneCurrency = lines.every((line) => line.amount.currency === currency)
  const isEachOnce = new Set(lines.map((line) => line.account)).size === lines.length
  if (!isCurrency(currency) || !isBalanced || !isOneCurrency || !isEachOnce || lines.length < 2) {
    throw new Error(`Entry ${kind} does not balance: ${lines.map((line) => `${line.account} ${line.amount.minor}`)}`)
  }
  return currency
}

async function lockBalances(
  work: Work,
  lines: readonly Line[],
  currency: Currency,
): Promise<ReadonlyMap<string, bigint>> {
  const accounts = lines.map(({ account }) => {
    const isKept = mustNotBeNegative(account)
    return { name: account, currency, must_not_be_negative: isKept, balance: isKept ? 0n : null }
  })
  const kept = accounts.filter((account) => account.must_not_be_negative).map(({ name }) => name)
  const there = await lockInOrder(work, currency, kept, accounts)
  if (kept.length > 0 && there.length === kept.length) return toBalances(there)
  // Some accounts may be new: they are inserted before any is locked, so that an insert and a lock cannot deadlock.
  await work.db
    .insertInto('ledger_accounts')
    .values(accounts)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return toBalances(kept.length > 0 ? await lockInOrder(work, currency, kept) : [])
}

// With `allOf`, nothing is locked or returned unless all of these accounts exist.
function lockInOrder(
  work: Work,
  currency: Currency,
  names: readonly string[],
  allOf: readonly { readonly name: string }[] = [],
): Promise<readonly Balance[]> {
  const needed = allOf.map(({ name }) => name)
  return (
    work.db
      .selectFrom('ledger_accounts')
      .select(['name', 'balance'])
      .where('currency', '=', currency)
      .where('name', '=', (any) => any.fn.any(any.val([...names])))
      .where(
        sql<boolean>`(select count(*) from ledger_accounts
          where currency = ${currency} and name = any(${needed}::text[])) = ${needed.length}`,
      )
      // The sort order of the database's locale may differ from the order of the inserts.
      .orderBy(sql`name collate "C"`)
      .forUpdate()
      .execute()
  )
}

type Balance = { readonly name: string; readonly balance: bigint | null }

function toBalances(rows: readonly Balance[]): ReadonlyMap<string, bigint> {
  return new Map(rows.map((row) => [row.name, row.balance ?? 0n]))
}

function byAccount(one: Line, other: Line): number {
  return one.account < other.account ? -1 : one.account > other.account ? 1 : 0
}
