import { z } from 'zod'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import type { RawCoupon } from '#pricing/quote/tables/tables-form.ts'
import type { Coupon } from './read-coupons.ts'

export const couponShape = z
  .object({
    code: z.string(),
    display: z.object({ applyMessage: z.string() }),
    line: z.string().meta({ description: 'The line of the breakdown it is taken from, or subtotal' }),
    kind: z.enum(['percent', 'fixed', 'waive']),
    percent: z
      .string()
      .nullable()
      .meta({ description: 'For kind percent: the rate as an exact decimal, 0.1 is ten percent' }),
    value: amountJson.nullable(),
    max: amountJson.nullable(),
    minimum: amountJson.nullable(),
    stackable: z.boolean(),
    countries: z.array(z.string()),
    stores: z.array(z.string()),
    categories: z.array(z.string()),
    endsAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Coupon' })

/** A coupon in answers of the API. */
export function couponJson({ code, terms, display, endsAt }: Coupon): z.output<typeof couponShape> {
  return {
    code,
    display,
    line: terms.line,
    kind: terms.kind,
    percent: terms.kind === 'percent' ? terms.value : null,
    value: terms.kind === 'fixed' ? parseMinor(terms.value) : null,
    max: minorOrNull(terms.max),
    minimum: minorOrNull(terms.minimum),
    stackable: terms.stackable ?? true,
    countries: [...(terms.countries ?? [])],
    stores: [...(terms.stores ?? [])],
    categories: [...(terms.categories ?? [])],
    endsAt: endsAt?.toISOString() ?? null,
  }
}

function minorOrNull(text: RawCoupon['max']): bigint | null {
  return text ? parseMinor(text) : null
}
