import { CopyCode } from '#platform/ui/forms/copy-code.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { m } from '#words/messages.js'
import type { StoreGroup } from './read-purchase-queue.ts'

/** The address to which this store must send, to be pasted into its checkout. */
export function WarehouseAddress({ group, locale }: { readonly group: StoreGroup; readonly locale: Locale }) {
  const { country, address } = group
  const label = m.purchasing_warehouse_address({ country: countryName(country, locale) })
  if (address === null)
    return (
      <p className="px-3 py-2 text-sm text-warn sm:px-4">
        {m.purchasing_warehouse_address_none({ country: countryName(country, locale) })}{' '}
        <TextLink to={`/${locale}/ops/purchase/cards#addresses`}>{m.purchasing_warehouse_address_set()}</TextLink>
      </p>
    )
  return (
    <div className="px-3 py-1 sm:px-4">
      <Disclosure quiet summary={label}>
        <CopyCode code={address} label={label} copyLabel={m.purchasing_copy()} copiedLabel={m.purchasing_copied()} />
      </Disclosure>
    </div>
  )
}
