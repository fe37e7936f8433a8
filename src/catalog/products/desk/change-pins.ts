import { z } from 'zod'
import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { siteCodes } from '#sites/sites.ts'
import { no } from './desk.refusals.ts'
import { foldedWords } from './read-pinned.ts'
import { lockThings, recordChange, whyField } from './record-change.ts'

const day = z.iso.date()
export const addPinForm = z
  .object({
    site: z.enum(siteCodes),
    words: z
      .string()
      .trim()
      .max(100)
      .default('')
      .transform((text) => foldedWords(text) || null),
    product: z
      .string()
      .trim()
      .regex(/^\d{1,18}$/, 'refusal_product_unknown'),
    position: z.coerce.number().int().min(1).max(99),
    from: day,
    to: z.union([z.literal('').transform(() => null), day]).default(null),
    why: whyField,
  })
  .refine(({ from, to }) => to === null || to >= from, { path: ['to'], message: 'refusal_days_turned' })
export const endPinForm = z.object({ id: z.string().regex(/^\d{1,18}$/), why: whyField })

const pinForm = z.object({
  site: z.enum(siteCodes),
  words: z.string().nullable(),
  product: z.string(),
  position: z.int(),
  from: z.string(),
  to: z.string().nullable(),
})
type Pin = z.output<typeof pinForm>

/** Puts a product first: on the shelf of most bought, or where these words are searched. */
export async function addPin(work: Work, { why, ...pin }: z.output<typeof addPinForm>): Promise<void> {
  const thing = thingOf(pin)
  await lockThings(work, thing)
  const product = await work.db
    .selectFrom('products')
    .select(['merged_into'])
    .where('id', '=', BigInt(pin.product))
    .executeTakeFirst()
  if (!product) throw no.PRODUCT_UNKNOWN({ path: 'product' })
  if (product.merged_into !== null) throw no.PRODUCT_MERGED({ path: 'product', id: String(product.merged_into) })
  if (!(await write(work, pin))) throw no.PIN_TAKEN({ path: 'product' })
  await recordChange(work, { thing, act: 'pin.add', before: null, after: pin, why })
  await audit(work, { action: 'pin.add', subject: thing, after: pin, why })
}

/** Takes a product from its first place. */
export async function endPin(work: Work, { id, why }: z.output<typeof endPinForm>): Promise<void> {
  const row = await work.db
    .selectFrom('product_pins')
    .select(['site', 'words', 'product_id', 'position', 'from_day', 'to_day'])
    .where('id', '=', BigInt(id))
    .executeTakeFirst()
  if (!row) throw platformNo.NOT_FOUND()
  const before = pinForm.parse({
    site: row.site,
    words: row.words,
    product: String(row.product_id),
    position: row.position,
    from: row.from_day,
    to: row.to_day,
  })
  const thing = thingOf(before)
  await lockThings(work, thing)
  if (!(await remove(work, before))) throw platformNo.STALE()
  await recordChange(work, { thing, act: 'pin.end', before, after: null, why })
  await audit(work, { action: 'pin.end', subject: thing, before, why })
}

/** The pin as it was: there again, or gone. */
export async function restorePin(
  work: Work,
  change: { readonly before: unknown; readonly after: unknown },
): Promise<void> {
  const { before, after } = z.object({ before: pinForm.nullable(), after: pinForm.nullable() }).parse(change)
  if (after) await remove(work, after)
  if (before) await write(work, before)
}

const thingOf = ({ site, words, product }: Pick<Pin, 'site' | 'words' | 'product'>) =>
  `pin:${site} ${product} ${words ?? ''}`.trim()

async function write({ db }: Work, { site, words, product, position, from, to }: Pin): Promise<boolean> {
  const { numInsertedOrUpdatedRows: written } = await db
    .insertInto('product_pins')
    .values({ site, words, product_id: BigInt(product), position, from_day: from, to_day: to })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return written === 1n
}

async function remove({ db }: Work, { site, words, product }: Pin): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('product_pins')
    .where('site', '=', site)
    .where('product_id', '=', BigInt(product))
    .where('words', words === null ? 'is' : '=', words)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
