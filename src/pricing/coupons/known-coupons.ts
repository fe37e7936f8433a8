import type { Selectable } from 'kysely'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { Coupons } from '#platform/work/database.gen.ts'
import { lruCache } from '#platform/work/lru-cache.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { couponForm, type RawCoupon } from '#pricing/quote/tables/tables-form.ts'
import type { Objection } from './coupon-refusal.ts'

/** The terms, and whether the coupon is listed. */
export type ListedTerms = RawCoupon & { readonly listed: boolean }

/** A coupon's row, and its terms with the refusal: the same object for the same refusal. */
export type KnownCoupon = {
  readonly row: Selectable<Coupons>
  readonly terms: (objection: Objection | null) => ListedTerms
}

const keptPublic = lruCache<readonly KnownCoupon[]>(20)
const keptTyped = lruCache<KnownCoupon | null>(2000)

/** The site's public coupons and the typed one, in the order of their codes, as of this revision. */
export async function knownCoupons(
  work: QueryWork,
  revision: string,
  code: string | null,
): Promise<readonly KnownCoupon[]> {
  const name = `${work.site} ${revision}`
  const known = keptPublic.get(name) ?? (await readPublic(work, name))
  if (code === null || known.some(({ row }) => row.code.toLowerCase() === code.toLowerCase())) return known
  const typed = keptTyped.get(`${name} ${code.toLowerCase()}`)
  const found = typed === undefined ? await readTyped(work, name, code) : typed
  return found === null ? known : [...known, found].sort(byCode)
}

// The coupons may have changed since the revision was read: they are cached under the revision read together with them.
// An empty list is cached under the requested one.
async function readPublic(work: QueryWork, asked: string): Promise<readonly KnownCoupon[]> {
  const rows = await revised(work).where('is_public', '=', true).orderBy('code').execute()
  return keptPublic.set(rows[0] ? `${work.site} ${rows[0].revision}` : asked, rows.map(toKnown))
}

async function readTyped(work: QueryWork, asked: string, code: string): Promise<KnownCoupon | null> {
  const row = await revised(work).where('code', '=', code).executeTakeFirst()
  const name = row ? `${work.site} ${row.revision}` : asked
  return keptTyped.set(`${name} ${code.toLowerCase()}`, row ? toKnown(row) : null)
}

function revised({ db, site }: QueryWork) {
  return db
    .selectFrom('coupons')
    .innerJoin('coupon_revision', (join) => join.onTrue())
    .selectAll()
    .where('site', '=', site)
}

function byCode({ row: one }: KnownCoupon, { row: other }: KnownCoupon): number {
  return one.code.toLowerCase() < other.code.toLowerCase() ? -1 : 1
}

function toKnown(row: Selectable<Coupons>): KnownCoupon {
  const made = new Map<string, ListedTerms>()
  const terms = (objection: Objection | null): ListedTerms => {
    const name = `${objection?.refusal} ${objection?.reason}`
    const known = made.get(name) ?? termsOf(row, objection)
    made.set(name, known)
    return known
  }
  return { row, terms }
}

function termsOf(row: Selectable<Coupons>, objection: Objection | null): ListedTerms {
  const terms = couponForm.parse({
    code: row.code,
    line: row.line,
    kind: row.kind,
    value: row.kind === 'percent' ? row.rate : decimalOrNull(row.value_minor),
    max: decimalOrNull(row.max_minor),
    minimum: decimalOrNull(row.minimum_minor),
    stackable: row.stackable,
    countries: row.countries,
    stores: row.stores,
    categories: row.categories,
    refusal: objection?.refusal ?? null,
    reason: objection?.reason ?? null,
    startsAt: row.starts_at.toISOString(),
  })
  return { ...terms, listed: row.is_public }
}

function decimalOrNull(minor: bigint | null): string | null {
  return minor === null ? null : minorToDecimal(minor)
}
