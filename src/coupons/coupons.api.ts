import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { amountJson } from '#money/money-json.ts'
import { parseMinor } from '#money/parse-money.ts'
import { errorBody } from '#platform/answer-error.ts'
import { limitRate } from '#platform/limit-rate.ts'
import type { RawCoupon } from '#pricing/tables-form.ts'
import { type Coupon, readCoupons } from './read-coupons.ts'
import { verifyCoupon } from './verify-coupon.ts'

const couponJson = z
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

/** Coupons a customer may see, and whether a typed code is one. */
export const couponsApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/coupon-v2',
    {
      config: { access: 'public' },
      schema: {
        tags: ['coupons'],
        summary: 'The public coupons that run now',
        response: {
          200: z.object({ data: z.object({ items: z.array(couponJson), total: z.int() }) }),
          default: errorBody,
        },
      },
    },
    async (request) => {
      const { who } = request.visit
      const customerId = who.kind === 'customer' ? who.id : null
      const coupons = await request.visit.read((work) => readCoupons(work, { customerId }))
      const items = coupons.filter((coupon) => !coupon.terms.refusal).map(toJson)
      return { data: { items, total: items.length } }
    },
  )
  app.get(
    '/coupon-v2/:couponCode/verify',
    {
      config: { access: 'public' },
      schema: {
        tags: ['coupons'],
        summary: 'Whether a code may be used now, by this person',
        params: z.object({ couponCode: z.string().min(1).max(80) }),
        response: {
          200: z.object({ data: z.object({ valid: z.object({ coupon: couponJson }) }) }),
          404: errorBody,
          409: errorBody,
          429: errorBody,
          default: errorBody,
        },
      },
    },
    async (request) => {
      const { visit } = request
      await visit.write((work) => limitRate(work, `coupon:${visit.who.id ?? visit.network}`, 20, 60))
      const coupon = await visit.read((work) => verifyCoupon(work, request.params.couponCode))
      return { data: { valid: { coupon: toJson(coupon) } } }
    },
  )
}

function toJson({ code, terms, display, endsAt }: Coupon): z.output<typeof couponJson> {
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
