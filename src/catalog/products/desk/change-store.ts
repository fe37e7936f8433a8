import { z } from 'zod'
import { readStore, type StoreRow } from '#catalog/stores/read-store-facts.ts'
import { forgetStore, saveStore, storeForm } from '#catalog/stores/save-store.ts'
import { ORIGINS } from '#catalog/stores/stores.ts'
import { audit } from '#people/access/audit.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { lockThings, recordChange, whyField } from './record-change.ts'

export const changeStoreForm = storeForm.extend({ why: whyField })
export const switchStoreForm = z.object({ domain: z.string().max(100), to: z.enum(['on', 'off']), why: whyField })

const setOf = z.object({
  domain: z.string(),
  name: z.object({ ar: z.string(), en: z.string() }),
  country: z.enum(ORIGINS),
  currency: z.string(),
  mark: z.string(),
  rules: z.object({ ar: z.string(), en: z.string() }),
  isOn: z.boolean(),
})
/** As a change keeps it: null for a store that was unknown; `isSet`: staff had set something of it. */
const beforeForm = setOf.extend({ isSet: z.boolean() }).nullable()

/** Writes a store's names, country, mark and rules, or adds a store. */
export async function changeStore(work: Work, typed: z.output<typeof changeStoreForm>): Promise<void> {
  const { domain, nameAr, nameEn, country, currency, mark, rulesAr, rulesEn, why } = typed
  const store = {
    domain,
    name: { ar: nameAr, en: nameEn },
    country,
    currency,
    mark,
    rules: { ar: rulesAr, en: rulesEn },
  }
  await write(work, 'store.save', domain, why, (before) => ({ ...store, isOn: before?.isOn ?? true }))
}

/** Switches a store on or off: off, nothing new is taken from it and its products are not found; its orders go on. */
export async function switchStore(work: Work, { domain, to, why }: z.output<typeof switchStoreForm>): Promise<void> {
  await write(work, to === 'on' ? 'store.on' : 'store.off', domain, why, (before) => {
    if (!before) throw platformNo.NOT_FOUND()
    if (before.isOn === (to === 'on')) throw platformNo.STALE()
    return { ...setOf.parse(before), isOn: to === 'on' }
  })
}

async function write(
  work: Work,
  act: 'store.save' | 'store.on' | 'store.off',
  domain: string,
  why: string,
  make: (before: StoreRow | null) => z.output<typeof setOf>,
): Promise<void> {
  await lockThings(work, `store:${domain}`)
  const before = await readStore(work, domain)
  const after = make(before)
  await saveStore(work, after)
  const kept = before && { ...setOf.parse(before), isSet: before.changedAt !== null }
  await recordChange(work, { thing: `store:${domain}`, act, before: kept, after, why })
  await audit(work, { action: act, subject: `store:${domain}`, before: kept, after, why })
}

/** The store as it was before a change. */
export async function restoreStore(
  work: Work,
  { thing, before }: { readonly thing: string; readonly before: unknown },
): Promise<void> {
  const kept = beforeForm.parse(before)
  if (kept?.isSet) await saveStore(work, kept)
  else await forgetStore(work, thing.slice('store:'.length))
}
