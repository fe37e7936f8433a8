import type { QueryWork, Work } from '#platform/work/work.ts'
import { knownStores, ORIGINS, type Origin, type Store, type StoreFact } from './stores.ts'

/** A store as staff see it. */
export type StoreRow = Omit<Store, 'id'> & {
  readonly mark: string
  readonly rules: { readonly ar: string; readonly en: string }
  readonly isOn: boolean
  /** Null where staff changed nothing of it. */
  readonly changedAt: Date | null
}

const columns = [
  'domain',
  'name_ar',
  'name_en',
  'country',
  'currency',
  'mark',
  'rules_ar',
  'rules_en',
  'is_on',
  'changed_at',
] as const

/** What staff set of stores, by domain. */
export async function readStoreFacts({ db }: Pick<QueryWork, 'db'>): Promise<ReadonlyMap<string, StoreRow>> {
  const rows = await db.selectFrom('store_facts').select(columns).orderBy('domain').execute()
  return new Map(
    rows.map((row) => [
      row.domain,
      {
        domain: row.domain,
        name: { ar: row.name_ar, en: row.name_en },
        country: originOf(row.country),
        currency: row.currency,
        mark: row.mark,
        rules: { ar: row.rules_ar, en: row.rules_en },
        isOn: row.is_on,
        changedAt: row.changed_at,
      },
    ]),
  )
}

/** What staff want customers to know of stores, by domain, in this language; stores without such rules are left out. */
export async function readStoreRules({
  db,
  locale,
}: Pick<QueryWork, 'db' | 'locale'>): Promise<ReadonlyMap<string, string>> {
  const said = locale === 'ar' ? ('rules_ar' as const) : ('rules_en' as const)
  const rows = await db
    .selectFrom('store_facts')
    .select((one) => ['domain', one.ref(said).as('rules')])
    .where(said, '<>', '')
    .execute()
  return new Map(rows.map(({ domain, rules }) => [domain, rules]))
}

/** Every store that we know, as the program or staff say; by origin and name. */
export async function readStoreList(work: Work): Promise<readonly StoreRow[]> {
  const facts = await readStoreFacts(work)
  const plain = knownStores().filter(({ domain }) => !facts.has(domain))
  return [...plain.map(asRow), ...facts.values()].sort(
    (one, other) =>
      ORIGINS.indexOf(one.country) - ORIGINS.indexOf(other.country) ||
      one.name[work.locale].localeCompare(other.name[work.locale], work.locale),
  )
}

/** One store that we know, or null. */
export async function readStore(work: Work, domain: string): Promise<StoreRow | null> {
  return (await readStoreList(work)).find((one) => one.domain === domain) ?? null
}

const asRow = ({ domain, name, country, currency }: Store): StoreRow => ({
  domain,
  name,
  country,
  currency,
  mark: '',
  rules: { ar: '', en: '' },
  isOn: true,
  changedAt: null,
})

const originOf = (text: string): Origin => ORIGINS.find((one) => one === text) ?? 'US'

/** What each process keeps of it. */
export const asFact = ({ domain, name, country, currency, isOn }: StoreRow): StoreFact => ({
  domain,
  name,
  country,
  currency,
  isOn,
})
