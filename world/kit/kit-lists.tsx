import { Chips } from '#platform/ui/forms/chips.tsx'
import { Avatar } from '#platform/ui/frame/avatar.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { LinkRows } from '#platform/ui/lists/link-rows.tsx'
import { Pagination } from '#platform/ui/lists/pagination.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { OrdersTable } from './kit-orders-table.tsx'
import { KitSection } from './kit-section.tsx'
import type { Kit } from './kit-words.ts'

/** Lists and the ways to move through them. */
export function KitLists({ kit }: { readonly kit: Kit }) {
  const { w, here } = kit
  return (
    <KitSection title={w('lists')}>
      <Tabs
        label={w('orders')}
        items={[
          { to: here({ tab: 'ongoing' }), text: w('ongoing'), count: 4, current: true },
          { to: here({ tab: 'fulfilled' }), text: w('fulfilled'), count: 31 },
          { to: here({ tab: 'cancelled' }), text: w('cancelled_tab') },
        ]}
      />
      <Chips
        label={w('filters')}
        items={[
          { to: here({ at: 'store' }), text: w('filter_store'), removeLabel: w('remove') },
          { to: here({ at: 'stock' }), text: w('filter_stock'), current: true },
        ]}
      />
      <OrdersTable kit={kit} />
      <Pagination
        label={w('page')}
        summary={w('showing')}
        previous={{ to: here({ page: '1' }), text: w('previous_page') }}
        next={{ to: here({ page: '3' }), text: w('next_page') }}
        pages={['1', '2', '3', '4'].map((page) => ({
          to: here({ page }),
          text: page,
          current: page === '2',
          label: `${w('page')} ${page}`,
        }))}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <LinkRows
          label={w('account')}
          items={[
            { to: here({ at: 'profile' }), title: w('profile'), note: w('profile_note'), icon: 'user' },
            { to: here({ at: 'addresses' }), title: w('addresses'), icon: 'pin', aside: '2' },
            { to: here({ at: 'wallet' }), title: w('balance'), icon: 'wallet', aside: <Ltr>EGP 1,250.00</Ltr> },
          ]}
        />
        <div className="flex items-center gap-3">
          <Avatar name={w('customer_name')} size={56} />
          <Avatar name={w('staff_name')} />
          <Avatar name="Nadia" size={32} />
        </div>
      </div>
    </KitSection>
  )
}
