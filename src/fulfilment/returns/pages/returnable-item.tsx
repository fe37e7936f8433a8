import type { Returnable } from '#fulfilment/returns/read-returnable.ts'
import { Select } from '#platform/ui/forms/select.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { ProductThumb } from '#platform/ui/show/product-thumb.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type Sums = { readonly grossMinor: bigint; readonly feeMinor: bigint }
type ReturnableItemProps = {
  readonly item: Returnable & { readonly isPossible: boolean; readonly mind: Sums; readonly ours: Sums }
  readonly typed: string | undefined
  readonly error: string | undefined
  readonly place: { readonly locale: Locale; readonly site: Site }
  /** The only item of its order is preselected. */
  readonly isAlone: boolean
}

/** One item of the order: how many are returned, until when it is possible, and the refund for one piece. */
export function ReturnableItem({ item, typed, error, place, isAlone }: ReturnableItemProps) {
  const { locale, site } = place
  const day = isolate(sayDay(item.until, locale, site))
  const amount = ({ grossMinor, feeMinor }: Sums) => (
    <Amount money={money(grossMinor - feeMinor, sites[site].currency)} locale={locale} className="font-semibold" />
  )
  const counts = Array.from({ length: item.left + 1 }, (_, count) => ({ value: String(count), text: String(count) }))
  return (
    <li className="flex flex-col gap-3 px-4 py-4 sm:px-5">
      <div className="flex gap-3">
        <ProductThumb src={item.image} alt="" size={64} />
        <div className="min-w-0 grow">
          <ProductTitle lines={2}>{item.title}</ProductTitle>
          <p className="text-sm text-soft">
            {item.isPossible
              ? m.returns_until({ day })
              : item.left > 0
                ? m.returns_over({ day })
                : m.returns_all_back()}
          </p>
        </div>
      </div>
      {item.isPossible && (
        <>
          <Select
            label={m.returns_quantity_of({ title: isolate(item.title) })}
            name={`quantity-${item.id}`}
            options={counts}
            defaultValue={typed ?? (isAlone && item.left === 1 ? '1' : '0')}
            error={error}
          />
          <div>
            <p className="text-sm text-soft">{m.returns_costs_each()}</p>
            <Facts
              items={[
                {
                  term: (
                    <>
                      {m.returns_costs_mind()}
                      {item.mind.feeMinor > 0n && (
                        <span className="block">
                          {m.returns_fee()}{' '}
                          <Amount money={money(item.mind.feeMinor, sites[site].currency)} locale={locale} />
                        </span>
                      )}
                    </>
                  ),
                  value: amount(item.mind),
                  key: 'mind',
                },
                { term: m.returns_costs_ours(), value: amount(item.ours), key: 'ours' },
              ]}
            />
          </div>
        </>
      )}
    </li>
  )
}
