import { openIdNumber } from '#people/access/sealed/id-number.ts'
import { openPhone } from '#people/access/sealed/phones.ts'
import type { SealedPlace } from '#platform/work/sealed-places.ts'
import { openAddress, openText } from '#platform/work/sealed-text.ts'
import type { Work } from '#platform/work/work.ts'
import type { HeldName } from './held-data.ts'

type Row = Readonly<Record<string, unknown>>
type Opener = (work: Work, row: Row) => Row

/** The sealed numbers of a row, opened. */
export function openHeld(work: Work, name: HeldName, row: Row): Row {
  return openers[name]?.(work, row) ?? {}
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
const opened =
  (field: string, place: SealedPlace): Opener =>
  (work, row) => ({ [field]: openText(work, place, String(row.id), textOf(row[field])) })
const addressOf =
  (place: 'orders.address.phone' | 'requests.address.phone'): Opener =>
  (work, row) => ({ address: row.address && openAddress(work, place, String(row.id), row.address) })

const openers: Readonly<Partial<Record<HeldName, Opener>>> = {
  account: (work, row) => ({
    phone: openPhone(work, 'phone', String(row.id), textOf(row.phone)),
    contactPhone: openPhone(work, 'contact_phone', String(row.id), textOf(row.contactPhone)),
    nationalId: openIdNumber(work, String(row.id), textOf(row.nationalId)),
  }),
  addresses: opened('phone', 'addresses.phone'),
  tickets: opened('phone', 'tickets.phone'),
  papers: opened('phone', 'handover_consignees.phone'),
  earlier: opened('phone', 'legacy_orders.phone'),
  payments: opened('account', 'payments.payer_account'),
  withdrawals: opened('phone', 'withdrawals.phone'),
  messages: opened('recipient', 'notices.recipient'),
  orders: addressOf('orders.address.phone'),
  // Who came, or else who was to come.
  requests(work, row) {
    const id = String(row.id)
    const came = openText(work, 'requests.collector_id_number', id, textOf(row.idNumber))
    const meant = openText(work, 'requests.meant_id_number', id, textOf(row.meantIdNumber))
    return { ...addressOf('requests.address.phone')(work, row), idNumber: came ?? meant, meantIdNumber: null }
  },
}
