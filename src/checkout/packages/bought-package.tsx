import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Period } from '#pricing/subscriptions/packages/package-period.ts'
import { lastingText } from '#pricing/subscriptions/period-text.ts'
import { m } from '#words/messages.js'
import type { NotBought } from './package-with-order.ts'

type BoughtPackageProps = {
  readonly bought: {
    readonly name: string
    readonly price: Money
    readonly period: Period
    readonly isFree: boolean
    /** What this order costs less with it than without, its price counted; below nothing where it costs more. */
    readonly saves: Money
  } | null
  readonly notBought: NotBought | null
  /** This step without the package. */
  readonly without: string
  readonly locale: Locale
}

const reasons: Readonly<Record<NotBought, () => string>> = {
  HAS_PACKAGE: m.checkout_package_has,
  PACKAGE_WAITS: m.checkout_package_waits,
  NOT_SOLD: m.checkout_package_not_sold,
  GIVES_NOTHING: m.checkout_package_gives_nothing,
}

/** The package that is bought with the order, what it costs and when it begins; or why it is not. */
export function BoughtPackageNote({ bought, notBought, without, locale }: BoughtPackageProps) {
  if (notBought !== null) return <Notice tone="warn">{reasons[notBought]()}</Notice>
  if (bought === null) return null
  const price = isolate(formatMoney(bought.price, locale))
  const period = lastingText(bought.period)
  return (
    <Notice
      tone="ok"
      title={m.checkout_package_with_order({ name: isolate(bought.name) })}
      action={
        <TextLink to={without} className="min-h-11">
          {m.checkout_package_without()}
        </TextLink>
      }
    >
      {bought.isFree ? m.checkout_package_free({ period }) : m.checkout_package_paid({ price, period })}
      <p className="mt-2">{saidSaving(bought.saves, locale)}</p>
    </Notice>
  )
}

function saidSaving({ minor, currency }: Money, locale: Locale): string {
  const said = isolate(formatMoney({ minor: minor < 0n ? -minor : minor, currency }, locale))
  return minor < 0n ? m.checkout_package_costs({ cost: said }) : m.checkout_package_saves({ saving: said })
}
