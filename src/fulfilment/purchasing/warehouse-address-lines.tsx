import { CopyCode } from '#platform/ui/forms/copy-code.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import type { StoreGroup } from './read-purchase-queue.ts'
import type { WarehouseFacts } from './warehouse-address.ts'

/** The address to which this store must send, to be pasted into its checkout. */
export function WarehouseAddress({ group, locale }: { readonly group: StoreGroup; readonly locale: Locale }) {
  const { country, warehouse } = group
  const label = m.purchasing_warehouse_address({ country: countryName(country, locale) })
  if (warehouse === null)
    return (
      <p className="px-3 py-2 text-sm text-warn sm:px-4">
        {m.purchasing_warehouse_address_none({ country: countryName(country, locale) })}{' '}
        <TextLink to={`/${locale}/ops/purchase/cards#addresses`}>{m.purchasing_warehouse_address_set()}</TextLink>
      </p>
    )
  return (
    <div className="px-3 py-1 sm:px-4">
      <Disclosure quiet summary={label}>
        <CopyCode
          code={warehouse.address}
          label={label}
          copyLabel={m.purchasing_copy()}
          copiedLabel={m.purchasing_copied()}
        />
        <WarehouseNotes warehouse={warehouse} />
      </Disclosure>
    </div>
  )
}

/** Its telephone, and how the address is written into a store's form. */
export function WarehouseNotes({ warehouse }: { readonly warehouse: WarehouseFacts }) {
  const { phone, howTo } = warehouse
  return (
    <>
      {phone !== '' && (
        <p className="mt-2 text-sm">
          {m.purchasing_warehouse_phone()} <Ltr>{phone}</Ltr>
        </p>
      )}
      {howTo !== '' && <p className="mt-2 max-w-text text-sm whitespace-pre-line text-soft">{howTo}</p>}
    </>
  )
}
