import type { Locale, QueryWork } from '#platform/work/work.ts'
import { no } from './stores.refusals.ts'
import { storeOfHost } from './stores.ts'

/** The domains of stores that are off. */
export async function readStoresOff({ db }: Pick<QueryWork, 'db'>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('store_facts').select('domain').where('is_on', '=', false).execute()
  return new Set(rows.map(({ domain }) => domain))
}

/** Refuses `STORE_OFF` for an address at one of these stores, as the database says them (`readStoresOff`). */
export function refuseStoreOff(url: string, locale: Locale, off: ReadonlySet<string>): void {
  const store = storeOffOf(url, locale, off)
  if (store !== null) throw no.STORE_OFF({ path: 'url', store })
}

/** The same for goods that are ordered, where no field holds the address. */
export function refuseStoresOff(urls: readonly string[], locale: Locale, off: ReadonlySet<string>): void {
  for (const url of urls) {
    const store = storeOffOf(url, locale, off)
    if (store !== null) throw no.STORE_OFF({ store })
  }
}

function storeOffOf(url: string, locale: Locale, off: ReadonlySet<string>): string | null {
  if (!URL.canParse(url)) return null
  const host = new URL(url).hostname.toLowerCase().replace(/\.$/, '')
  const found = [...off].find((domain) => host === domain || host.endsWith(`.${domain}`))
  return found === undefined ? null : (storeOfHost(found)?.name[locale] ?? found)
}
