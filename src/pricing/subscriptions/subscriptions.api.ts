import { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import { type SiteCurrency, siteCurrencies, sites } from '#sites/sites.ts'
import { periodUnits } from './packages/package-period.ts'
import { type Package, readPackages } from './read-packages.ts'

const packageJson = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    price: amountJson,
    currency: z.enum(siteCurrencies),
    quota: amountJson.nullable().meta({ description: 'Goods it covers in a period; null is unlimited' }),
    consumption: amountJson,
    period: z.object({ unit: z.enum(periodUnits), count: z.int() }),
    firstMonthFree: z.boolean(),
    active: z.boolean(),
    countries: z.array(z.string()).meta({ description: 'Empty: all, as in stores and categories' }),
    stores: z.array(z.string()),
    categories: z.array(z.string()),
    benefits: z.array(
      z.object({
        line: z.string(),
        kind: z.string(),
        percent: z
          .string()
          .nullable()
          .meta({ description: 'For kind percent: the rate as an exact decimal, 0.1 is ten percent' }),
        value: amountJson.nullable().meta({ description: 'For kinds perStep and perUnit: what one costs then' }),
        max: amountJson.nullable(),
      }),
    ),
  })
  .meta({ id: 'Package' })

/** The packages of the site. */
export const subscriptionsApi = api({ tags: ['subscriptions'], access: 'public' }, (route) => {
  route({
    get: '/subscribe-packages',
    summary: 'The packages of the site, with the use of your own',
    answer: z.object({ items: z.array(packageJson), total: z.int() }),
    do: async ({ visit }) => {
      const customerId = visit.who.kind === 'customer' ? visit.who.id : null
      const { packages } = await visit.read((work) => readPackages(work, { customerId }))
      const items = packages.map((one) => toJson(one, sites[visit.site].currency))
      return { items, total: items.length }
    },
  })
})

function toJson({ terms, period, ...one }: Package, currency: SiteCurrency): z.output<typeof packageJson> {
  return {
    id: one.id,
    name: one.name,
    description: one.description,
    price: one.price,
    currency,
    quota: one.quota,
    consumption: parseMinor(terms.consumption ?? '0') ?? 0n,
    period,
    firstMonthFree: one.isFirstMonthFree,
    active: terms.active ?? false,
    countries: [...(terms.countries ?? [])],
    stores: [...(terms.stores ?? [])],
    categories: [...(terms.categories ?? [])],
    benefits: (terms.benefits ?? []).map((benefit) => ({
      line: benefit.line,
      kind: benefit.kind,
      percent: benefit.kind === 'percent' ? benefit.value : null,
      value: benefit.kind === 'perStep' || benefit.kind === 'perUnit' ? parseMinor(benefit.value) : null,
      max: parseMinor(benefit.max),
    })),
  }
}
