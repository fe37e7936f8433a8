import type { ReactNode } from 'react'
import type { WayName } from '#catalog/reader/fetching/seen-page.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { ageText } from '#platform/values/age.ts'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { ReviewItemProps } from '#selling/orders/review/review-item-props.ts'
import { m } from '#words/messages.js'
import type { Snapshot } from './read-item-snapshots.ts'

const ways = {
  layout: m.orders_review_way_layout,
  'json-ld': m.orders_review_way_json_ld,
  microdata: m.orders_review_way_microdata,
  meta: m.orders_review_way_meta,
  state: m.orders_review_way_state,
  visible: m.orders_review_way_visible,
} as const

/** What the store's page showed, when it was read and the source of each fact; one key reads it again. */
export function ReviewSnapshot({ item, locale, now, isEditable }: ReviewItemProps) {
  const { readPage } = item
  return (
    <div className="border-t border-line px-3 py-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="text-soft">
          {readPage ? <Age snapshot={readPage} locale={locale} now={now} /> : m.orders_review_seen_never()}
        </span>
        {readPage?.product && readPage.product.title !== item.title && (
          <span className="min-w-0 text-warn wrap-anywhere">
            <span aria-hidden="true">≠ </span>
            {m.orders_review_page_named()} <bdi>{readPage.product.title}</bdi>
          </span>
        )}
        {readPage?.reason && (
          <span className="text-warn">{m.orders_review_page_unread({ reason: readPage.reason })}</span>
        )}
        {isEditable && (
          <SubmitButton kind="quiet" size="small" name="do" value={`read:${item.id}`} data-key="r">
            {readPage ? m.orders_review_read_again() : m.orders_review_read_page()}
          </SubmitButton>
        )}
      </div>
      {readPage && (readPage.product || readPage.seen) && (
        <Disclosure quiet summary={m.orders_review_snapshot()}>
          {readPage.product && <PageFacts snapshot={readPage} />}
          {readPage.seen && readPage.seen.text !== '' && (
            <section
              aria-label={m.orders_review_page_text()}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too
              tabIndex={0}
              dir="auto"
              className="mt-2 max-h-64 overflow-y-auto rounded border border-line bg-sunken p-3 text-sm whitespace-pre-line wrap-anywhere"
            >
              {readPage.seen.text}
            </section>
          )}
        </Disclosure>
      )}
    </div>
  )
}

type AgeProps = { readonly snapshot: Snapshot; readonly locale: Locale; readonly now: Date }

function Age({ snapshot, locale, now }: AgeProps) {
  const { isAgain, readAt, source, before, product } = snapshot
  const age = ageText(readAt, now, locale)
  const isMoved = before?.price && (before.price !== product?.price || before.currency !== product?.currency)
  return (
    <>
      {isAgain ? m.orders_review_seen_again({ age }) : m.orders_review_seen_before({ age })}
      {source === 'provider' && ` · ${m.orders_review_seen_provider()}`}
      {source === 'staff' && ` · ${m.orders_review_seen_staff()}`}
      {source === 'feed' && ` · ${m.orders_review_seen_feed()}`}
      {isMoved && (
        <span className="text-warn">
          {' · '}
          {m.orders_review_price_moved({ price: isolateLtr(`${before.price} ${before.currency ?? ''}`) })}
        </span>
      )}
    </>
  )
}

function PageFacts({ snapshot: { product, seen } }: { readonly snapshot: Snapshot }) {
  if (!product) return null
  const availability = {
    in_stock: m.orders_review_page_in_stock(),
    out_of_stock: m.orders_review_page_out_of_stock(),
    unknown: m.orders_review_page_unsaid(),
  }[product.availability]
  const options = product.variants.map(({ name, values }) => `${name}: ${values.slice(0, 12).join(', ')}`).join(' · ')
  const rows: readonly (readonly [WayName, string, ReactNode])[] = [
    ['title', m.orders_review_page_title(), product.title],
    ['price', m.orders_difference_price(), product.price && `${product.price} ${product.currency ?? ''}`],
    ['availability', m.orders_review_page_availability(), availability],
    ['variants', m.orders_review_page_options(), options],
    ['weightGrams', m.orders_staff_weight_grams(), product.weightGrams],
    ['category', m.orders_difference_category(), product.category],
  ]
  return (
    <dl className="flex flex-col gap-y-1">
      {rows.map(([name, label, value]) => {
        const way = seen?.ways[name]
        return (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-semibold">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <bdi>{value || m.orders_review_page_unsaid()}</bdi>
              {way && value ? <span className="text-soft"> · {ways[way]()}</span> : null}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
