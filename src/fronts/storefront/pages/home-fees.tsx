import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { HomeHeading } from './home-heading.tsx'
import type { Fees } from './read-fees.ts'

/** Every fee: always, sometimes, never. Numbers come from today's price tables. */
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
    <section aria-labelledby="fees">
      <HomeHeading id="fees" title={m.storefront_fees_title()} lead={m.storefront_fees_lead()} />
      <div className="grid gap-6 lg:grid-cols-3">
        <FeeList title={m.storefront_fees_always()} icon="check" items={always} />
        <FeeList title={m.storefront_fees_sometimes()} icon="info" items={sometimes} />
        <FeeList title={m.storefront_fees_never()} icon="close" items={never} />
      </div>
    </section>
  )
}

type FeeListProps = { readonly title: string; readonly icon: IconName; readonly items: readonly string[] }

function FeeList({ title, icon, items }: FeeListProps) {
  return (
    <div className="rounded border border-line bg-surface p-4 shadow-rest sm:p-6">
      <h3 className="mb-2 text-lg">{title}</h3>
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item} className="flex gap-3 py-2.5">
            <Icon name={icon} size={16} className="mt-1.5 shrink-0 text-sea" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
