import type { z } from 'zod'
import { api } from '#platform/http/api.ts'
import { sendJson } from '#platform/http/send-json.ts'
import type { Visit } from '#platform/http/visit.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { limitRate } from '#platform/work/limit-rate.ts'
import type { QueryWork } from '#platform/work/work.ts'
import { calculateCost } from '#pricing/quote/calculate-cost.ts'
import { type CalculatorForm, calculatorForm, costAnswerShape } from '#pricing/quote/calculator-form.ts'
import { isInvalid } from '#pricing/quote/invalid-quote.ts'
import { no } from '#pricing/quote/pricing.refusals.ts'
import { readOffer } from './adding/read-offer.ts'
import type { NewItem } from './cart-item.ts'
import { readVisitCart } from './page/visit-cart.ts'

/** The cost of any goods, or of the cart, before anything is bought. */
export const calculatorsApi = api({ tags: ['calculators'], access: 'public' }, (route) => {
  route({
    post: '/cost-calculator',
    summary: 'The cost of goods, with every package',
    body: calculatorForm,
    isWhole: true,
    answer: costAnswerShape,
    do: async ({ visit, body }, reply) =>
      sendJson(reply, await answer(visit, () => visit.query((work) => answerCost(work, body)))),
  })
  route({
    post: '/cost-calculator/cart',
    summary: 'The cost of a cart: of the items sent, else of your own; your package counts',
    body: calculatorForm.partial({ items: true }),
    isWhole: true,
    answer: costAnswerShape,
    do: async ({ visit, body }, reply) => sendJson(reply, await answer(visit, () => answerCart(visit, body))),
  })
})

type CartForm = z.output<ReturnType<typeof calculatorForm.partial<{ items: true }>>>

type Answered = { readonly text: string; readonly isUnknownCode: boolean }

// Asking for prices is free; trying codes is limited, as at the coupon's own calls.
async function answer(visit: Visit, act: () => Promise<Answered>): Promise<string> {
  const { text, isUnknownCode } = await act()
  if (isUnknownCode) await visit.write((work) => limitRate(work, `coupon:${visit.who.id ?? visit.network}`, 20, 60))
  return text
}

// Goods that are sent are priced by one statement; a stored cart is read with its price in one snapshot.
function answerCart(visit: Visit, form: CartForm): Promise<Answered> {
  const { items } = form
  if (items) return visit.query((work) => answerCost(work, { ...form, items }, true))
  return visit.read(async (work) => {
    const own = await readVisitCart(work, visit)
    const couponCode = form.couponCode ?? form.coupon ?? own.couponCode
    return answerCost(work, { ...form, items: own.items.map(toCalculated), couponCode }, true)
  })
}

async function answerCost(work: QueryWork, form: CalculatorForm, withOwnPackage = false): Promise<Answered> {
  const offer = await readOffer(work, { code: form.couponCode ?? form.coupon })
  const chosen = form.package ?? (withOwnPackage ? offer.defaultPackage : null)
  const cost = calculateCost(offer, { ...form, couponCode: offer.couponCode, package: chosen })
  if (isInvalid(cost)) throw no.INVALID_QUOTE({ path: cost.path })
  return { text: JSON.stringify(cost), isUnknownCode: cost.data.couponError === 'COUPON_UNKNOWN' }
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
