import { z } from 'zod'
import { CATEGORIES } from '#catalog/estimates/kinds/kind.ts'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { gtinOf } from '#catalog/products/taking/gtin.ts'
import { identityOf } from '#catalog/products/taking/identity.ts'
import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './desk.refusals.ts'
import { lockProduct, type ProductState, productState, seenMark, withoutChange, writeProduct } from './product-state.ts'
import { lockThings, recordChange, whyField } from './record-change.ts'

const productId = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)
const orNull = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    .default('')
    .transform((text) => text || null)

export const hideProductForm = z.object({ id: productId, to: z.enum(['hidden', 'shown']), why: whyField })
export const correctProductForm = z.object({
  id: productId,
  /** What the form showed (`seenMark`). */
  seen: z.string().max(40).default(''),
  title: z.string().trim().min(1).max(500),
  brand: orNull(100),
  partNumber: orNull(100),
  category: z
    .string()
    .trim()
    .refine((category) => CATEGORIES.some((one) => one === category), 'refusal_category_unknown'),
  weightGrams: z
    .string()
    .trim()
    .default('')
    .transform((text) => (text === '' ? null : Number(text)))
    .pipe(z.int().positive().max(1_000_000).nullable()),
  image: orNull(2000).refine((url) => url === null || /^https?:\/\//.test(url), 'refusal_image_invalid'),
  gtin: orNull(40).refine((gtin) => gtin === null || gtinOf(gtin) !== null, 'refusal_gtin_invalid'),
  why: whyField,
})

/** Hides a product from customers, or shows it again. */
export async function hideProduct(work: Work, { id, to, why }: z.output<typeof hideProductForm>): Promise<void> {
  await change(work, to === 'hidden' ? 'product.hide' : 'product.show', id, why, (before) => {
    if (before.is_hidden === (to === 'hidden')) throw platformNo.STALE()
    return { ...before, is_hidden: to === 'hidden' }
  })
}

/** Corrects what feeds say of a product; a field that was corrected is not written by feeds any more. */
export async function correctProduct(work: Work, typed: z.output<typeof correctProductForm>): Promise<void> {
  const { id, why, gtin: typedGtin, partNumber, weightGrams, title, brand, category, image } = typed
  const gtin = typedGtin === null ? null : gtinOf(typedGtin)
  await refuseTakenGtin(work, id, gtin)
  const said = { title, brand, part_number: partNumber, category, weight_grams: weightGrams, image, gtin }
  await change(work, 'product.correct', id, why, (before) => {
    // Its other fields would bring back what somebody changed meanwhile.
    if (typed.seen !== seenMark(before)) throw platformNo.STALE()
    const names = (Object.keys(said) as (keyof typeof said)[]).filter((name) => said[name] !== before[name])
    if (names.length === 0) throw platformNo.STALE()
    const corrected = { ...before.corrected, ...Object.fromEntries(names.map((name) => [name, true as const])) }
    const { part } = identityOf({ gtin, brand, partNumber })
    const isOtherPart = names.includes('part_number') || names.includes('brand')
    const keys = isOtherPart ? { maker_key: part?.maker ?? null, part_key: part?.part ?? null } : {}
    return { ...before, ...said, ...keys, corrected }
  })
}

async function refuseTakenGtin({ db }: Work, id: bigint, gtin: string | null): Promise<void> {
  if (gtin === null) return
  const other = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('gtin', '=', gtin)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other) throw no.GTIN_TAKEN({ path: 'gtin', id: String(other.id), title: other.title })
}

async function change(
  work: Work,
  act: 'product.hide' | 'product.show' | 'product.correct',
  id: bigint,
  why: string,
  make: (before: ProductState) => ProductState,
): Promise<void> {
  const thing = `product:${id}`
  await lockThings(work, thing)
  const before = await lockProduct(work, id)
  const after = make(before)
  await writeProduct(work, id, after)
  await writeDocuments(work, [id])
  await recordChange(work, { thing, act, before, after, why })
  await audit(work, { action: act, subject: thing, before, after, why })
}

/** What a change changed of a product is as it was before. */
export async function restoreProduct(
  work: Work,
  { thing, before, after }: { readonly thing: string; readonly before: unknown; readonly after: unknown },
): Promise<void> {
  const id = BigInt(thing.slice('product:'.length))
  const now = await lockProduct(work, id)
  await writeProduct(work, id, withoutChange(now, productState.parse(before), productState.parse(after)))
  await writeDocuments(work, [id])
}
