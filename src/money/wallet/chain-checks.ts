import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { type BookCheck, type BookFault, checkOf } from './book-checks.ts'
import { type ChainContent, chainContent } from './chain-content.ts'

const atOnce = 50n

type Claimed = {
  readonly id: bigint
  readonly from_line: bigint
  readonly to_line: bigint
  readonly line_count: number
  readonly entry_count: number
  readonly claimed_moved: Readonly<Record<string, string>>
  readonly earliest_at: Date
  readonly latest_at: Date
  readonly previous_hash: string
  readonly claimed_hash: string
}

/** Computes every hash again from the lines, and checks that each batch follows the one before. */
export const chainCheck: BookCheck = {
  name: 'chain',
  check: async (work) => {
    const faults: BookFault[] = []
    let last: Claimed | null = null
    let count = 0n
    for (;;) {
      const batches = await readBatches(work, last?.id ?? -(2n ** 62n))
      for (const batch of batches) {
        const said = faultOf(batch, last)
        if (said) faults.push({ kind: 'chain', of: `batch ${batch.id}: ${said}`, off: 0n })
        last = batch
        count++
      }
      if (batches.length < Number(atOnce) || faults.length > 100) return { count, faults }
    }
  },
}

function faultOf(batch: Claimed & ChainContent, last: Claimed | null): string | null {
  if (batch.id !== (last?.id ?? 0n) + 1n || batch.from_line !== (last?.to_line ?? 0n) + 1n) return 'does not follow'
  if (batch.previous_hash !== (last?.claimed_hash ?? '')) return 'previous hash'
  if (batch.hash !== batch.claimed_hash) return 'hash'
  if (batch.lines !== BigInt(batch.line_count) || batch.entries !== BigInt(batch.entry_count)) return 'count'
  if (canonical(batch.moved) !== canonical(batch.claimed_moved)) return 'moved'
  const latest = Math.max(batch.latest?.getTime() ?? 0, last?.latest_at.getTime() ?? 0)
  if (batch.earliest_at.getTime() !== batch.earliest?.getTime() || batch.latest_at.getTime() !== latest) return 'times'
  return null
}

function canonical(moved: Readonly<Record<string, string>> | null): string {
  return JSON.stringify(Object.entries(moved ?? {}).sort())
}

async function readBatches(work: Work, after: bigint): Promise<readonly (Claimed & ChainContent)[]> {
  const content = chainContent({
    previousHash: sql`batch.previous_hash`,
    id: sql`batch.id`,
    fromLine: sql`batch.from_line`,
    toLine: sql`batch.to_line`,
  })
  const { rows } = await sql<Claimed & ChainContent>`
    select batch.id, batch.from_line, batch.to_line, batch.line_count, batch.entry_count, batch.moved as claimed_moved,
      batch.earliest_at, batch.latest_at, batch.previous_hash, batch.hash as claimed_hash,
      content.hash, content.lines, content.entries, content.moved, content.earliest, content.latest
    from (select * from ledger_batches where id > ${after} order by id limit ${atOnce}) as batch
    cross join lateral (${content}) as content order by batch.id`.execute(work.db)
  return rows
}

/** The stored totals after each batch are those of the lines up to it, and no batch left out an account that it moved. */
export const checkpointCheck = checkOf(
  'checkpoint',
  sql`select count(*) from ledger_batch_balances`,
  sql`
    select coalesce(kept.account, summed.account) || ' after batch ' || coalesce(kept.batch_id, summed.batch_id) as of,
      (coalesce(kept.balance, 0) - coalesce(summed.balance, 0))::bigint as off
    from ledger_batch_balances kept
    full join (
      select batch_id, account, currency,
        sum(sum(amount_minor)) over own as balance, sum(count(*)) over own as lines,
        sum(coalesce(sum(amount_minor) filter (where amount_minor > 0), 0)) over own as came_in
      from (
        select batch.id as batch_id, line.account, line.currency, line.amount_minor
        from ledger_lines line
        join ledger_accounts account on account.name = line.account and account.currency = line.currency
        cross join lateral (
          select id from ledger_batches where to_line >= line.id order by to_line limit 1) as batch
        where not account.must_not_be_negative) as lines
      group by batch_id, account, currency
      window own as (partition by account, currency order by batch_id)) as summed using (batch_id, account, currency)
    where (kept.balance, kept.lines, kept.came_in) is distinct from (summed.balance, summed.lines, summed.came_in)`,
)

/** The end of the chain at each earlier proof is still part of it: nobody cut the chain and forged another end. */
export const headCheck = checkOf(
  'head',
  sql`select count(*) from ledger_proofs`,
  sql`
    select 'proof ' || proof.id as of, 0::bigint as off from ledger_proofs proof
    where head_batch is not null and not exists (
      select from ledger_batches batch where batch.id = proof.head_batch and batch.hash = proof.head_hash)`,
)
