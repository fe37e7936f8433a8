// A shop with very many customers, filled once: kept in its directory if one is given.

import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase, write } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import { sampleVault } from '#world/samples/people/vault.samples.ts'
import { copyPeople } from './large-people.ts'
import { makeLargeShop } from './large-shop.ts'

export type PeopleShop = {
  readonly open: OpenDatabase
  readonly url: string
  /** Where its PostgreSQL keeps its data. */
  readonly directory: string
  readonly stage: <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) => Promise<Answer>
}

/** Opens the shop of this many customers, filling it first if its directory has none, and closes it after `act`. */
export async function withPeople(
  customers: number,
  kept: string | undefined,
  act: (shop: PeopleShop) => Promise<void>,
): Promise<void> {
  const directory = kept ?? mkdtempSync(join(tmpdir(), 'marsa-bench-people-'))
  const note = join(directory, `${customers}-people`)
  mkdirSync(directory, { recursive: true })
  const postgres = await startEmbeddedPostgres(join(directory, 'postgres'), { fast: true })
  await migrate(postgres.url)
  const open = openDatabase(postgres.url, { vault: sampleVault, max: 20, patience: 600_000 })
  try {
    const stage = <Answer>(who: Actor, use: (work: Work) => Promise<Answer>) =>
      write(open.db, { who, now: new Date(), site: 'eg', locale: 'ar' }, use)
    if (!existsSync(note)) {
      await makeLargeShop(stage, 50, { orders: 0, customers: [] }, () => undefined)
      await copyPeople(postgres.url, customers)
      writeFileSync(note, '')
    }
    await act({ open, url: postgres.url, directory: join(directory, 'postgres'), stage })
  } finally {
    await open.close()
    await postgres.stop()
    if (!kept) rmSync(directory, { recursive: true, force: true })
  }
}
