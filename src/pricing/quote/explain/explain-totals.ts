import { percentText } from '#platform/values/amounts/decimal.ts'
import type { Currency, Money } from '#platform/values/amounts/money.ts'
import { parseMinor } from '#platform/values/amounts/parse-money.ts'
import type { CouponOutcome } from '#pricing/quote/coupon.ts'
import type { Deal } from '#pricing/quote/order-total.ts'
import type { TakenBenefit } from '#pricing/quote/package-benefits.ts'
import type { CostDetails, Detail, Line } from '#pricing/quote/price-lines.ts'
import type { ReadRequest } from '#pricing/quote/quote-request.ts'
import type { LocalName, Tables } from '#pricing/quote/tables/tables.ts'
import type { Why } from './why.ts'

type Totals = Exclude<Detail, Line>

/** The reasons of the lines from the subtotal on. */
export function explainTotals(
  tables: Tables,
  request: ReadRequest,
  deal: Deal,
  cost: CostDetails,
): Record<Totals, Why[]> {
  const { currency } = tables
  const money = (minor: bigint): Money => ({ minor, currency })
  const packageDiscount = explainPackage(currency, request, deal)
  const couponDiscount = explainCoupon(currency, deal.coupon)
  const amount = money(cost.totalCost)
  const subtotal = money(cost.subtotal)
  const discount = money(cost.discount)
  const vat = money(cost.vat)
  return {
    subtotal: [{ key: 'pricing_why_subtotal', numbers: { amount: subtotal } }],
    discount: [explainDiscount(money(cost.packageDiscount), money(cost.couponDiscount), discount)],
    packageDiscount,
    couponDiscount,
    vat: [
      { key: 'pricing_why_vat', numbers: { percent: percentText(tables.vatRate), subtotal, discount, amount: vat } },
    ],
    packagePrice: [explainPackagePrice(request, deal, currency)],
    deliveryFees: [explainDelivery(request, deal, money(cost.deliveryFees))],
    fees: [explainFees(tables, request, cost)],
    totalCost: [
      {
        key: 'pricing_why_total',
        numbers: {
          subtotal,
          discount,
          vat,
          packagePrice: money(cost.packagePrice),
          deliveryFees: money(cost.deliveryFees),
          fees: money(cost.fees),
          amount,
        },
      },
    ],
  }
}

function explainDelivery({ isDelivered, delivery }: ReadRequest, { priced }: Deal, amount: Money): Why {
  if (!isDelivered || priced.goods.length === 0) return { key: 'pricing_why_no_delivery', numbers: {} }
  if (delivery === null) return { key: 'pricing_why_delivery', numbers: { amount } }
  const { companyName: company, placeName: place, grams, includedGrams, steps, isShared } = delivery
  const numbers = { company, place, grams: BigInt(grams), amount }
  if (isShared) return { key: 'pricing_why_delivery_shared', numbers }
  if (steps === 0) {
    return { key: 'pricing_why_delivery_by', numbers: { ...numbers, minGrams: BigInt(includedGrams) } }
  }
  const money = (text: string): Money => ({ minor: parseMinor(text) ?? 0n, currency: amount.currency })
  const further = { steps: BigInt(steps), stepGrams: BigInt(delivery.stepGrams), perStep: money(delivery.step) }
  const first = { base: money(delivery.base), minGrams: BigInt(includedGrams) }
  return { key: 'pricing_why_delivery_steps', numbers: { ...numbers, ...first, ...further } }
}

function explainDiscount(fromPackage: Money, fromCoupon: Money, amount: Money): Why {
  if (amount.minor === 0n) return { key: 'pricing_why_no_discount', numbers: {} }
  // Benefits that gave nothing are left out.
  if (fromCoupon.minor === 0n) return { key: 'pricing_why_discount_package', numbers: { amount } }
  if (fromPackage.minor === 0n) return { key: 'pricing_why_discount_coupon', numbers: { amount } }
  return { key: 'pricing_why_discount', numbers: { fromPackage, fromCoupon, amount } }
}

function explainPackage(currency: Currency, request: ReadRequest, { taken }: Deal): Why[] {
  const name = request.package?.name
  if (!name || taken.benefits.length === 0) return [{ key: 'pricing_why_no_package', numbers: {} }]
  return taken.benefits.map((benefit) => explainBenefit(currency, name, benefit))
}

function explainBenefit(currency: Currency, name: LocalName, taken: TakenBenefit): Why {
  const { benefit, count } = taken
  const base: Money = { minor: taken.base, currency }
  const amount: Money = { minor: taken.amount, currency }
  const numbers = { package: name, line: benefit.line, base, amount }
  if (taken.isCapped) return { key: 'pricing_why_package_max', numbers }
  if (benefit.kind === 'waive') return { key: 'pricing_why_package_waive', numbers }
  if (benefit.kind === 'percent') {
    return { key: 'pricing_why_package_percent', numbers: { ...numbers, percent: percentText(benefit.rate) } }
  }
  const counted = { ...numbers, count, value: { minor: benefit.value, currency } }
  if (benefit.kind === 'perStep') return { key: 'pricing_why_package_steps', numbers: counted }
  return { key: 'pricing_why_package_counted', numbers: counted }
}

function explainCoupon(currency: Currency, { coupon, error, base, discount, isCapped }: CouponOutcome): Why[] {
  if (coupon === null || error !== null) return [{ key: 'pricing_why_no_coupon', numbers: {} }]
  const amount: Money = { minor: discount, currency }
  const numbers = { coupon: coupon.code, line: coupon.line, amount }
  const over = { ...numbers, base: { minor: base, currency } }
  if (coupon.kind === 'fixed') return [{ key: 'pricing_why_coupon_fixed', numbers: over }]
  if (isCapped) return [{ key: 'pricing_why_coupon_max', numbers }]
  if (coupon.kind === 'waive') return [{ key: 'pricing_why_coupon_waive', numbers }]
  return [{ key: 'pricing_why_coupon_percent', numbers: { ...over, percent: percentText(coupon.rate) } }]
}

function explainPackagePrice(request: ReadRequest, { packagePrice }: Deal, currency: Currency): Why {
  if (request.package === null || !request.isSubscribing) return { key: 'pricing_why_no_package_price', numbers: {} }
  const amount: Money = { minor: packagePrice, currency }
  return { key: 'pricing_why_package_price', numbers: { package: request.package.name, amount } }
}

function explainFees({ paymentFees, currency }: Tables, request: ReadRequest, cost: CostDetails): Why {
  const { paymentMethod: method } = request
  const rate = method === null ? undefined : paymentFees.get(method)
  if (method === null || rate === undefined) return { key: 'pricing_why_no_method', numbers: {} }
  if (rate.numerator === 0n) return { key: 'pricing_why_method_free', numbers: { method } }
  const percent = percentText(rate)
  const base: Money = { minor: cost.totalCost - cost.fees, currency }
  const prepaid: Money = { minor: request.prepaid, currency }
  const amount: Money = { minor: cost.fees, currency }
  if (prepaid.minor === 0n) return { key: 'pricing_why_method', numbers: { method, percent, base, amount } }
  if (prepaid.minor >= base.minor) return { key: 'pricing_why_method_covered', numbers: { prepaid } }
  return { key: 'pricing_why_method_prepaid', numbers: { method, percent, base, prepaid, amount } }
}
