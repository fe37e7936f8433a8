import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import type { Fees } from './read-fees.ts'

/** Every fee, unfolded: always, sometimes, never. Numbers come from today's price tables. */
export function HomeFees({ fees }: { readonly fees: Fees }) {
  const first = fees.routes.find((route) => route.code === 'US') ?? fees.routes[0]
  const always = [
    m.storefront_fee_price(),
    ...(first
      ? [
          m.storefront_fee_shipping({ price: isolate(first.price), grams: first.grams, country: first.country }),
          m.storefront_fee_clearance({
            price: isolate(first.clearance),
            country: first.country,
            handling: isolate(first.handling),
          }),
        ]
      : []),
    m.storefront_fee_service({ percent: isolate(`${fees.service.percent}%`), minimum: isolate(fees.service.minimum) }),
    m.storefront_fee_vat({ percent: isolate(`${fees.vat}%`) }),
  ]
  const sometimes = [
    fees.waivedUpTo === null
      ? m.storefront_fee_customs()
      : m.storefront_fee_customs_waived({ limit: isolate(fees.waivedUpTo) }),
    m.storefront_fee_domestic(),
    ...(fees.card === null ? [] : [m.storefront_fee_method({ percent: isolate(`${fees.card}%`) })]),
    m.storefront_fee_delivery({ price: isolate(fees.delivery) }),
    m.storefront_fee_weight(),
  ]
  const never = [
    m.storefront_never_signup(),
    m.storefront_never_cancel(),
    m.storefront_never_hidden(),
    m.storefront_never_refund(),
  ]
  return (
    <div>
      <FeeList title={m.storefront_fees_always()} icon="check" items={always} />
      <FeeList title={m.storefront_fees_sometimes()} icon="info" items={sometimes} />
      <FeeList title={m.storefront_fees_never()} icon="close" items={never} />
    </div>
  )
}

type FeeListProps = { readonly title: string; readonly icon: IconName; readonly items: readonly string[] }

function FeeList({ title, icon, items }: FeeListProps) {
  return (
    <Disclosure summary={title}>
      <ul className="text-ink">
        {items.map((item) => (
          <li key={item} className="flex gap-3 py-1.5">
            <Icon name={icon} size={16} className="mt-1.5 shrink-0 text-sea" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
