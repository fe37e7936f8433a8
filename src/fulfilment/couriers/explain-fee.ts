import { listStates } from '#people/addresses/geo.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { kilograms } from './kilograms.ts'
import type { CourierOffer } from './quote-delivery.ts'

/** Why a delivery has its fee, with all the numbers in it. */
export function explainFee(why: CourierOffer['why'], site: Site, locale: Locale): string {
  const amount = (minor: bigint) => formatMoney(money(minor, sites[site].currency), locale)
  const facts = {
    place: listStates(site, locale).find((one) => one.code === why.state)?.name ?? why.state,
    base: amount(why.baseMinor),
    included: kilograms(why.includedGrams),
  }
  if (why.steps === 0) return m.couriers_why(facts, { locale })
  const { steps } = why
  const step = kilograms(why.stepGrams)
  const weight = kilograms(why.weightGrams)
  return m.couriers_why_steps({ ...facts, steps, step, weight, amount: amount(why.stepMinor) }, { locale })
}
