// npm run walks -- --walks 2000 --seed 7 [--port 4210]
// This many random walks of whole orders with their money, on their own PostgreSQL; exit code 1 if one does not end as
// it must.

import { parseArgs } from 'node:util'
import { faultsOf, verifyLedger } from '#money/wallet/verify-ledger.ts'
import { openDatabase, write } from '#platform/database/database.ts'
import { system } from '#platform/work/work.ts'
import { seedPriceTables } from '#pricing/quote/tables/seed-tables.ts'
import { roomChecks } from '#program/room-checks.ts'
import { openOwnPostgres } from '#world/proofs/bank/own-postgres.ts'
import { isClean, printTallies } from '#world/proofs/tally.ts'
import { sampleVault } from '#world/samples/people/vault.samples.ts'
import { runWalks } from './run-walks.ts'
import type { WalkAs } from './walk.ts'
import { readUnwalked } from './walked-moves.ts'

const text = { type: 'string' } as const
const { values } = parseArgs({ options: { walks: text, seed: text, port: text } })
const walks = Number(values.walks ?? 2000)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
console.log(`seed ${seed}, ${walks} walks`)
const postgres = await openOwnPostgres(Number(values.port ?? 4210), true)
const { db, close } = openDatabase(postgres.url, { vault: sampleVault, max: 16 })
const as: WalkAs = (who, now, act) => write(db, { who, now, site: 'eg', locale: 'en' }, act)
const today: Parameters<typeof verifyLedger>[0] = (act) => as(system, new Date(), act)
await as(system, new Date(), seedPriceTables)
const tally = await runWalks({ as, seed, walks })
const faults = faultsOf(await verifyLedger(today, roomChecks))
printTallies([{ ...tally, unbalanced: faults.length }])
const unwalked = await as(system, new Date(), readUnwalked)
if (unwalked.length > 0) console.log(`Moves that no walk came by:\n  ${unwalked.join('\n  ')}`)
for (const { kind, of, off } of faults) console.log(`  ✗ ${kind}: ${of} ${off}`)
await close()
await postgres.close()
const isProved = isClean(tally) && faults.length === 0
console.log(isProved ? 'Every walk ended as it must, and the books balance.' : `Broken. Again with: --seed ${seed}`)
process.exit(isProved ? 0 : 1)
