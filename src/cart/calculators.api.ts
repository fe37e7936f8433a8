import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { minorToDecimal } from '#money/format-money.ts'
import { errorBody } from '#platform/answer-error.ts'
import type { Visit } from '#platform/visit.ts'
import type { Work } from '#platform/work.ts'
import { calculateCost } from '#pricing/calculate-cost.ts'
import { type CalculatorForm, type CostAnswer, calculatorForm, costAnswerShape } from '#pricing/calculator-form.ts'
import { isInvalid } from '#pricing/invalid-quote.ts'
import { no } from '#pricing/pricing.refusals.ts'
import type { NewItem } from './cart-item.ts'
import { readOffer } from './read-offer.ts'
import { readVisitCart } from './visit-cart.ts'

const response = { 200: costAnswerShape, default: errorBody }
const tags = ['calculators']

/** What things cost, before anything is bought: any goods, or the cart. */
export const calculatorsApi: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/cost-calculator',
    {
      config: { access: 'public' },
      schema: { tags, summary: 'The cost of goods, with every package', body: calculatorForm, response },
    },
    async ({ visit, body }) => visit.read((work) => answerCost(work, body)),
  )
  app.post(
    '/cost-calculator/cart',
    {
      config: { access: 'public' },
      schema: {
        tags,
        summary: 'The cost of a cart: of the items sent, else of your own; your package counts',
        body: calculatorForm.partial({ items: true }),
        response,
      },
    },
    async ({ visit, body }) => visit.read((work) => answerCart(work, visit, body)),
  )
}

type CartForm = z.output<ReturnType<typeof calculatorForm.partial<{ items: true }>>>

async function answerCart(work: Work, visit: Visit, form: CartForm): Promise<CostAnswer> {
  const own = form.items ? null : await readVisitCart(work, visit)
  const couponCode = form.couponCode ?? form.coupon ?? own?.couponCode ?? null
  const items = form.items ?? own?.items.map(toCalculated) ?? []
  return answerCost(work, { ...form, items, couponCode }, true)
}

async function answerCost(work: Work, form: CalculatorForm, withOwnPackage = false): Promise<CostAnswer> {
  const offer = await readOffer(work, { code: form.couponCode ?? form.coupon })
  const chosen = form.package ?? (withOwnPackage ? offer.defaultPackage : null)
  const answer = calculateCost(offer, { ...form, couponCode: offer.couponCode, package: chosen })
  if (isInvalid(answer)) throw no.INVALID_QUOTE({ path: answer.path })
  return answer
}

function toCalculated(item: NewItem): CalculatorForm['items'][number] {
  return {
    clientData: {
      price: minorToDecimal(item.price),
      currency: item.currency,
      domesticShipping: minorToDecimal(item.domesticShipping),
      weight: item.weightGrams,
    },
    category: item.category,
    quantity: item.quantity,
    country: item.country,
    store: item.store,
  }
}
