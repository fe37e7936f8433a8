import type { PinRow } from '#catalog/products/desk/read-pinned.ts'
import type { Column } from '#platform/ui/lists/table-column.ts'
import { Badge } from '#platform/ui/show/badge.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

export function pinColumns(here: string, locale: Locale): readonly Column<PinRow>[] {
  return [
    {
      key: 'product',
      title: m.catalogue_product(),
      lead: true,
      wide: true,
      cell: ({ title, image, productId }) => (
        <span className="flex min-w-0 items-center gap-3">
          <ProductThumb src={image} alt="" size={48} />
          <TextLink to={`/${locale}/ops/catalogue/products/${productId}`} quiet className="min-h-11">
            <bdi className="line-clamp-2">{title}</bdi>
          </TextLink>
        </span>
      ),
    },
    {
      key: 'place',
      title: m.catalogue_pin_place(),
      cell: ({ words }) =>
        words === null ? m.catalogue_pin_shelf() : <bdi>{m.catalogue_pin_words_of({ words: isolate(words) })}</bdi>,
    },
    { key: 'position', title: m.catalogue_pin_position(), numeric: true, cell: ({ position }) => position },
    { key: 'from', title: m.catalogue_pin_from(), cell: ({ from }) => <bdi className="figures">{from}</bdi> },
    {
      key: 'to',
      title: m.catalogue_pin_to(),
      cell: ({ to }) => (to === null ? m.catalogue_pin_open() : <bdi className="figures">{to}</bdi>),
    },
    { key: 'state', title: m.catalogue_state(), cell: (row) => <PinState {...row} /> },
    {
      key: 'act',
      title: m.catalogue_act(),
      cell: ({ id, title }) => (
        <TextLink to={`${here}?end=${id}`} quiet className="min-h-11">
          <span aria-hidden="true">{m.catalogue_pin_end()}</span>
          <span className="sr-only">{m.catalogue_pin_end_named({ title: isolate(title) })}</span>
        </TextLink>
      ),
    },
  ]
}

function PinState({ isHidden, isNow }: PinRow) {
  if (isHidden)
    return (
      <Badge tone="warn" size="small" icon="eye-off">
        {m.catalogue_state_hidden()}
      </Badge>
    )
  return (
    <Badge tone={isNow ? 'ok' : 'neutral'} size="small">
      {isNow ? m.catalogue_pin_now() : m.catalogue_pin_not_now()}
    </Badge>
  )
}
