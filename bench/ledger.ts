// npm run bench -- --ledger [--entries 1000000]: transfers of the ledger beside bare transactions, and the answers of a
// large ledger.

import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { sampleVault } from '#world/samples/people/vault.samples.ts'
import { measureLargeLedger } from './large-ledger.ts'
import { measureTransfers } from './ledger-transfers.ts'

/** The ledger alone, on its own PostgreSQL, durable as in production. */
export async function benchLedger(entries: number): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'marsa-bench-ledger-'))
  const postgres = await startEmbeddedPostgres(directory)
  try {
    await migrate(postgres.url)
    // Proving a large ledger takes long.
    const open = openDatabase(postgres.url, { vault: sampleVault, max: 70, patience: 600_000 })
    if (entries > 0) await measureLargeLedger(open, postgres.url, entries)
    await measureTransfers(open, postgres.url)
    await open.close()
  } finally {
    await postgres.stop()
    rmSync(directory, { recursive: true, force: true })
  }
  console.log(`${cpus().length} cores, Node ${process.version}, PostgreSQL on the same machine, commits on disk`)
}
