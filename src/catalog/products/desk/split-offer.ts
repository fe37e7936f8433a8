import { z } from 'zod'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { lockTaking } from '#catalog/products/taking/one-taker.ts'
import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './desk.refusals.ts'
import { lockProduct } from './product-state.ts'
import { lockThings, recordChange, whyField } from './record-change.ts'

const number = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform(BigInt)
export const splitOfferForm = z.object({ id: number, offer: number, why: whyField })

const split = z.object({ offer: z.string(), isSettled: z.boolean() })

/** An offer that is another thing becomes a product of its own, without the numbers that joined them; returns its id. */
export async function splitOffer(work: Work, { id, offer, why }: z.output<typeof splitOfferForm>): Promise<bigint> {
  const thing = `product:${id}`
  await lockThings(work, thing)
  await lockTaking(work)
  const state = await lockProduct(work, id)
  const offers = await work.db
    .selectFrom('product_offers')
    .select(['id', 'title', 'image', 'settled_at'])
    .where('product_id', '=', id)
    .execute()
  const own = offers.find((one) => one.id === offer)
  if (!own) throw platformNo.NOT_FOUND()
  if (offers.length === 1) throw no.OFFER_ALONE()
  const { shelves } = await work.db
    .selectFrom('products')
    .select('shelves')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const made = await work.db
    .insertInto('products')
    .values({
      title: own.title,
      brand: state.brand,
      category: state.category,
      weight_grams: state.weight_grams,
      image: own.image ?? state.image,
      shelves,
      first_seen_at: work.now,
      changed_at: work.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await move(work, offer, made.id, work.now)
  await writeDocuments(work, [id, made.id])
  const before = { offer: String(offer), isSettled: own.settled_at !== null }
  const also = [`product:${made.id}`]
  await recordChange(work, { thing, also, act: 'product.split', before, after: { id: String(made.id) }, why })
  await audit(work, {
    action: 'product.split',
    subject: thing,
    before,
    after: { offer: String(offer), made: String(made.id) },
    why,
  })
  return made.id
}

/** The offer stands with the others again; who asks for the product it was is led there. */
export async function restoreSplit(
  work: Work,
  change: { readonly thing: string; readonly also: readonly string[]; readonly before: unknown },
): Promise<void> {
  const [id, made] = [change.thing, change.also[0]!].map((thing) => BigInt(thing.slice('product:'.length))) as [
    bigint,
    bigint,
  ]
  const { offer, isSettled } = split.parse(change.before)
  await lockTaking(work)
  await lockProduct(work, id)
  await move(work, BigInt(offer), id, isSettled ? work.now : null)
  await work.db.updateTable('product_offers').set({ product_id: id }).where('product_id', '=', made).execute()
  await work.db
    .updateTable('products')
    .set({ merged_into: id, gtin: null, maker_key: null, part_key: null, changed_at: work.now })
    .where('id', '=', made)
    .execute()
  await writeDocuments(work, [id, made])
}

async function move({ db }: Work, offer: bigint, to: bigint, settledAt: Date | null): Promise<void> {
  await db
    .updateTable('product_offers')
    .set({ product_id: to, settled_at: settledAt })
    .where('id', '=', offer)
    .execute()
}
