import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { type ChainContent, chainContent } from './chain-content.ts'

type Write = <Answer>(act: (work: Work) => Promise<Answer>) => Promise<Answer>

const linesInBatch = 250
const patience = 5000
const chainLock = 7304

/**
 * Chains every final line, in batches, each in its own transaction. A line gets its number before it is committed, so this
 * notes the last visible number, waits for all transactions that were writing at that time, and chains up to that number:
 * after that no lower number can appear. Writers never wait. Returns the number of batches.
 */
export async function chainEntries(write: Write): Promise<number> {
  const high = await lastFinalLine(write)
  if (high === null) return 0
  for (let made = 0; ; made++) {
    if (!(await write((work) => chainBatch(work, high)))) return made
  }
}

async function lastFinalLine(write: Write): Promise<bigint | null> {
  const { high, until } = await write(async (work) => {
    const seen = await sql<{ high: bigint | null }>`select max(id) as high from ledger_lines`.execute(work.db)
    // Read after the number: every transaction that took a lower number is older than this one.
    const own = await sql<{ until: string }>`select pg_current_xact_id()::text as until`.execute(work.db)
    return { high: seen.rows[0]?.high ?? null, until: own.rows[0]?.until ?? '' }
  })
  const deadline = performance.now() + patience
  while (high !== null && performance.now() < deadline) {
    const { rows } = await write((work) =>
      sql<{ over: boolean }>`select pg_snapshot_xmin(pg_current_snapshot()) > ${until}::xid8 as over`.execute(work.db),
    )
    if (rows[0]?.over) return high
    await wait(20)
  }
  // A transaction has been writing for long; the next round chains its lines.
  return null
}

async function chainBatch(work: Work, high: bigint): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${chainLock})`.execute(work.db)
  const last = await work.db
    .selectFrom('ledger_batches')
    .select(['id', 'to_line', 'hash', 'latest_at'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const range = await readRange(work, last?.to_line ?? 0n, high)
  if (range === null) return false
  const batch = { id: (last?.id ?? 0n) + 1n, from_line: (last?.to_line ?? 0n) + 1n, to_line: range }
  const content = await readContent(work, { ...batch, previous_hash: last?.hash ?? '' })
  const { earliest, latest } = content
  if (earliest === null || latest === null) throw new Error(`batch ${batch.id} has lines without an entry`)
  await work.db
    .insertInto('ledger_batches')
    .values({
      ...batch,
      line_count: Number(content.lines),
      entry_count: Number(content.entries),
      moved: JSON.stringify(content.moved),
      earliest_at: earliest,
      latest_at: last && last.latest_at > latest ? last.latest_at : latest,
      previous_hash: last?.hash ?? '',
      hash: content.hash,
      chained_at: work.now,
    })
    .execute()
  await writeBalances(work, batch)
  return true
}

// The last line of the next batch; null if no line waits.
async function readRange(work: Work, after: bigint, high: bigint): Promise<bigint | null> {
  const { rows } = await sql<{ to_line: bigint | null }>`
    select max(id) as to_line from (
      select id from ledger_lines where id > ${after} and id <= ${high} order by id limit ${linesInBatch}) as next`.execute(
    work.db,
  )
  return rows[0]?.to_line ?? null
}

type Range = { readonly id: bigint; readonly from_line: bigint; readonly to_line: bigint }

async function readContent(work: Work, batch: Range & { readonly previous_hash: string }): Promise<ChainContent> {
  const { rows } = await chainContent({
    previousHash: sql`${batch.previous_hash}`,
    id: sql`${batch.id}::bigint`,
    fromLine: sql`${batch.from_line}::bigint`,
    toLine: sql`${batch.to_line}::bigint`,
  }).execute(work.db)
  const [content] = rows
  if (!content) throw new Error('a batch has no content')
  return content
}

async function writeBalances(work: Work, { id, from_line, to_line }: Range): Promise<void> {
  await sql`
    insert into ledger_batch_balances (batch_id, account, currency, balance, lines, came_in)
    select ${id}, moved.account, moved.currency, moved.balance + coalesce(before.balance, 0),
      moved.lines + coalesce(before.lines, 0), moved.came_in + coalesce(before.came_in, 0)
    from (
      select line.account, line.currency, sum(line.amount_minor)::bigint as balance, count(*) as lines,
        coalesce(sum(line.amount_minor) filter (where line.amount_minor > 0), 0)::bigint as came_in
      from ledger_lines line
      join ledger_accounts account on account.name = line.account and account.currency = line.currency
      where line.id between ${from_line} and ${to_line} and not account.must_not_be_negative
      group by line.account, line.currency) as moved
    left join lateral (
      select balance, lines, came_in from ledger_batch_balances before
      where before.account = moved.account and before.currency = moved.currency
      order by before.batch_id desc limit 1) as before on true`.execute(work.db)
}
