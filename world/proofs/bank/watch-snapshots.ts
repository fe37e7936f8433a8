import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export type Snapshots = {
  readonly stop: () => Promise<{ readonly seen: number; readonly negative: number; readonly unbalanced: number }>
}

// One statement sees one snapshot. Sums by currency, stored balances against their lines, nothing below zero.
const question = `
  with sums as (select account, currency, sum(amount_minor) as minor from ledger_lines group by account, currency)
  select
    (select count(*) from ledger_accounts where balance < 0)::int as negative,
    ((select count(*) from (select currency from sums group by currency having sum(minor) <> 0) as off)
      + (select count(*) from ledger_accounts account left join sums on sums.account = account.name and sums.currency = account.currency
         where account.must_not_be_negative and account.balance <> coalesce(sums.minor, 0)))::int as unbalanced`

/** Reads the whole ledger every 50 ms, whatever else happens, and counts what must never be seen. */
export function watchSnapshots(url: string): Snapshots {
  const found = { seen: 0, negative: 0, unbalanced: 0 }
  let isOver = false
  const look = async () => {
    let client: pg.Client | null = null
    while (!isOver) {
      const start = performance.now()
      try {
        client ??= await connect(url)
        const { rows } = await client.query<{ negative: number; unbalanced: number }>(question)
        found.seen++
        found.negative += rows[0]?.negative ?? 0
        found.unbalanced += rows[0]?.unbalanced ?? 0
      } catch {
        // The database is away; it is checked again when it is back.
        client?.end().catch(() => undefined)
        client = null
      }
      // When the ledger has grown, checking it takes at most an eighth of the time.
      await wait(Math.max(50, 7 * (performance.now() - start)))
    }
    await client?.end().catch(() => undefined)
  }
  const looking = look()
  return {
    stop: async () => {
      isOver = true
      await looking
      return found
    },
  }
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000, query_timeout: 20_000 })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
