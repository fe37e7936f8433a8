import { decimalText, percentText } from '#platform/values/amounts/decimal.ts'
import type { Currency, Money } from '#platform/values/amounts/money.ts'
import { timesRate } from '#platform/values/amounts/round.ts'
import { dutiable, type PricedItems } from '#pricing/quote/price-items.ts'
import { eachLine, type Line } from '#pricing/quote/price-lines.ts'
import type { Tables } from '#pricing/quote/tables/tables.ts'
import type { Why } from './why.ts'

type Explained = Record<Line, Why[]>

/** The reasons of each of the eight lines: one per item, origin or order, as the line is computed. */
export function explainItems(tables: Tables, priced: PricedItems): Explained {
  const why: Explained = eachLine(() => [])
  if (priced.goods.length === 0) {
    for (const reasons of Object.values(why)) reasons.push({ key: 'pricing_why_no_goods', numbers: {} })
    return why
  }
  explainPrices(tables.currency, priced, why)
  explainParcels(tables.currency, priced, why)
  explainCustoms(tables, priced, why)
  explainServiceFees(tables, priced, why)
  return why
}

function explainPrices(currency: Currency, { goods, items }: PricedItems, why: Explained): void {
  goods.forEach((one, place) => {
    const item = place + 1
    const rate = decimalText(one.rate)
    const isHome = one.currency === currency && rate === '1'
    const price: Money = { minor: one.price, currency: one.currency }
    const amount: Money = { minor: items[place]?.onlinePrice ?? 0n, currency }
    const { quantity } = one
    if (isHome) why.onlinePrice.push({ key: 'pricing_why_item_price_home', numbers: { item, quantity, price, amount } })
    else why.onlinePrice.push({ key: 'pricing_why_item_price', numbers: { item, quantity, price, rate, amount } })
    if (one.domesticShipping > 0n) {
      const domestic: Money = { minor: one.domesticShipping, currency: one.currency }
      const inSite: Money = { minor: items[place]?.domesticShipping ?? 0n, currency }
      why.domesticShipping.push(
        isHome
          ? { key: 'pricing_why_item_domestic_home', numbers: { item, amount: inSite } }
          : { key: 'pricing_why_item_domestic', numbers: { item, price: domestic, rate, amount: inSite } },
      )
    }
    const { code, productFee } = one.category
    if (productFee === 0n) return
    const perUnit: Money = { minor: productFee, currency }
    const fee: Money = { minor: items[place]?.productFees ?? 0n, currency }
    const numbers = { item, category: code, quantity, perUnit, amount: fee }
    why.productFees.push({ key: 'pricing_why_product_fee', numbers })
  })
  if (why.domesticShipping.length === 0) why.domesticShipping.push({ key: 'pricing_why_no_domestic', numbers: {} })
  if (why.productFees.length === 0) why.productFees.push({ key: 'pricing_why_no_product_fee', numbers: {} })
}

function explainParcels(currency: Currency, { parcels }: PricedItems, why: Explained): void {
  for (const { route, grams, steps, quantity } of parcels) {
    const { country, stepGrams, minGrams } = route
    const perStep: Money = { minor: route.perStep, currency }
    const numbers = { grams, country, steps, stepGrams, perStep, amount: { minor: steps * route.perStep, currency } }
    why.internationalShipping.push(
      grams < minGrams
        ? { key: 'pricing_why_shipping_minimum', numbers: { ...numbers, minGrams } }
        : { key: 'pricing_why_shipping', numbers },
    )
    why.clearanceFees.push({
      key: 'pricing_why_clearance',
      numbers: { country, amount: { minor: route.clearance, currency } },
    })
    const perUnit: Money = { minor: route.handlingPerUnit, currency }
    const amount: Money = { minor: route.handlingPerUnit * quantity, currency }
    why.storageAndHandling.push({ key: 'pricing_why_handling', numbers: { country, quantity, perUnit, amount } })
  }
}

function explainCustoms({ currency, deMinimis }: Tables, priced: PricedItems, why: Explained): void {
  if (priced.isDutyWaived) {
    const base: Money = { minor: priced.customsValue, currency }
    const limit: Money = { minor: deMinimis ?? 0n, currency }
    why.customs.push({ key: 'pricing_why_customs_waived', numbers: { base, limit } })
    return
  }
  priced.goods.forEach(({ category }, place) => {
    const item = priced.items[place]
    if (!item) return
    const base: Money = { minor: dutiable(item), currency }
    const amount: Money = { minor: item.customs, currency }
    const numbers = { item: place + 1, category: category.code, percent: percentText(category.duty), base, amount }
    why.customs.push({ key: 'pricing_why_customs', numbers })
  })
}

function explainServiceFees({ currency, service }: Tables, { sums }: PricedItems, why: Explained): void {
  const numbers = {
    percent: percentText(service.rate),
    base: { minor: sums.onlinePrice, currency },
    amount: { minor: sums.serviceFees, currency },
  }
  const isMinimum = timesRate(sums.onlinePrice, service.rate) < service.minimum
  why.serviceFees.push({ key: isMinimum ? 'pricing_why_service_minimum' : 'pricing_why_service', numbers })
}
