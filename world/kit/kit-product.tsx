import { OptionChips } from '#platform/ui/forms/option-chips.tsx'
import { Gallery } from '#platform/ui/show/gallery.tsx'
import { PriceBar, PriceDot } from '#platform/ui/show/price-bar.tsx'
import { RangeLine } from '#platform/ui/show/range-line.tsx'
import { StoreMark } from '#platform/ui/show/store-mark.tsx'
import { KitSection } from './kit-section.tsx'
import type { Kit } from './kit-words.ts'

const pictures = ['/icon-512.png', '/icon-192.png', '/apple-touch-icon.png', '/favicon.svg']

/** The parts of a product's page. */
export function KitProduct({ kit: { w } }: { readonly kit: Kit }) {
  return (
    <KitSection title={w('product')}>
      <div className="grid gap-8 lg:grid-cols-2">
        <Gallery
          images={pictures}
          alt="Sony WH-1000XM5"
          texts={{
            label: w('gallery'),
            place: (at) => `${at} / ${pictures.length}`,
            enlarge: (at) => `${w('enlarge')} ${at}`,
            close: w('close'),
            next: w('next_page'),
            previous: w('previous_page'),
            none: w('no_picture'),
          }}
        />
        <div className="flex min-w-0 flex-col gap-6">
          <p className="flex items-center gap-2.5 font-semibold">
            <StoreMark name="Harbor Goods" /> <StoreMark name="هاربر جودز" /> Harbor Goods
          </p>
          <p className="text-price font-semibold">
            <bdi>20,130</bdi>
          </p>
          <PriceBar
            label={w('breakdown')}
            parts={[
              { tone: 'goods', amount: 681_924n },
              { tone: 'ship', amount: 380_000n },
              { tone: 'state', amount: 884_368n },
              { tone: 'us', amount: 66_735n },
            ]}
          />
          <p className="flex items-center gap-2">
            <PriceDot tone="goods" /> <PriceDot tone="ship" /> <PriceDot tone="state" /> <PriceDot tone="us" />
          </p>
          <RangeLine />
          <OptionChips
            legend={w('colour')}
            name="kit-colour"
            defaultValue={w('navy')}
            options={[{ value: w('navy') }, { value: w('black') }, { value: 'Sand', gone: w('sold_out') }]}
          />
          <OptionChips
            legend={w('colour')}
            name="kit-pictured"
            error={w('choose_colour')}
            options={pictures.slice(0, 3).map((image, at) => ({ value: `Colour ${at + 1}`, image }))}
          />
        </div>
      </div>
    </KitSection>
  )
}
