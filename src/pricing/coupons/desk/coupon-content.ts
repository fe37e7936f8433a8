import type { Insertable, Selectable } from 'kysely'
import { z } from 'zod'
import type { Coupons, CouponVersions } from '#platform/work/database.gen.ts'
import { couponKinds, couponLines } from '#pricing/coupons/coupon-lines.ts'

const minor = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(BigInt)
const moment = z.coerce.date()

/** The whole content of a coupon's version: what it gives, on what, when, how often, to whom. */
const couponContent = z.object({
  line: z.enum(couponLines),
  kind: z.enum(couponKinds),
  rate: z.string().nullable(),
  valueMinor: minor.nullable(),
  maxMinor: minor.nullable(),
  minimumMinor: minor.nullable(),
  stackable: z.boolean(),
  countries: z.array(z.string()),
  stores: z.array(z.string()),
  categories: z.array(z.string()),
  startsAt: moment,
  endsAt: moment.nullable(),
  usesLimit: z.int().nullable(),
  perCustomerLimit: z.int().nullable(),
  firstOrderOnly: z.boolean(),
  isPublic: z.boolean(),
  messageAr: z.string(),
  messageEn: z.string(),
})
export type CouponContent = z.output<typeof couponContent>

/** The content as a version stores it: amounts as texts. */
export function contentJson(content: CouponContent): string {
  return JSON.stringify(content, (_, value) => (typeof value === 'bigint' ? value.toString() : value))
}

export type ContentColumns = Omit<Insertable<Coupons>, 'id' | 'code' | 'site' | 'version_id' | 'batch_id' | 'paused_at'>

/** The content as the columns used for pricing. */
export function contentColumns(content: CouponContent): ContentColumns {
  return {
    line: content.line,
    kind: content.kind,
    rate: content.rate,
    value_minor: content.valueMinor,
    max_minor: content.maxMinor,
    minimum_minor: content.minimumMinor,
    stackable: content.stackable,
    countries: [...content.countries],
    stores: [...content.stores],
    categories: [...content.categories],
    starts_at: content.startsAt,
    ends_at: content.endsAt,
    uses_limit: content.usesLimit,
    per_customer_limit: content.perCustomerLimit,
    first_order_only: content.firstOrderOnly,
    is_public: content.isPublic,
    apply_message_ar: content.messageAr,
    apply_message_en: content.messageEn,
  }
}

export function contentOfVersion({ terms }: Pick<Selectable<CouponVersions>, 'terms'>): CouponContent {
  return couponContent.parse(terms)
}

/** Columns back to content. */
export function contentOfColumns(row: ContentColumns): CouponContent {
  const amount = (value: ContentColumns['max_minor']) => (value === null || value === undefined ? null : String(value))
  return couponContent.parse({
    line: row.line,
    kind: row.kind,
    rate: row.rate === null ? null : String(row.rate),
    valueMinor: amount(row.value_minor),
    maxMinor: amount(row.max_minor),
    minimumMinor: amount(row.minimum_minor),
    stackable: row.stackable,
    countries: row.countries ?? [],
    stores: row.stores ?? [],
    categories: row.categories ?? [],
    startsAt: row.starts_at,
    endsAt: row.ends_at ?? null,
    usesLimit: row.uses_limit ?? null,
    perCustomerLimit: row.per_customer_limit ?? null,
    firstOrderOnly: row.first_order_only ?? false,
    isPublic: row.is_public,
    messageAr: row.apply_message_ar,
    messageEn: row.apply_message_en,
  })
}
