import { z } from 'zod'
import { decimalText, parseDecimal, percentText } from '#platform/values/amounts/decimal.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { parseAmount, withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { localText, momentOf } from '#platform/values/site-time.ts'
import type { Site } from '#sites/sites.ts'
import { couponKinds, couponLines } from './coupon-lines.ts'
import type { CouponContent } from './desk/coupon-content.ts'

const typed = z
  .string()
  .transform((text) => withWesternDigits(text).trim())
  .default('')
const minor = typed.transform((text, context) => {
  if (text === '') return null
  const read = parseAmount(text) ?? 0n
  if (read > 0n && read <= 100_000_000n) return read
  context.addIssue({ code: 'custom', message: 'coupons_field_amount' })
  return z.NEVER
})
const count = (most: number) =>
  typed.transform((text, context) => {
    if (text === '') return null
    const read = /^\d{1,7}$/.test(text) ? Number(text) : 0
    if (read >= 1 && read <= most) return read
    context.addIssue({ code: 'custom', message: 'coupons_field_count' })
    return z.NEVER
  })
const percent = typed.transform((said, context) => {
  if (said === '') return null
  const text = said.replace(/\s*[%٪]$/, '')
  const read = /^\d{1,3}(\.\d{1,2})?$/.test(text) ? parseDecimal(text) : null
  const rate = read && { numerator: read.numerator, scale: read.scale * 100n }
  if (rate && rate.numerator > 0n && rate.numerator <= rate.scale) return decimalText(rate)
  context.addIssue({ code: 'custom', message: 'coupons_field_percent' })
  return z.NEVER
})
const ticked = z
  .string()
  .optional()
  .transform((value) => value !== undefined)
const chosen = z
  .record(z.string(), z.string())
  .optional()
  .transform((boxes) => Object.keys(boxes ?? {}))
const moment = (site: Site) =>
  z
    .string()
    .trim()
    .transform((text, context) => {
      if (text === '') return null
      const at = momentOf(text, site)
      if (at === null) context.addIssue({ code: 'custom', message: 'coupons_field_moment' })
      return at
    })
const domain = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** The form of a coupon as it is typed: percents as people write them, times in the site's time zone. */
export const couponForm = (site: Site) =>
  z
    .object({
      key: z.string().min(8).max(200),
      basis: z.coerce.number().int().min(0).default(0),
      code: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9][A-Za-z0-9_-]{1,29}$/, 'coupons_field_code')
        .default('UNCHANGED'),
      draws: count(1000),
      line: z.enum(couponLines),
      kind: z.enum(couponKinds),
      percent,
      value: minor,
      max: minor,
      minimum: minor,
      stackable: ticked,
      isPublic: ticked,
      firstOrderOnly: ticked,
      countries: chosen,
      categories: chosen,
      stores: typed
        .transform((text) =>
          text
            .toLowerCase()
            .split(/[\s,،]+/)
            .filter((one) => one !== ''),
        )
        .refine((all) => all.length <= 40 && all.every((one) => domain.test(one)), 'coupons_field_stores'),
      startsAt: moment(site),
      endsAt: moment(site).default(null),
      usesLimit: count(1_000_000),
      perCustomerLimit: count(1000),
      messageAr: z.string().trim().max(200).default(''),
      messageEn: z.string().trim().max(200).default(''),
      why: z.string().trim().min(3).max(300),
    })
    .check(({ value: form, issues }) => {
      const need = (path: 'percent' | 'value' | 'startsAt') =>
        issues.push({ code: 'custom', message: 'platform_field_required', path: [path], input: form })
      if (form.kind === 'percent' && form.percent === null) need('percent')
      if (form.kind === 'fixed' && form.value === null) need('value')
      if (form.startsAt === null) need('startsAt')
    })

export type CouponFormValues = z.output<ReturnType<typeof couponForm>>

/** A coupon's content from the form; the caller words an empty message. */
export function contentOfForm(form: CouponFormValues): CouponContent {
  const { line, kind, percent: rate, value, max, minimum, stackable, isPublic, firstOrderOnly } = form
  const { countries, stores, categories, startsAt, endsAt, usesLimit, perCustomerLimit, messageAr, messageEn } = form
  return {
    line,
    kind,
    stackable,
    isPublic,
    firstOrderOnly,
    countries,
    stores,
    categories,
    rate: kind === 'percent' ? rate : null,
    valueMinor: kind === 'fixed' ? value : null,
    maxMinor: kind === 'fixed' ? null : max,
    minimumMinor: minimum,
    startsAt: startsAt ?? new Date(0),
    endsAt,
    usesLimit,
    perCustomerLimit,
    messageAr,
    messageEn,
  }
}

/** A coupon as values for the form's fields. */
export function couponTyped(content: CouponContent, site: Site): Readonly<Record<string, string>> {
  const amount = (value: bigint | null) => (value === null ? '' : minorToDecimal(value))
  const rate = content.rate === null ? null : parseDecimal(content.rate)
  const on = (name: string, is: boolean) => (is ? { [name]: 'on' } : {})
  const boxes = (name: string, codes: readonly string[]) =>
    Object.fromEntries(codes.map((code) => [`${name}.${code}`, 'on']))
  return {
    line: content.line,
    kind: content.kind,
    percent: rate ? percentText(rate) : '',
    value: amount(content.valueMinor),
    max: amount(content.maxMinor),
    minimum: amount(content.minimumMinor),
    ...on('stackable', content.stackable),
    ...on('isPublic', content.isPublic),
    ...on('firstOrderOnly', content.firstOrderOnly),
    ...boxes('countries', content.countries),
    ...boxes('categories', content.categories),
    stores: content.stores.join(', '),
    startsAt: localText(content.startsAt, site),
    endsAt: content.endsAt ? localText(content.endsAt, site) : '',
    usesLimit: String(content.usesLimit ?? ''),
    perCustomerLimit: String(content.perCustomerLimit ?? ''),
    messageAr: content.messageAr,
    messageEn: content.messageEn,
  }
}
