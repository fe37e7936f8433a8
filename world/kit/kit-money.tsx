import { Button } from '#platform/ui/forms/button.tsx'
import { Quantity } from '#platform/ui/forms/quantity.tsx'
import { Columns } from '#platform/ui/lists/columns.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Stat } from '#platform/ui/lists/stat.tsx'
import { Breakdown } from '#platform/ui/show/breakdown.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Change } from '#platform/ui/show/change.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { KitSection } from './kit-section.tsx'
import type { Kit } from './kit-words.ts'

/** Amounts, their parts and their changes. */
export function KitMoney({ kit }: { readonly kit: Kit }) {
  const { w } = kit
  return (
    <KitSection title={w('money')}>
      <Columns
        main={
          <div className="flex min-w-0 flex-col gap-6">
            <CartRow kit={kit} />
            <div className="grid gap-4 sm:grid-cols-2">
              <Stat label={w('available')} value={<Ltr>EGP 1,250.00</Ltr>} note={w('available_note')} icon="wallet" />
              <Stat label={w('on_hold')} value={<Ltr>EGP 300.00</Ltr>} icon="lock" />
            </div>
            <Card title={w('order')} aside={<Ltr>A-10482</Ltr>}>
              <Facts
                items={[
                  { term: w('delivery_to'), value: w('address_value') },
                  { term: w('phone'), value: <Ltr>+20 100 123 4567</Ltr> },
                  {
                    term: w('colour'),
                    value: (
                      <Change
                        before={w('black')}
                        after={w('navy')}
                        why={w('change_why')}
                        beforeLabel={w('before')}
                        afterLabel={w('after')}
                      />
                    ),
                  },
                ]}
              />
            </Card>
          </div>
        }
        side={
          <Card title={w('breakdown')}>
            <PriceDetails kit={kit} />
            <Button kind="primary" size="large" full className="mt-5">
              {w('pay')}
            </Button>
          </Card>
        }
      />
    </KitSection>
  )
}

function CartRow({ kit: { w, here } }: { readonly kit: Kit }) {
  return (
    <Card as="article" flush>
      <div className="flex gap-4 p-4">
        <ProductThumb alt="" size={96} />
        <div className="flex min-w-0 grow flex-col gap-2">
          <ProductTitle to={here({})} className="font-semibold">
            Sony WH-1000XM5 Wireless Industry Leading Noise Canceling Headphones with Auto Noise Canceling Optimizer,
            Black
          </ProductTitle>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
            <Quantity
              name="sony"
              value={1}
              submits
              label={w('quantity')}
              increaseLabel={w('increase')}
              decreaseLabel={w('decrease')}
            />
            <span className="text-lg font-semibold">
              <Ltr>EGP 6,482.25</Ltr>
            </span>
          </div>
        </div>
      </div>
    </Card>
  )
}

function PriceDetails({ kit: { w } }: { readonly kit: Kit }) {
  return (
    <Breakdown
      live
      lines={[
        { key: 'item', label: w('item_price'), amount: 'EGP 6,482.25', why: w('item_price_why') },
        {
          key: 'shipping',
          label: w('shipping'),
          amount: 'EGP 630.00',
          why: w('shipping_why'),
          was: { amount: 'EGP 840.00', label: w('was'), reason: w('shipping_changed') },
        },
        { key: 'customs', label: w('customs'), amount: 'EGP 2,406.25', why: w('customs_why') },
        { key: 'coupon', label: w('coupon'), amount: '− EGP 100.00', tone: 'credit' },
      ]}
      total={{ label: w('total'), amount: 'EGP 9,418.50', note: w('total_note'), was: 'EGP 9,628.50' }}
      after={[
        { key: 'paid', label: w('paid'), amount: 'EGP 5,000.00', tone: 'credit' },
        { key: 'due', label: w('due'), amount: 'EGP 4,418.50', strong: true, tone: 'due' },
      ]}
    />
  )
}
