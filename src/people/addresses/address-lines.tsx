import { Ltr } from '#platform/ui/show/ltr.tsx'
import { doorLine } from './address.ts'
import type { Address } from './read-addresses.ts'

/** An address for reading: receiver, place, phone. */
export function AddressLines({ address }: { readonly address: Address }) {
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">
        <bdi>{`${address.firstName} ${address.lastName}`}</bdi>
      </p>
      <AddressText address={address} />
    </div>
  )
}

/** The same without the name, which is shown beside it. */
export function AddressText({ address }: { readonly address: Address }) {
  // A city and its area often have the same name.
  const places = [...new Set([address.city, address.areaName, address.stateName].filter(Boolean))]
  return (
    <>
      <span className="block">
        <bdi>{address.street}</bdi> · {doorLine(address)}
      </span>
      <span className="block">
        {places.map((place, at) => (
          <span key={place}>
            {at > 0 && ' · '}
            <bdi>{place}</bdi>
          </span>
        ))}
      </span>
      <span className="block">
        <Ltr>{address.phone}</Ltr>
      </span>
    </>
  )
}
