import type { QueuedItem } from '#fulfilment/purchasing/queued-item.ts'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { AnswersGiven } from '#selling/orders/review/answers-given.tsx'
import { m } from '#words/messages.js'

/** The exact article: the title links to the store's page, the choices are below it. */
export function BoughtItemTitle({ item }: { readonly item: QueuedItem }) {
  const { color, size, style, domesticShipping } = item.data
  const specs = [
    color && `${m.orders_difference_color()}: ${color}`,
    size && `${m.orders_difference_size()}: ${size}`,
    style && `${m.orders_difference_style()}: ${style}`,
    domesticShipping && `${m.orders_difference_domestic_shipping()}: ${domesticShipping}`,
  ].filter(Boolean)
  return (
    <div className="flex items-center gap-3">
      <ProductThumb src={item.image} alt="" size={48} />
      <div className="min-w-0 max-sm:pe-8">
        <a
          href={item.url}
          target="_blank"
          rel="noopener noreferrer"
          className="line-clamp-2 font-semibold text-ink underline-offset-4 hover:text-sea"
        >
          <bdi>{item.title}</bdi>
        </a>
        <span className="block font-normal text-soft">
          {specs.map((spec) => (
            <bdi key={spec} className="me-3">
              {spec}
            </bdi>
          ))}
          {item.notes && <bdi className="text-warn">{item.notes}</bdi>}
        </span>
        <AnswersGiven answered={item.answered} className="mt-1" />
      </div>
    </div>
  )
}
