import { Ltr } from '#platform/ui/show/ltr.tsx'
import { m } from '#words/messages.js'
import type { Address } from './read-addresses.ts'

/** An address as it is read: who, where, and how to call them. */
export function AddressLines({ address }: { readonly address: Address }) {
  const { firstName, lastName, building, floor, apartment, street, city, areaName, stateName, phone } = address
  const door = [
    m.people_address_line_building({ building }),
    floor && m.people_address_line_floor({ floor }),
    apartment && m.people_address_line_apartment({ apartment }),
  ].filter(Boolean)
  return (
    <div className="flex flex-col gap-1">
      <p className="font-semibold">
        <bdi>{`${firstName} ${lastName}`}</bdi>
      </p>
      <p>
        <bdi>{street}</bdi> · {door.join(' · ')}
      </p>
      <p>
        <bdi>{city}</bdi> · {areaName} · {stateName}
      </p>
      <p>
        <Ltr>{phone}</Ltr>
      </p>
    </div>
  )
}
