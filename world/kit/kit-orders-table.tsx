import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import type { Kit, KitWord } from './kit-words.ts'

type Row = {
  readonly number: string
  readonly placed: string
  readonly status: KitWord
  readonly tone: Tone
  readonly total: string
  readonly age: string
}

const orders: readonly Row[] = [
  { number: 'A-10482', placed: '20/11/2026', status: 'awaiting_payment', tone: 'warn', total: '9,418.50', age: '2:10' },
  { number: 'A-10477', placed: '18/11/2026', status: 'on_the_way', tone: 'info', total: '12,007.00', age: '1:45' },
  { number: 'A-10391', placed: '02/11/2026', status: 'arrived', tone: 'ok', total: '840.75', age: '0:20' },
  { number: 'A-10350', placed: '27/10/2026', status: 'cancelled', tone: 'bad', total: '3,150.00', age: '0:05' },
]

/** Orders as a customer reads them and, dense, as staff do. */
export function OrdersTable({ kit: { w, here }, dense = false }: { readonly kit: Kit; readonly dense?: boolean }) {
  const rows = dense
    ? Array.from({ length: 5 }, (_, at) => orders.map((row) => ({ ...row, number: `${row.number}-${at}` }))).flat()
    : orders
  return (
    <Table
      caption={w('orders')}
      dense={dense}
      rows={rows}
      rowKey={({ number }) => number}
      rowTo={({ number }) => here({ order: number })}
      marked={({ status }) => status === 'awaiting_payment'}
      choose={
        dense
          ? {
              name: 'order',
              value: ({ number }) => number,
              label: ({ number }) => `${w('choose_row')} ${number}`,
              all: w('choose_all'),
            }
          : undefined
      }
      columns={[
        { key: 'number', title: w('order'), lead: true, cell: ({ number }) => <Ltr>{number}</Ltr> },
        ...(dense ? [{ key: 'customer', title: w('customer'), wide: true, cell: () => w('customer_name') }] : []),
        {
          key: 'placed',
          title: w('placed'),
          sort: { to: here({ sort: 'placed' }), direction: 'down', label: w('sort_by') },
          cell: ({ placed }) => <Ltr>{placed}</Ltr>,
        },
        {
          key: 'status',
          title: w('status'),
          cell: ({ status, tone }) => (
            <Badge tone={tone} size={dense ? 'small' : 'regular'}>
              {w(status)}
            </Badge>
          ),
        },
        ...(dense ? [{ key: 'age', title: w('age'), numeric: true, cell: ({ age }: Row) => age }] : []),
        {
          key: 'total',
          title: w('total'),
          numeric: true,
          sort: { to: here({ sort: 'total' }), label: w('sort_by') },
          cell: ({ total }) => `EGP ${total}`,
        },
      ]}
    />
  )
}
