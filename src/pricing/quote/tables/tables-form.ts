import { z } from 'zod'
import { parseDecimal } from '#platform/values/amounts/decimal.ts'
import { currencies } from '#platform/values/amounts/money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { couponRefusalReasons } from '#pricing/quote/explain/coupon-reasons.ts'
import { provenance, provenanceForm } from '#pricing/quote/explain/provenance.ts'
import { rateFactForm } from '#pricing/quote/explain/rate-fact.ts'
import { lines } from '#pricing/quote/price-lines.ts'
import { siteCodes } from '#sites/sites.ts'

const rate = z.string().refine((text) => parseDecimal(text) !== null)
const conversion = rate.refine((text) => (parseDecimal(text)?.numerator ?? 0n) > 0n)
const amount = z.string().refine((text) => parseMinor(text) !== null)
const grams = z.int().min(0)
const steps = z.int().positive()
const code = z.string().min(1)

/** Which items an offer is for; an empty list means all. */
const scope = {
  countries: z.array(z.string()).default([]),
  stores: z.array(z.string()).default([]),
  categories: z.array(z.string()).default([]),
}

const routeForm = z.object({
  perStep: amount,
  stepGrams: steps,
  minGrams: grams.default(0),
  clearance: amount,
  handlingPerUnit: amount,
  ...provenance,
})

const categoryForm = z.object({
  duty: rate,
  productFee: amount,
  defaultGrams: steps,
  ...provenance,
})

const feeForm = z.object({ fee: amount, ...provenance })

const line = z.enum(lines)
const max = amount.nullish()

const benefitForm = z.discriminatedUnion('kind', [
  z.object({ line, kind: z.literal('percent'), value: rate, max }),
  z.object({ line, kind: z.literal('waive'), max }),
  z.object({ line: z.literal('internationalShipping'), kind: z.literal('perStep'), value: amount, max }),
  z.object({ line, kind: z.literal('perUnit'), value: amount, max }),
])

/** A text that is the same everywhere, or one for each language. */
const name = z.union([z.string(), z.object({ ar: z.string(), en: z.string() })])

export const packageForm = z.object({
  id: code,
  name,
  description: name.optional(),
  price: amount,
  quota: amount.nullable(),
  consumption: amount.default('0'),
  active: z.boolean().default(false),
  ...scope,
  benefits: z.array(benefitForm).default([]),
})

const couponTerms = {
  code,
  line: z.enum([...lines, 'subtotal']),
  ...scope,
  minimum: amount.nullish(),
  max,
  stackable: z.boolean().default(true),
  refusal: z.enum(['COUPON_EXPIRED', 'COUPON_NOT_STARTED', 'COUPON_USED_UP']).nullish(),
  /** More about why it does not apply, for the sentence. */
  reason: z.enum(couponRefusalReasons).nullish(),
  startsAt: z.iso.datetime().nullish(),
}

export const couponForm = z.discriminatedUnion('kind', [
  z.object({ ...couponTerms, kind: z.literal('percent'), value: rate }),
  z.object({ ...couponTerms, kind: z.literal('fixed'), value: amount }),
  z.object({ ...couponTerms, kind: z.literal('waive') }),
])

/** One version of the site's own prices: what staff publish. Packages and coupons come from their own rooms. */
export const priceTablesForm = z.object({
  site: z.enum(siteCodes),
  currency: z.enum(currencies),
  vatRate: rate,
  rates: z.partialRecord(z.enum(currencies), conversion),
  rateFacts: z.partialRecord(z.enum(currencies), rateFactForm).optional(),
  routes: z.record(code, routeForm),
  categories: z.record(code, categoryForm),
  deMinimis: amount.nullish(),
  service: z.object({ rate, minimum: amount }),
  paymentFees: z.record(code, rate),
  deliveryFee: amount.default('0'),
  /** By the code of the address's governorate or emirate; `deliveryFee` applies to those that are not listed. */
  deliveryFees: z.record(code, feeForm).optional(),
  /** On the service lines, when a customer cancels goods that were already bought. */
  cancellationFees: z.object({ share: rate }).optional(),
  /** By origin, for goods that go back to the store. */
  returnFees: z.record(code, feeForm).optional(),
  /** Sources of numbers that have no row of their own, by their path: `service`, `paymentFees.fawry`, `vatRate`. */
  sources: z.record(code, provenanceForm).optional(),
})

export const tablesForm = priceTablesForm.extend({
  packages: z.array(packageForm).default([]),
  coupons: z.array(couponForm).default([]),
})

export type RawPriceTables = z.input<typeof priceTablesForm>
export type RawTables = z.input<typeof tablesForm>
export type RawPackage = z.input<typeof packageForm>
export type RawCoupon = z.input<typeof couponForm>
export type ReadPriceTables = z.output<typeof priceTablesForm>
