import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { LinkRows } from '#platform/ui/lists/link-rows.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type ChooseOrderProps = {
  readonly orders: readonly { readonly number: string; readonly titles: readonly string[] }[]
  readonly locale: Locale
  readonly days: number
}

/** Which order the goods belong to: those with something that may still be returned. */
export function ChooseOrder({ orders, locale, days }: ChooseOrderProps) {
  const home = `/${locale}/account`
  return (
    <div className="max-w-text">
      <PageTitle>{m.returns_new()}</PageTitle>
      <PageHeading
        title={m.returns_new()}
        lead={m.returns_choose_order()}
        back={{ to: `${home}/returns`, text: m.returns_title() }}
      />
      {orders.length === 0 ? (
        <EmptyState
          drawing="harbour"
          title={m.returns_nothing_anywhere()}
          text={m.returns_nothing_text({ days: String(days) })}
          action={<ButtonLink to={`${home}/orders?tab=fulfilled`}>{m.returns_to_orders()}</ButtonLink>}
        />
      ) : (
        <LinkRows
          label={m.returns_new()}
          items={orders.map(({ number, titles }) => ({
            key: number,
            to: `${home}/returns/new?order=${number}`,
            icon: 'box',
            title: m.returns_order_number({ number: isolate(number) }),
            note: (
              <span className="block truncate">
                <bdi>{titles[0]}</bdi>
              </span>
            ),
          }))}
        />
      )}
    </div>
  )
}
