import type { WarehouseFacts } from '#fulfilment/purchasing/warehouse-address.ts'
import { WarehouseNotes } from '#fulfilment/purchasing/warehouse-address-lines.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import { receivingCountries } from './receiving-countries.ts'

type AddressListProps = {
  readonly warehouses: readonly (readonly [string, WarehouseFacts])[]
  readonly locale: Locale
  /** Whether the reader may set them, at the settings desk. */
  readonly mayChange: boolean
}

/** The address of each warehouse abroad, for buyers to paste into a store's checkout. */
export function AddressList({ warehouses, locale, mayChange }: AddressListProps) {
  const known = new Map(warehouses)
  return (
    <section id="addresses" className="mt-8 flex max-w-3xl flex-col gap-1">
      <h2 className="text-lg font-semibold">{m.purchasing_addresses()}</h2>
      <p className="text-sm text-soft">{m.purchasing_addresses_text()}</p>
      {receivingCountries.map((country) => {
        const warehouse = known.get(country)
        const name = countryName(country, locale)
        return (
          <Disclosure key={country} summary={warehouse ? name : `${name} · ${m.purchasing_address_missing()}`}>
            {warehouse && (
              <>
                <bdi dir="ltr" className="block whitespace-pre-line">
                  {warehouse.address}
                </bdi>
                <WarehouseNotes warehouse={warehouse} />
              </>
            )}
            {mayChange && (
              <TextLink to={`/${locale}/ops/settings/of/warehouse.${country}`} className="min-h-11">
                {m.purchasing_warehouse_address_set()}
              </TextLink>
            )}
          </Disclosure>
        )
      })}
    </section>
  )
}
