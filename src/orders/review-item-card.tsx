import { Link } from 'react-router'
import { Card } from '#platform/ui/card.tsx'
import { Ltr } from '#platform/ui/ltr.tsx'
import { ProductThumb } from '#platform/ui/product-thumb.tsx'
import type { Choice } from '#platform/ui/select.tsx'
import { TextLink } from '#platform/ui/text-link.tsx'
import type { Locale } from '#platform/work.ts'
import { countryName } from '#pricing/names.ts'
import { m } from '#words/messages.js'
import type { ReviewedItem } from './read-review.ts'
import type { StorePage } from './read-store-page.ts'
import { ReviewCompare } from './review-compare.tsx'
import { ReviewVerdict } from './review-verdict.tsx'

export type ReviewItemProps = {
  readonly item: ReviewedItem
  readonly number: string
  readonly locale: Locale
  readonly storePage: StorePage | null
  readonly choices: { readonly currencies: readonly string[]; readonly categories: readonly Choice[] }
  readonly errors: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
  readonly isEditable: boolean
}

/** One item of an order under review: the store's word, the customer's and ours side by side, and the verdict. */
export function ReviewItemCard(props: ReviewItemProps) {
  const { item } = props
  // Read again just now, or as it was when the customer added it.
  const storePage = props.storePage ?? item.readPage
  const picture = storePage?.product?.image ?? item.image
  return (
    <Card as="article" id={`item-${item.id}`} className="scroll-mt-18" flush>
      <div data-row tabIndex={-1} className="flex items-start gap-3 p-3 outline-offset-2">
        <ProductThumb src={picture} alt="" size={96} />
        <div className="flex min-w-0 grow flex-col gap-1">
          <h2 className="text-base leading-snug">
            <bdi>{item.title}</bdi>
          </h2>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-soft">
            <Ltr>{item.store}</Ltr>
            <span>{countryName(item.country, props.locale)}</span>
            <span>{m.orders_review_quantity({ count: item.quantity })}</span>
          </p>
          <p className="flex flex-wrap gap-x-4">
            <TextLink href={item.url} newTab className="min-h-6">
              {m.orders_review_open_store()}
            </TextLink>
            <ReadPage {...props} />
          </p>
          {item.notes && (
            <p>
              <span className="text-soft">{m.orders_review_notes()}</span> <bdi>{item.notes}</bdi>
            </p>
          )}
          <Answers item={item} />
        </div>
      </div>
      <MorePictures page={storePage} />
      <ReviewCompare {...props} storePage={storePage} />
      <ReviewVerdict {...props} />
    </Card>
  )
}

/** Reads the store's page now; the rest of the form stays as it was typed. */
function ReadPage({ item, number, locale, storePage }: ReviewItemProps) {
  if (storePage?.product) return <span className="text-soft">{m.orders_review_page_read()}</span>
  if (storePage)
    return <span className="text-warn">{m.orders_review_page_unread({ reason: storePage.reason ?? '' })}</span>
  return (
    <Link
      to={`/${locale}/ops/review/${number}?read=${item.id}#item-${item.id}`}
      preventScrollReset
      className="text-sea underline-offset-4"
    >
      {item.readPage?.product ? m.orders_review_read_page_again() : m.orders_review_read_page()}
    </Link>
  )
}

function Answers({ item: { answers, issues } }: { readonly item: ReviewedItem }) {
  const said = [answers.color, answers.size, answers.style, answers.nationalId, answers.answer].filter(Boolean)
  if (said.length === 0) return null
  return (
    <p>
      <span className="text-soft">
        {m.orders_review_answered()} {issues.map((issue) => issue.details || issue.label).join(' · ')}
      </span>{' '}
      <bdi className="font-semibold">{said.join(' · ')}</bdi>
    </p>
  )
}

function MorePictures({ page }: { readonly page: StorePage | null }) {
  const pictures = page?.product?.images.slice(0, 8) ?? []
  if (pictures.length < 2) return null
  return (
    <div className="flex gap-2 overflow-x-auto px-3 pb-3">
      {pictures.map((src) => (
        <a key={src} href={src} target="_blank" rel="noopener noreferrer">
          <ProductThumb src={src} alt="" size={64} />
        </a>
      ))}
    </div>
  )
}
