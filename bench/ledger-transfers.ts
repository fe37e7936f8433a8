import type pg from 'pg'
import { type OpenDatabase, write } from '#platform/database/database.ts'
import { system } from '#platform/work/work.ts'
import type { Statement } from './bare-transaction.ts'
import { filledIn, openAccounts, pay, people, recordTransfer, type Scene, scenes } from './ledger-scenes.ts'
import { hasPgbench, pgbenchRate } from './pgbench.ts'

const clientCounts = [1, 16, 64]
const seconds = 3
const occasion = { who: system, site: 'eg', locale: 'en' } as const

/** Transfers of the ledger per second, each beside the same statements sent by plain pg and by pgbench. */
export async function measureTransfers({ db, pool }: OpenDatabase, url: string): Promise<void> {
  const asShop: Parameters<typeof openAccounts>[0] = (act) => write(db, { ...occasion, now: new Date() }, act)
  await openAccounts(asShop)
  const rows: Record<string, unknown>[] = []
  for (const scene of scenes) {
    const was = scene.pair(1, 2)
    const recorded = await recordTransfer(pool, was)
    for (const clients of clientCounts) {
      const transferOnce = () => asShop((work) => pay(work, drawn(scene)))
      const bareOnce = (line: pg.PoolClient) => sendBare(line, filledIn(recorded, was, drawn(scene)))
      const own = async (milliseconds: number) => rateOf(clients, milliseconds, async () => transferOnce)
      const bare = (milliseconds: number) =>
        rateOf(clients, milliseconds, async () => {
          const line = await pool.connect()
          return Object.assign(() => bareOnce(line), { end: () => line.release() })
        })
      await own(500)
      await bare(500)
      // Twice each, in turns, so that other load on the machine affects both.
      const rates = [
        await own(seconds * 500),
        await bare(seconds * 500),
        await bare(seconds * 500),
        await own(seconds * 500),
      ]
      const [one = 0, two = 0, three = 0, four = 0] = rates
      const pgbench = hasPgbench ? pgbenchRate(url, scene, recorded, clients) : null
      rows.push(
        sayRow({
          scene,
          clients,
          statements: recorded.length,
          rate: (one + four) / 2,
          bare: (two + three) / 2,
          pgbench,
        }),
      )
    }
  }
  console.table(rows)
  if (!hasPgbench) console.log('pgbench is not installed: nothing was measured beside it')
}

function drawn(scene: Scene) {
  return scene.pair(1 + Math.floor(Math.random() * people), 1 + Math.floor(Math.random() * people))
}

const names = new Map<string, string>()

async function sendBare(line: pg.PoolClient, statements: readonly Statement[]): Promise<void> {
  await line.query('begin')
  for (const { sql, parameters } of statements) {
    const name = names.get(sql) ?? `bare_${names.size}`
    names.set(sql, name)
    await line.query({ name, text: sql, values: [...parameters] })
  }
  await line.query('commit')
}

type Client = (() => Promise<unknown>) & { readonly end?: () => void }

async function rateOf(clients: number, milliseconds: number, open: () => Promise<Client>): Promise<number> {
  const all = await Promise.all(Array.from({ length: clients }, open))
  let done = 0
  const start = performance.now()
  const work = async (client: Client) => {
    for (; performance.now() - start < milliseconds; done++) await client()
    client.end?.()
  }
  await Promise.all(all.map(work))
  return done / ((performance.now() - start) / 1000)
}

type Measured = {
  readonly scene: Scene
  readonly clients: number
  readonly statements: number
  readonly rate: number
  readonly bare: number
  readonly pgbench: number | null
}

function sayRow({ scene, clients, rate, bare, pgbench, statements }: Measured): Record<string, unknown> {
  const share = (whole: number) => `${Math.round((rate / whole) * 1000) / 10} %`
  return {
    'ledger transfers': `${scene.name} (${statements} statements)`,
    clients,
    'a second': Math.round(rate),
    'bare transaction': Math.round(bare),
    'of bare transaction': share(bare),
    pgbench: pgbench === null ? '' : Math.round(pgbench),
    'of pgbench': pgbench === null ? '' : share(pgbench),
  }
}
