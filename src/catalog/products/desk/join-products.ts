import { sql } from 'kysely'
import { z } from 'zod'
import { writeDocuments } from '#catalog/products/finding/write-documents.ts'
import { mergeProducts } from '#catalog/products/taking/merge-products.ts'
import { lockTaking } from '#catalog/products/taking/one-taker.ts'
import { audit } from '#people/access/audit.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './desk.refusals.ts'
import { lockProduct, productState, withoutChange, writeProduct } from './product-state.ts'
import { lockThings, recordChange, whyField } from './record-change.ts'

const productId = z
  .string()
  .trim()
  .regex(/^\d{1,18}$/, 'refusal_product_unknown')
  .transform(BigInt)
export const joinProductsForm = z.object({ id: productId, into: productId, why: whyField })

const joined = z.object({
  from: productState,
  into: productState,
  /** The offers that moved, and which of them staff had put there before. */
  offers: z.array(z.object({ id: z.string(), isSettled: z.boolean() })),
  /** Products that had become `from` before. */
  aliases: z.array(z.string()),
})

// Changes of before it was written down have no such state: all of what was before comes back.
const became = z.object({ into: productState.optional() })

/** Two products are one: the offers of `id` go to `into`, which takes the numbers that it has not; who asks for `id` is led there. */
export async function joinProducts(work: Work, { id, into, why }: z.output<typeof joinProductsForm>): Promise<void> {
  if (id === into) throw no.PRODUCT_SAME({ path: 'into' })
  const [thing, other] = [`product:${into}`, `product:${id}`]
  await lockThings(work, thing, other)
  await lockTaking(work)
  await refuseUnknown(work, into)
  const [first, second] = id < into ? [id, into] : [into, id]
  const states = new Map([
    [first, await lockProduct(work, first)],
    [second, await lockProduct(work, second)],
  ])
  const before = { from: states.get(id)!, into: states.get(into)!, ...(await readMoving(work, id)) }
  await mergeProducts(work, [{ from: id, into }])
  await work.db
    .updateTable('product_offers')
    .set({ settled_at: work.now })
    .where('id', 'in', [0n, ...before.offers.map((offer) => BigInt(offer.id))])
    .execute()
  const { from } = before
  await work.db
    .updateTable('products')
    .set({
      ...(before.into.gtin === null && { gtin: from.gtin }),
      ...(before.into.part_key === null && { maker_key: from.maker_key, part_key: from.part_key }),
    })
    // Staff chose the product that stays: it is shown, and corrected, as it was.
    .set({ hidden_at: before.into.is_hidden ? sql<Date>`hidden_at` : null, changed_at: work.now })
    .set({ corrected: JSON.stringify(before.into.corrected) })
    .where('id', '=', into)
    .execute()
  await writeDocuments(work, [id, into])
  const after = { id: String(id), into: await lockProduct(work, into) }
  await recordChange(work, { thing, also: [other], act: 'product.join', before, after, why })
  await audit(work, {
    action: 'product.join',
    subject: thing,
    before: { into: before.into, from: before.from },
    after: { joined: String(id) },
    why,
  })
}

async function refuseUnknown({ db }: Work, id: bigint): Promise<void> {
  const known = await db.selectFrom('products').select('merged_into').where('id', '=', id).executeTakeFirst()
  if (!known) throw no.PRODUCT_UNKNOWN({ path: 'into' })
  if (known.merged_into !== null) throw no.PRODUCT_MERGED({ path: 'into', id: String(known.merged_into) })
}

async function readMoving({ db }: Work, id: bigint) {
  const offers = await db
    .selectFrom('product_offers')
    .select(['id', sql<boolean>`settled_at is not null`.as('isSettled')])
    .where('product_id', '=', id)
    .orderBy('id')
    .execute()
  const aliases = await db.selectFrom('products').select('id').where('merged_into', '=', id).orderBy('id').execute()
  return {
    offers: offers.map((offer) => ({ id: String(offer.id), isSettled: offer.isSettled })),
    aliases: aliases.map((alias) => String(alias.id)),
  }
}

/** Two products again, what joining them changed as it was; an offer that staff moved on since stays where it is. */
export async function restoreJoined(
  work: Work,
  change: {
    readonly thing: string
    readonly also: readonly string[]
    readonly before: unknown
    readonly after: unknown
  },
): Promise<void> {
  const [into, from] = [change.thing, change.also[0]!].map((thing) => BigInt(thing.slice('product:'.length))) as [
    bigint,
    bigint,
  ]
  const before = joined.parse(change.before)
  await lockTaking(work)
  const now = await lockProduct(work, into)
  await writeProduct(work, into, withoutChange(now, before.into, became.parse(change.after).into ?? now))
  await work.db.updateTable('products').set({ merged_into: null }).where('id', '=', from).execute()
  await writeProduct(work, from, before.from)
  await work.db
    .updateTable('products')
    .set({ merged_into: from })
    .where('id', 'in', [0n, ...before.aliases.map(BigInt)])
    .execute()
  for (const isSettled of [true, false]) {
    const ids = before.offers.filter((offer) => offer.isSettled === isSettled).map((offer) => BigInt(offer.id))
    await work.db
      .updateTable('product_offers')
      .set({ product_id: from, settled_at: isSettled ? work.now : null })
      .where('id', 'in', [0n, ...ids])
      .where('product_id', '=', into)
      .execute()
  }
  await writeDocuments(work, [from, into])
}
