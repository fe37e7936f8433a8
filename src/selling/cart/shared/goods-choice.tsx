import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { OfferedItem } from './offer-goods.ts'

type GoodsChoiceProps = { readonly items: readonly OfferedItem[]; readonly locale: Locale }

/** Goods to choose from, all chosen at first: each a checkbox named `item`; what we do not buy says why. */
export function GoodsChoice({ items, locale }: GoodsChoiceProps) {
  return (
    <ul className="flex flex-col gap-3">
      {items.map((item) => (
        <li key={item.place}>
          <label className="flex items-start gap-4 rounded-large border border-line bg-surface p-3.5 shadow-rest has-checked:border-sea has-disabled:bg-sunken">
            <ProductThumb src={item.image} alt="" size={96} className="stage shrink-0 border-0 bg-stage-sand *:p-0" />
            <span className="flex min-w-0 grow flex-col gap-1">
              <ProductTitle>{item.title}</ProductTitle>
              <span className="text-sm text-soft">
                {[item.storeName, ...item.specs].filter(Boolean).map((fact, place) => (
                  <span key={fact}>
                    {place > 0 && ' · '}
                    <bdi>{fact}</bdi>
                  </span>
                ))}
              </span>
              <span className="text-sm text-soft">
                {m.cart_goods_count({
                  count: item.quantity,
                  price: isolate(formatMoney(item.unitPrice, locale)),
                })}
              </span>
              {item.landed && (
                <span>
                  <span className="sr-only">{m.cart_landed()} </span>
                  {item.isAbout && <span className="text-sm text-soft">{m.cart_about()} </span>}
                  <Amount money={item.landed} locale={locale} className="text-lg font-semibold" />
                </span>
              )}
              {item.isInCart && <span className="text-sm text-ok">{m.cart_goods_in_cart()}</span>}
              {item.refused && <span className="text-sm text-bad">{item.refused}</span>}
            </span>
            <input
              type="checkbox"
              name="item"
              value={item.place}
              defaultChecked={item.refused === null && !item.isInCart}
              disabled={item.refused !== null}
              className="tick mt-1 size-6 shrink-0"
            />
          </label>
        </li>
      ))}
    </ul>
  )
}
