import { sql } from 'kysely'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import type { JobContext, RoomJobs } from '#platform/background/jobs.ts'

const most = 500

/** Writes the documents of every product that a store offers, some hundreds in a transaction. */
export async function rewriteStore({ write }: Pick<JobContext, 'write'>, domain: string): Promise<void> {
  let after: bigint | null = 0n
  while (after !== null) {
    const from: bigint = after
    after = await write(async (work) => {
      const { rows } = await sql<{ id: bigint }>`
        select distinct product_id as id from product_offers where store = ${domain} and product_id > ${from}
        order by product_id limit ${most}`.execute(work.db)
      await writeDocuments(
        work,
        rows.map(({ id }) => id),
      )
      return rows.length < most ? null : rows.at(-1)!.id
    })
  }
}

/** A store was switched: its products are found again, or no more. Orders are not touched. */
export const productsDeskJobs: RoomJobs = {
  handlers: [
    {
      name: 'products.rewrite-store',
      on: 'store.switched',
      lane: 'sweeps',
      handle: (job, { domain }) => rewriteStore(job, domain),
    },
  ],
}
