import { Change } from '#platform/ui/show/change.tsx'
import type { Locale } from '#platform/work/work.ts'
import type { ItemView } from '#selling/orders/items/item-view.ts'
import { m } from '#words/messages.js'
import { sayDifference, sayEstimate } from './say-difference.ts'

const fieldTexts = {
  price: m.orders_difference_price,
  currency: m.orders_difference_currency,
  domesticShipping: m.orders_difference_domestic_shipping,
  weight: m.orders_difference_weight,
  category: m.orders_difference_category,
  color: m.orders_difference_color,
  size: m.orders_difference_size,
  style: m.orders_difference_style,
} as const

/** What the review found different from the order: a sentence where our own guess was wrong, else both values, side by side. */
export function ItemDifferences({ item, locale }: { readonly item: ItemView; readonly locale: Locale }) {
  if (item.differences.length === 0) return null
  const told = item.differences.map((difference) => ({
    ...difference,
    sentence: sayEstimate(item, difference, locale),
  }))
  const corrected = told.filter(({ sentence }) => sentence === null)
  return (
    <div className="mt-1 rounded border border-warn-line bg-warn-soft p-3 text-sm">
      {told.map(({ field, sentence }) => sentence && <p key={field}>{sentence}</p>)}
      {corrected.length > 0 && (
        <dl>
          {corrected.map((difference) => {
            const { said, found } = sayDifference(item, difference, locale)
            return (
              <div key={difference.field} className="flex flex-wrap items-center justify-between gap-x-4">
                <dt className="text-soft">{fieldTexts[difference.field]()}</dt>
                <dd>
                  <Change
                    before={<bdi>{said}</bdi>}
                    after={<bdi>{found}</bdi>}
                    beforeLabel={m.account_was()}
                    afterLabel={m.account_is_now()}
                  />
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </div>
  )
}
