import type { ReactNode } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { m } from '#words/messages.js'
import type { Found } from './find-anything.ts'
import type { ThingKind } from './find-things.ts'

export type FoundScreen = {
  readonly to: string
  readonly text: string
  readonly names?: string
  readonly icon?: IconName
}
type FoundListProps = { readonly home: string; readonly found: Found; readonly screens?: readonly FoundScreen[] }

const row =
  'flex min-h-10 items-center gap-3 rounded px-3 py-1.5 text-ink no-underline hover:bg-sunken focus-visible:bg-sunken'

/** What was found, each a link: in the palette and on the page of its own. */
export function FoundList({ home, found, screens = [] }: FoundListProps) {
  return (
    <div className="flex flex-col gap-4">
      {screens.length > 0 && (
        <Group title={m.console_find_screens()}>
          {screens.map(({ to, text, icon }) => (
            <li key={to}>
              <Link to={to} data-found className={row}>
                {icon && <Icon name={icon} size={16} className="text-sea" />}
                {text}
              </Link>
            </li>
          ))}
        </Group>
      )}
      {found.orders.length > 0 && (
        <Group title={m.console_find_orders()}>
          {found.orders.map(({ number, customer, status }) => (
            <li key={number}>
              <Link to={`${home}/orders/${number}`} data-found className={row}>
                <Icon name="box" size={16} className="text-sea" />
                <Ltr>{number}</Ltr>
                <span className="min-w-0 grow truncate text-soft">
                  <bdi>{customer}</bdi>
                </span>
                <span className="max-w-1/2 text-end text-sm text-soft">{status}</span>
              </Link>
            </li>
          ))}
        </Group>
      )}
      {found.things.length > 0 && (
        <Group title={m.console_find_things()}>
          {found.things.map(({ kind, name, about, path }) => (
            <li key={path}>
              <Link to={`${home}/${path}`} data-found className={row}>
                <Icon name="scan" size={16} className="text-sea" />
                {kindNames[kind]()}
                <Ltr>{name}</Ltr>
                <span className="min-w-0 grow truncate text-soft">
                  <bdi>{about}</bdi>
                </span>
              </Link>
            </li>
          ))}
        </Group>
      )}
      {found.customers.length > 0 && (
        <Group title={m.console_find_customers()}>
          {found.customers.map(({ id, name, email, phone }) => (
            <li key={id}>
              <Link to={`${home}/customers/${id}`} data-found className={row}>
                <Icon name="user" size={16} className="text-sea" />
                <bdi>{name}</bdi>
                <span className="min-w-0 grow truncate text-soft">
                  <bdi dir="ltr" className="wrap-anywhere">
                    {email}
                  </bdi>
                </span>
                {phone && (
                  <span className="shrink-0 text-sm text-soft">
                    <Ltr>{phone}</Ltr>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </Group>
      )}
    </div>
  )
}

const kindNames: Readonly<Record<ThingKind, () => string>> = {
  item: m.console_thing_item,
  piece: m.console_thing_piece,
  box: m.console_thing_box,
  parcel: m.console_thing_parcel,
  shipment: m.console_thing_shipment,
  request: m.console_thing_request,
  waybill: m.console_thing_waybill,
  runSheet: m.console_thing_run_sheet,
  payment: m.console_thing_payment,
  discrepancy: m.console_thing_discrepancy,
  return: m.console_thing_return,
  cancellation: m.console_thing_cancellation,
  writeOff: m.console_thing_write_off,
  member: m.console_thing_member,
  code: m.console_thing_code,
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="px-3 pb-1 text-sm font-normal text-soft">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}
