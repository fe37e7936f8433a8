import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ageText } from '#platform/values/age.ts'
import { isolate } from '#platform/values/isolate.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import type { ReviewItemProps } from '#selling/orders/review/review-item-props.ts'
import { m } from '#words/messages.js'

/**
 * A colleague's review of the same page and choices, and how many waiting goods are the same: one verdict can be
 * applied to all.
 */
export function ReviewKnown({ item, locale, now, isEditable }: ReviewItemProps) {
  const { known, same } = item
  if (!known && same.items + same.others === 0) return null
  return (
    <div className="flex flex-col gap-2 border-t border-line bg-info-soft px-3 py-2">
      {known && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>
            {(known.verdict.kind === 'reject' ? m.orders_review_known_rejected : m.orders_review_known_approved)({
              name: isolate(known.by ?? m.orders_review_known_somebody()),
              age: ageText(known.at, now, locale),
            })}
          </span>
          <span className="font-semibold">
            <Ltr>
              {known.data.price} {known.data.currency}
            </Ltr>
            {known.data.weight !== null && ` · ${m.orders_review_limit_grams({ grams: known.data.weight })}`}
            {` · ${categoryName(known.data.category, locale)}`}
          </span>
          {isEditable && (
            <SubmitButton kind="secondary" size="small" name="do" value={`use:${item.id}`} data-key="u">
              {m.orders_review_known_use()}
            </SubmitButton>
          )}
        </div>
      )}
      {same.items + same.others > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isEditable && same.items > 0 && (
            <SubmitButton kind="secondary" size="small" name="do" value={`same:${item.id}`} data-key="s">
              {m.orders_review_same({ count: same.items })}
            </SubmitButton>
          )}
          <span className="min-w-0 text-sm">
            {same.items > 0 && m.orders_review_same_note({ count: same.orders })}{' '}
            {same.others > 0 && m.orders_review_same_others({ count: same.others })}
          </span>
        </div>
      )}
    </div>
  )
}
