import { parseDecimal, percentText } from '#platform/values/amounts/decimal.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { parseMoney } from '#platform/values/amounts/parse-money.ts'
import { isolate, isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { lineName } from '#pricing/quote/price-lines.ts'
import type { RawPackage } from '#pricing/quote/tables/tables-form.ts'
import type { SiteCurrency } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type RawBenefit = NonNullable<RawPackage['benefits']>[number]

/** What one benefit of a package gives, in a sentence. */
export function benefitText(benefit: RawBenefit, currency: SiteCurrency, locale: Locale): string {
  const options = { locale }
  const line = lineName(benefit.line, locale)
  const amount = (text: string) => {
    const money = parseMoney(text, currency)
    return money ? isolate(formatMoney(money, locale)) : text
  }
  if (benefit.kind === 'waive') return m.subscriptions_benefit_waive({ line }, options)
  if (benefit.kind === 'perStep')
    return m.subscriptions_benefit_per_step({ line, value: amount(benefit.value) }, options)
  if (benefit.kind === 'perUnit')
    return m.subscriptions_benefit_per_unit({ line, value: amount(benefit.value) }, options)
  const rate = parseDecimal(benefit.value)
  const percent = isolateLtr(`${rate ? percentText(rate) : benefit.value}%`)
  if (!benefit.max) return m.subscriptions_benefit_percent({ percent, line }, options)
  return m.subscriptions_benefit_percent_max({ percent, line, max: amount(benefit.max) }, options)
}
