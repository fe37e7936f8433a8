import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { readAddress } from '#people/addresses/read-addresses.ts'
import { errorBody } from '#platform/http/answer-error.ts'
import { moneyJson } from '#platform/values/amounts/money-json.ts'
import { siteCurrencies } from '#sites/sites.ts'
import { explainFee } from './explain-fee.ts'
import { quoteDelivery } from './quote-delivery.ts'

const company = z
  .object({
    code: z.string(),
    name: z.string(),
    fee: moneyJson,
    vat: moneyJson,
    currency: z.enum(siteCurrencies),
    why: z.string(),
    days: z.object({ from: z.int(), to: z.int() }),
    cashOnDelivery: z.boolean(),
    mostCash: moneyJson.nullable(),
  })
  .meta({ id: 'ShippingCompany' })

/** Who brings parcels to an address. */
export const couriersApi: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/shipping-companies',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['requests'],
        summary: 'Shipping companies that deliver to an address of yours: fee, VAT in it, why, working days, cash',
        querystring: z.object({
          addressId: z.string().max(60),
          weightGrams: z.coerce.number().int().min(1).max(100_000).default(1000),
          pieces: z.coerce.number().int().min(1).max(100).default(1),
        }),
        response: {
          200: z.object({ data: z.object({ items: z.array(company), total: z.int() }) }),
          default: errorBody,
        },
      },
    },
    async ({ visit, query }) => {
      const { weightGrams, pieces } = query
      const offers = await visit.read(async (work) => {
        const { state, area } = await readAddress(work, query.addressId)
        return quoteDelivery(work, { state, area, weightGrams, pieces })
      })
      const items = offers.map((offer) => ({
        code: offer.company,
        name: offer.name[visit.locale],
        fee: offer.feeMinor,
        vat: offer.vatMinor,
        currency: offer.currency,
        why: explainFee(offer.why, visit.site, visit.locale),
        days: offer.days,
        cashOnDelivery: offer.cashOnDelivery,
        mostCash: offer.mostCashMinor,
      }))
      return { data: { items, total: items.length } }
    },
  )
}
