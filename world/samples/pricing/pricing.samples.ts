import type { BankClosures } from '#pricing/quote/explain/bank-closures.ts'
import type { QuoteItem } from '#pricing/quote/goods.ts'
import type { QuoteRequest } from '#pricing/quote/quote-request.ts'
import { compileTables } from '#pricing/quote/tables/compile-tables.ts'
import type { Tables } from '#pricing/quote/tables/tables.ts'
import type { RawCoupon, RawPackage, RawPriceTables, RawTables } from '#pricing/quote/tables/tables-form.ts'

/** Banks that close only at weekends. */
export const sampleClosures: BankClosures = async () => () => false

/** Round numbers, so that a test can be checked in the head. */
export function samplePrices(changes: Partial<RawPriceTables> = {}): RawPriceTables {
  return {
    site: 'eg',
    currency: 'EGP',
    vatRate: '0.14',
    rates: { EGP: '1', USD: '50', GBP: '65.5', TRY: '1.2345' },
    routes: {
      US: { perStep: '200.00', stepGrams: 100, minGrams: 0, clearance: '150.00', handlingPerUnit: '40.00' },
      TR: { perStep: '130.00', stepGrams: 250, minGrams: 500, clearance: '100.01', handlingPerUnit: '30.00' },
    },
    categories: {
      clothing: { duty: '0.4', productFee: '0', defaultGrams: 400 },
      mobiles: { duty: '0.215', productFee: '50.00', defaultGrams: 500 },
      books: { duty: '0', productFee: '0', defaultGrams: 600 },
    },
    deMinimis: null,
    service: { rate: '0.07', minimum: '100.00' },
    paymentFees: { creditCard: '0.025', wallet: '0', fawry: '0.0115' },
    deliveryFee: '85.00',
    ...changes,
  }
}

export function sampleTables(changes: Partial<RawTables> = {}): Tables {
  return compileTables({ ...samplePrices(), packages: [], coupons: [], ...changes })
}

/** Jeans for 20 dollars with 1,250 grams, unless stated otherwise. */
export function sampleItem({
  clientData,
  ...changes
}: Partial<Omit<QuoteItem, 'clientData'>> & { clientData?: Partial<QuoteItem['clientData']> } = {}): QuoteItem {
  return {
    quantity: 1,
    category: 'clothing',
    country: 'US',
    store: 'amazon.com',
    ...changes,
    clientData: { price: '20.00', currency: 'USD', weight: 1250, ...clientData },
  }
}

export function sampleRequest(changes: Partial<QuoteRequest> = {}): QuoteRequest {
  return { items: [sampleItem()], ...changes }
}

/** Free shipping of everything from the USA, for goods of up to 10,000 pounds in all. */
export function samplePackage(changes: Partial<RawPackage> = {}): RawPackage {
  return {
    id: 'star',
    name: { ar: 'ستار', en: 'Star' },
    description: { ar: 'شحن مجاني من أمريكا', en: 'Free shipping from the USA' },
    price: '300.00',
    quota: '10000.00',
    consumption: '0',
    active: true,
    countries: ['US'],
    stores: [],
    categories: [],
    benefits: [{ line: 'internationalShipping', kind: 'waive' }],
    ...changes,
  }
}

/** A tenth off the price of the goods. */
export function sampleCoupon(changes: Partial<Extract<RawCoupon, { kind: 'percent' }>> = {}): RawCoupon {
  return { code: 'TENTH', line: 'onlinePrice', kind: 'percent', value: '0.1', ...changes }
}
