import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { lineName } from '#pricing/quote/price-lines.ts'
import type { OptionView } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type Reader = { readonly locale: Locale; readonly site: Site }

/** What an option gives, in one sentence with exact amounts. */
export function sayOption(
  option: Pick<OptionView, 'kind' | 'offMinor' | 'feeMinor' | 'backMinor'>,
  reader: Reader,
): string {
  const { kind, offMinor, feeMinor, backMinor } = option
  const as = { locale: reader.locale }
  const off = amount(offMinor, reader)
  const back = amount(backMinor, reader)
  switch (kind) {
    case 'accept':
      if (offMinor === 0n) return m.orders_case_says_accept({}, as)
      return backMinor === offMinor
        ? m.orders_case_says_off({ off }, as)
        : m.orders_case_says_off_due({ off, back }, as)
    case 'replace':
      return m.orders_case_says_replace({}, as)
    case 'return':
      return feeMinor === 0n
        ? m.orders_case_says_return({ back }, as)
        : m.orders_case_says_return_fee({ back, fee: amount(feeMinor, reader) }, as)
    case 'refund':
      return m.orders_case_says_refund({ back }, as)
  }
}

/** How its amounts were computed, sentence by sentence. */
export function whyOption({ kind, facts }: Pick<OptionView, 'kind' | 'facts'>, reader: Reader): readonly string[] {
  const as = { locale: reader.locale }
  const { missing, missingMinor, extraMinor, share, lines } = facts
  if (kind === 'accept')
    return [
      ...(missing > 0 ? [m.orders_case_why_missing({ count: missing, amount: amount(missingMinor, reader) }, as)] : []),
      ...(extraMinor > 0n ? [m.orders_case_why_extra({ amount: amount(extraMinor, reader) }, as)] : []),
    ]
  if (kind === 'return' && lines.length > 0) {
    const percent = String(Math.round(Number(share ?? '0') * 10_000) / 100)
    const services = lines.map(({ line, minor }) => `${lineName(line, reader.locale)} ${amount(minor, reader)}`)
    return [m.orders_case_why_fee({ percent, services: new Intl.ListFormat(reader.locale).format(services) }, as)]
  }
  if (kind === 'refund') return [m.orders_case_why_refund({}, as)]
  return []
}

function amount(minor: bigint, { locale, site }: Reader): string {
  return isolate(formatMoney(money(minor, sites[site].currency), locale))
}
