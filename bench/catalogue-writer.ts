// Writes the documents of very many products anew, some hundreds in a transaction, and says how many seconds it took.
import { parentPort, workerData } from 'node:worker_threads'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { openDatabase, write } from '#platform/database/database.ts'
import { system } from '#platform/work/work.ts'

const AT_ONCE = 500
const { url, products } = workerData as { readonly url: string; readonly products: number }
const { db, close } = openDatabase(url, { max: 2, patience: 60_000 })
const start = performance.now()
for (let from = 0; from < products; from += AT_ONCE)
  await write(db, { who: system, now: new Date(), site: 'eg', locale: 'en' }, (work) =>
    writeDocuments(
      work,
      Array.from({ length: AT_ONCE }, (_, at) => BigInt(1 + (from + at) * 7)),
    ),
  )
parentPort?.postMessage(Math.round((performance.now() - start) / 1000))
await close()
