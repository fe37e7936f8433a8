import type { ProductFacts } from '#catalog/reader/product-facts.ts'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { AnswersGiven } from './answers-given.tsx'
import { ReviewCosts } from './compare/review-costs.tsx'
import { ReviewFlags } from './compare/review-flags.tsx'
import { ReviewKnown } from './compare/review-known.tsx'
import { ReviewSnapshot } from './compare/review-snapshot.tsx'
import { ReviewCompare } from './review-compare.tsx'
import type { ReviewItemProps } from './review-item-props.ts'
import { ReviewVerdict } from './review-verdict.tsx'

/** One item under review: the store's, the customer's and our values side by side, and the verdict. */
export function ReviewItemCard(props: ReviewItemProps) {
  const { item } = props
  const page = item.readPage?.product ?? null
  const picture = page?.image ?? item.image
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
          </p>
          {item.notes && (
            <p>
              <span className="text-soft">{m.orders_review_notes()}</span> <bdi>{item.notes}</bdi>
            </p>
          )}
          <AnswersGiven answered={item.answered} className="max-w-xl" />
        </div>
      </div>
      <MorePictures page={page} />
      <ReviewFlags {...props} />
      <ReviewKnown {...props} />
      <ReviewCompare {...props} />
      <ReviewSnapshot {...props} />
      <ReviewCosts {...props} />
      <ReviewVerdict {...props} />
    </Card>
  )
}

function MorePictures({ page }: { readonly page: ProductFacts | null }) {
  const pictures = page?.images.slice(0, 8) ?? []
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
