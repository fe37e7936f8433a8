import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { CartView } from './read-cart-view.ts'

type SuggestionProps = { readonly home: string; readonly view: CartView; readonly locale: Locale }

/** The one package that makes this cart cheapest: what it saves after its own price, and the new total. */
export function PackageSuggestion({ home, view, locale }: SuggestionProps) {
  const [best] = view.recommended
  if (!best) return null
  const said = (amount: Money) => isolate(formatMoney(amount, locale))
  const facts = { price: said(best.price), total: said(best.total) }
  // It would replace the customer's present package.
  const isSwitch = view.package !== null
  const name = isolate(best.name)
  return (
    <section
      aria-labelledby="suggestion"
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3 rounded-large border border-ok-line bg-ok-soft px-5 py-4 lg:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <span className="grid size-14 place-items-center rounded-t-full rounded-b bg-deep text-on-deep">
        <Icon name="box" />
      </span>
      <div className="min-w-0">
        <h2 id="suggestion" className="text-base">
          {m.cart_suggestion_saves({ name, saving: said(best.saving) })}
        </h2>
        <p className="text-sm">
          {best.isFreeNow ? m.cart_suggestion_free(facts) : m.cart_suggestion_after(facts)}{' '}
          <TextLink to={`${home}/packages`} className="min-h-6">
            {m.cart_recommended_compare()}
          </TextLink>
        </p>
      </div>
      <div className="col-span-full lg:col-span-1">
        {!isSwitch && view.mayCheckOut ? (
          <ButtonLink to={`${home}/checkout?package=${best.id}`} className="w-full">
            {m.cart_recommended_take()}
          </ButtonLink>
        ) : (
          <ButtonLink to={`${home}/packages/${best.id}${isSwitch ? '?way=switch' : ''}`} className="w-full">
            {isSwitch ? m.cart_recommended_switch_to({ name }) : m.subscriptions_subscribe_title({ name })}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
