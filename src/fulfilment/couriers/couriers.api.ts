import { z } from 'zod'
import { readAddress } from '#people/addresses/read-addresses.ts'
import { api } from '#platform/http/api.ts'
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

/** The companies that deliver to an address. */
export const couriersApi = api({ tags: ['requests'], access: 'customer' }, (route) => {
  route({
    get: '/shipping-companies',
    summary: 'Shipping companies that deliver to an address of yours: fee, VAT in it, why, working days, cash',
    query: z.object({
      addressId: z.string().max(60),
      weightGrams: z.coerce.number().int().min(1).max(100_000).default(1000),
      pieces: z.coerce.number().int().min(1).max(100).default(1),
    }),
    answer: z.object({ items: z.array(company), total: z.int() }),
    do: async ({ visit, query }) => {
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
      return { items, total: items.length }
    },
  })
})
