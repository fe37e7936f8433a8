import { type RawBuilder, sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'

/** Something that is wrong in the books: its kind, what it concerns, and by how much if that is known. */
export type BookFault = { readonly kind: string; readonly of: string; readonly off: bigint }

/** One check of the books: how many things were checked, and what was wrong with them. Later rooms add checks of their own. */
export type BookCheck = {
  readonly name: string
  readonly check: (work: Work) => Promise<{ readonly count: bigint; readonly faults: readonly BookFault[] }>
}

const most = 100

/** A check from two queries: how many there are, and at most a hundred faults (`of`, `off`) among them. */
export function checkOf(name: string, count: RawBuilder<{ count: bigint }>, faults: RawBuilder<Found>): BookCheck {
  return {
    name,
    check: async ({ db }) => {
      const { rows: counted } = await count.execute(db)
      const { rows: found } = await sql<Found>`select * from (${faults}) as found limit ${most}`.execute(db)
      return { count: counted[0]?.count ?? 0n, faults: found.map((fault) => ({ kind: name, ...fault })) }
    },
  }
}
type Found = { readonly of: string; readonly off: bigint }

const countLines = sql<{ count: bigint }>`select count(*) from ledger_lines`
const countEntries = sql<{ count: bigint }>`select count(*) from journal_entries`
const countAccounts = sql<{ count: bigint }>`select count(*) from ledger_accounts`

/** All money of a currency is somewhere: its lines sum to zero. */
export const sumCheck = checkOf(
  'sum',
  countLines,
  sql`select currency as of, sum(amount_minor)::bigint as off from ledger_lines group by currency having sum(amount_minor) <> 0`,
)

/** Each stored balance is the sum of its lines and not below zero; exactly the accounts that must have one have it. */
export const balanceCheck = checkOf(
  'balance',
  countAccounts,
  sql`
    select account.name || ' ' || account.currency as of,
      (coalesce(account.balance, 0) - coalesce(sum(line.amount_minor), 0))::bigint as off
    from ledger_accounts account
    left join ledger_lines line on line.account = account.name and line.currency = account.currency
    group by account.name, account.currency, account.balance, account.must_not_be_negative
    having account.must_not_be_negative is distinct from
        (account.name ~ '^(customer|order|request|subscription|payment|withdrawal):')
      or (account.must_not_be_negative
        and (account.balance is distinct from coalesce(sum(line.amount_minor), 0) or account.balance < 0))
      or (not account.must_not_be_negative and account.balance is not null)`,
)

/** Each entry has two lines or more, in one currency, that sum to zero; each line has its entry and its account. */
export const entryCheck = checkOf(
  'entry',
  countEntries,
  sql`
    select entry.id::text as of, coalesce(sum(line.amount_minor), 0)::bigint as off
    from journal_entries entry left join ledger_lines line on line.entry_id = entry.id
    group by entry.id
    having count(line.id) < 2 or sum(line.amount_minor) <> 0 or count(distinct line.currency) <> 1
    union all
    select 'line ' || line.id, line.amount_minor from ledger_lines line
    where not exists (select from journal_entries entry where entry.id = line.entry_id)
      or not exists (select from ledger_accounts account where account.name = line.account and account.currency = line.currency)`,
)

/** In accounts with a stored balance, the balance before each line is the balance after the line before it. */
export const runningCheck = checkOf(
  'running',
  countLines,
  sql`
    select 'line ' || id as of, (coalesce(balance_before, 0) - expected)::bigint as off
    from (
      select line.*, account.must_not_be_negative as is_kept,
        coalesce(lag(balance_after) over (partition by line.account, line.currency order by line.id), 0) as expected
      from ledger_lines line
      left join ledger_accounts account on account.name = line.account and account.currency = line.currency) as lines
    where (is_kept and (balance_before is distinct from expected or balance_after is distinct from balance_before + amount_minor))
      or (is_kept is not true and (balance_before is not null or balance_after is not null))`,
)

/** Each corrected entry exists; two entries of one purchase use the same exchange account, in two currencies. */
export const linkCheck = checkOf(
  'link',
  sql<{ count: bigint }>`select count(*) from journal_entries where corrects is not null or linked is not null`,
  sql`
    select entry.id::text as of, 0::bigint as off from journal_entries entry
    where (corrects is not null and not exists (select from journal_entries old where old.id = entry.corrects))
      or (linked is not null and not exists (
        select from ledger_lines here join ledger_lines there on there.account = here.account
        where here.entry_id = entry.id and there.entry_id = entry.linked
          and here.account like 'fx:%' and here.currency <> there.currency))`,
)
