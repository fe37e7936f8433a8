import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { OfferedPackage } from './read-cart-view.ts'

type RecommendedProps = {
  readonly home: string
  readonly packages: readonly OfferedPackage[]
  /** It would replace the customer's present package. */
  readonly isSwitch: boolean
  /** It can be bought with the goods: they can be ordered now, and the customer has no package. */
  readonly mayTake: boolean
  readonly locale: Locale
}

/** Packages that would make this cart cheaper, the best first. */
export function RecommendedPackages({ home, packages, isSwitch, mayTake, locale }: RecommendedProps) {
  const said = (amount: OfferedPackage['saving']) => isolate(formatMoney(amount, locale))
  return (
    <Card title={isSwitch ? m.cart_recommended_switch() : m.cart_recommended_title()}>
      <p className="text-sm text-soft">{isSwitch ? m.cart_recommended_switch_text() : m.cart_recommended_text()}</p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {packages.slice(0, 3).map(({ id, name, description, saving, total, isFreeNow }) => (
          <li key={id} className="flex flex-col gap-1 py-3">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <strong className="font-semibold">
                <bdi>{name}</bdi>
              </strong>
              <Badge tone="ok">{m.cart_recommended_saving({ saving: said(saving) })}</Badge>
            </span>
            <span className="text-sm text-soft">{description}</span>
            <span className="text-sm">{m.cart_recommended_total({ total: said(total) })}</span>
            {isFreeNow && <Badge tone="info">{m.subscriptions_first_month_free()}</Badge>}
            {mayTake && (
              <ButtonLink size="small" to={`${home}/checkout?package=${id}`} className="self-start">
                <span aria-hidden="true">{m.cart_recommended_take()}</span>
                <span className="sr-only">{m.cart_recommended_take_this({ name: isolate(name) })}</span>
              </ButtonLink>
            )}
            <TextLink to={`${home}/packages/${id}${isSwitch ? '?way=switch' : ''}`}>
              {isSwitch
                ? m.cart_recommended_switch_to({ name: isolate(name) })
                : m.subscriptions_subscribe_title({ name: isolate(name) })}
            </TextLink>
          </li>
        ))}
      </ul>
      <TextLink to={`${home}/packages`}>{m.cart_recommended_compare()}</TextLink>
    </Card>
  )
}
