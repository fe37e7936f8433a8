import { z } from 'zod'
import { announce } from '#platform/work/announce.ts'
import type { Work } from '#platform/work/work.ts'
import type { StoreRow } from './read-store-facts.ts'
import { ORIGINS } from './stores.ts'

const text = (most: number) => z.string().trim().max(most)

/** What staff write of a store. */
export const storeForm = z.object({
  domain: z
    .string()
    .trim()
    .toLowerCase()
    .transform((domain) =>
      domain
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '')
        .replace(/\/.*$/, ''),
    )
    .pipe(
      z
        .string()
        .max(100)
        .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'refusal_store_unknown'),
    ),
  nameAr: text(60).min(1),
  nameEn: text(60).min(1),
  country: z.enum(ORIGINS),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/),
  mark: text(3).default(''),
  rulesAr: text(1000).default(''),
  rulesEn: text(1000).default(''),
})

/** Writes what staff set of a store. Where it is switched, `store.switched` says so. Whoever calls it writes the history. */
export async function saveStore(work: Work, store: Omit<StoreRow, 'changedAt'>): Promise<void> {
  const { domain, name, country, currency, mark, rules, isOn } = store
  const wasOn = await isStoreOn(work, domain)
  const values = {
    name_ar: name.ar,
    name_en: name.en,
    country,
    currency,
    mark,
    rules_ar: rules.ar,
    rules_en: rules.en,
    is_on: isOn,
    changed_at: work.now,
  }
  await work.db
    .insertInto('store_facts')
    .values({ domain, ...values })
    .onConflict((conflict) => conflict.column('domain').doUpdateSet(values))
    .execute()
  if (isOn !== wasOn) await announce(work, 'store.switched', { domain })
}

/** Forgets what staff set: a store that the program knows is as it was, another is unknown again. */
export async function forgetStore(work: Work, domain: string): Promise<void> {
  const wasOn = await isStoreOn(work, domain)
  await work.db.deleteFrom('store_facts').where('domain', '=', domain).execute()
  if (!wasOn) await announce(work, 'store.switched', { domain })
}

async function isStoreOn(work: Work, domain: string): Promise<boolean> {
  const row = await work.db
    .selectFrom('store_facts')
    .select('is_on')
    .where('domain', '=', domain)
    .forUpdate()
    .executeTakeFirst()
  return row?.is_on ?? true
}
