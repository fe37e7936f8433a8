import { z } from 'zod'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { currencies } from '#platform/values/amounts/money.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { siteCurrencies } from '#sites/sites.ts'
import { paymentMethods } from './method-table.ts'
import { details, lines } from './price-lines.ts'
import { type QuoteRequest, shippingFeesCalculations } from './quote-request.ts'

// Within these limits every amount of an answer is still an exact JSON number.
const mostItems = 100
const mostUnits = 100
const mostMinor = 100_000_000n
const mostGrams = 1_000_000

const amount = amountJson.refine((minor) => minor <= mostMinor).transform(minorToDecimal)
const code = z.string().trim().min(1).max(100)
/** An empty form field counts as not chosen. */
const choice = z
  .string()
  .trim()
  .max(100)
  .nullish()
  .transform((text) => text || null)
/** A code alone, or as a cart answers it: with its display. */
const couponChoice = z.union([choice, z.object({ code: choice }).transform(({ code }) => code)])
const weight = z.int().positive().max(mostGrams).nullish()

const calculatedItem = z.object({
  clientData: z.object({
    price: amount,
    currency: z.enum(currencies),
    domesticShipping: amount.nullish(),
    category: code.optional(),
    weight,
  }),
  category: code.optional(),
  weight,
  quantity: z.int().positive().max(mostUnits),
  country: code,
  store: z.string().trim().max(200).nullish(),
})

/** The body of both calculators: the form of the website's calculator and of a cart say `coupon` and `couponCode`. */
export const calculatorForm = z.object({
  items: z.array(calculatedItem).max(mostItems),
  coupon: couponChoice,
  couponCode: couponChoice,
  package: choice,
  subscribe: z.boolean().nullish(),
  paymentMethod: z.enum(paymentMethods).nullish(),
  deliveryRequest: z.boolean().nullish(),
  getCostWithAllPackages: z.boolean().nullish(),
  shippingFeesCalculation: z.enum(shippingFeesCalculations).nullish(),
  currency: z.enum(siteCurrencies).nullish(),
})

export type CalculatorForm = z.output<typeof calculatorForm>

/** The request to the engine. Category and weight may be in the item, as in a cart, or in its `clientData`, as in the calculator. */
export function calculatorRequest(form: CalculatorForm): QuoteRequest {
  return {
    items: form.items.map(({ clientData, category, weight: grams, quantity, country, store }) => ({
      clientData: {
        price: clientData.price,
        currency: clientData.currency,
        domesticShipping: clientData.domesticShipping ?? null,
        weight: clientData.weight ?? grams ?? null,
      },
      category: category ?? clientData.category ?? '',
      quantity,
      country,
      store: store ?? null,
    })),
    couponCode: form.couponCode ?? form.coupon,
    package: form.package,
    subscribe: form.subscribe ?? false,
    paymentMethod: form.paymentMethod ?? null,
    deliveryRequest: form.deliveryRequest ?? false,
    getCostWithAllPackages: form.getCostWithAllPackages ?? false,
    getCostWithAllCoupons: form.getCostWithAllPackages ?? false,
    shippingFeesCalculation: form.shippingFeesCalculation ?? null,
  }
}

const money = z.number().describe('major units, at most two decimals')
const reasons = z.array(z.string())

const packageShape = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  quota: money.nullable().describe('null is unlimited'),
  consumption: money,
})

/** What a calculator answers in `data`. */
const costShape = z.object({
  costDetails: z.object(shapeOf(details, money)),
  why: z.object(shapeOf(details, reasons)).describe('the reasons of each line, in the language asked for'),
  items: z.array(z.object(shapeOf(lines, money))),
  currency: z.enum(siteCurrencies),
  totalCost: money,
  dueNow: money,
  dueLater: money,
  package: packageShape.nullable(),
  packageMessage: z.string().nullable(),
  packageMessageText: z.string().nullable(),
  couponError: z.string().nullable(),
  couponErrorText: z.string().nullable(),
  defaultPackage: packageShape.nullable(),
  allPackagesCosts: z.array(
    z.object({
      package: packageShape,
      currency: z.enum(siteCurrencies),
      totalCost: money,
      saving: money,
      recommended: z.boolean(),
      message: z.string().nullable(),
    }),
  ),
  allCouponsCosts: z.array(
    z.object({ code: z.string(), totalCost: money, saving: money, couponError: z.string().nullable() }),
  ),
})

/** The whole answer, with the special case of the specification for a coupon that does not apply. */
export const costAnswerShape = z.object({
  data: costShape,
  code: z.literal(405).optional(),
  errors: z.object({ general: z.string() }).optional(),
})

export type CostShape = z.output<typeof costShape>
export type CostAnswer = z.output<typeof costAnswerShape>

function shapeOf<const Name extends string, Shape>(names: readonly Name[], shape: Shape): Record<Name, Shape> {
  return Object.fromEntries(names.map((name) => [name, shape])) as Record<Name, Shape>
}
