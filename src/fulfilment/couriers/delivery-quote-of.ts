import { listStates } from '#people/addresses/geo.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import type { DeliveryQuote } from '#pricing/quote/delivery-quote.ts'
import type { Site } from '#sites/sites.ts'
import type { CourierOffer } from './quote-delivery.ts'

type Quoted = Pick<CourierOffer, 'company' | 'name' | 'feeMinor' | 'why'>

/** A company's offer as an order keeps and explains it: with its tariff, so that another weight can be priced by the same one. */
export function deliveryQuoteOf(offer: Quoted, area: string, site: Site): DeliveryQuote {
  const { why, company, name, feeMinor } = offer
  const placeIn = (locale: 'ar' | 'en') => listStates(site, locale).find((one) => one.code === why.state)?.name
  return {
    company,
    companyName: { ar: name.ar, en: name.en },
    state: why.state,
    area,
    placeName: { ar: placeIn('ar') ?? why.state, en: placeIn('en') ?? why.state },
    fee: minorToDecimal(feeMinor),
    grams: why.weightGrams,
    base: minorToDecimal(why.baseMinor),
    includedGrams: why.includedGrams,
    stepGrams: why.stepGrams,
    step: minorToDecimal(why.stepMinor),
    steps: why.steps,
  }
}
