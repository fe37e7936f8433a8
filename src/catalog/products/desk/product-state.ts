import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './desk.refusals.ts'

/** What staff set of a product, as a change keeps it: in the names of its columns. */
export const productState = z.object({
  title: z.string(),
  brand: z.string().nullable(),
  part_number: z.string().nullable(),
  category: z.string(),
  weight_grams: z.int().nullable(),
  image: z.string().nullable(),
  gtin: z.string().nullable(),
  maker_key: z.string().nullable(),
  part_key: z.string().nullable(),
  corrected: z.record(z.string(), z.literal(true)),
  is_hidden: z.boolean(),
})
export type ProductState = z.output<typeof productState>

type SeenFields = Pick<ProductState, 'title' | 'brand' | 'part_number' | 'category' | 'weight_grams' | 'image' | 'gtin'>

/** A short name of what a form of corrections shows: another one means that somebody changed the product meanwhile. */
export function seenMark(seen: SeenFields): string {
  const { title, brand, part_number: part, category, weight_grams: weight, image, gtin } = seen
  const fields = JSON.stringify([title, brand, part, category, weight, image, gtin])
  return createHash('sha256').update(fields).digest('base64url').slice(0, 16)
}

/** A product as it stands, but what a change changed is as it was before that; what was written since of other fields stays. */
export function withoutChange(now: ProductState, before: ProductState, after: ProductState): ProductState {
  const { corrected: wereCorrected, ...were } = before
  const changed = Object.entries(were).filter(([name, value]) => after[name as keyof typeof were] !== value)
  const others = Object.entries(now.corrected).filter(([name]) => !(name in after.corrected))
  return { ...now, ...Object.fromEntries(changed), corrected: { ...wereCorrected, ...Object.fromEntries(others) } }
}

/** A product as it stands, locked. Refuses one that became another. */
export async function lockProduct(work: Work, id: bigint): Promise<ProductState> {
  const row = await work.db
    .selectFrom('products')
    .select(['title', 'brand', 'part_number', 'category', 'weight_grams', 'image', 'gtin', 'maker_key', 'part_key'])
    .select(['corrected', 'merged_into', sql<boolean>`hidden_at is not null`.as('is_hidden')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  if (row.merged_into !== null) throw no.PRODUCT_MERGED({ id: String(row.merged_into) })
  return productState.parse({
    ...row,
    corrected: Object.fromEntries(Object.keys(row.corrected as object).map((name) => [name, true])),
  })
}

/** Writes a product as it shall be. A number that another product has meanwhile stays there. */
export async function writeProduct(work: Work, id: bigint, state: ProductState): Promise<void> {
  const { is_hidden: isHidden, corrected, gtin, maker_key: maker, part_key: part, ...fields } = state
  const isGtinFree = gtin !== null && !(await isTaken(work, id, sql`gtin = ${gtin}`))
  const isPartFree =
    maker !== null && part !== null && !(await isTaken(work, id, sql`maker_key = ${maker} and part_key = ${part}`))
  await work.db
    .updateTable('products')
    .set({
      ...fields,
      gtin: isGtinFree ? gtin : null,
      maker_key: isPartFree ? maker : null,
      part_key: isPartFree ? part : null,
      corrected: JSON.stringify(corrected),
      hidden_at: isHidden ? sql<Date>`coalesce(hidden_at, ${work.now})` : null,
      changed_at: work.now,
    })
    .where('id', '=', id)
    .execute()
}

async function isTaken({ db }: Work, id: bigint, fits: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } =
    await sql`select from products where ${fits} and id <> ${id} and merged_into is null limit 1`.execute(db)
  return rows.length > 0
}
