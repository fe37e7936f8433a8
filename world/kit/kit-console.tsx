import { brand } from '#platform/settings/brand.ts'
import { Button } from '#platform/ui/forms/button.tsx'
import { SearchBar } from '#platform/ui/forms/search-bar.tsx'
import { ConsoleFrame } from '#platform/ui/frame/console-frame.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { OrdersTable } from './kit-orders-table.tsx'
import type { Kit } from './kit-words.ts'

/** The frame of the staff's console: `/dev/kit?frame=console`. */
export function KitConsole({ kit }: { readonly kit: Kit }) {
  const { w, here, locale, theme } = kit
  const other = locale === 'ar' ? 'en' : 'ar'
  return (
    <ConsoleFrame
      name={brand.name[locale]}
      home={here({})}
      skipLabel={w('skip')}
      menuLabel={w('menu')}
      who={{ name: w('staff_name'), note: w('ops_role'), to: here({ at: 'me' }) }}
      language={{ to: here({ lang: other }), text: w('other_language'), lang: other, label: w('other_language_label') }}
      theme={{
        action: '/theme',
        value: theme,
        label: w('theme'),
        texts: { light: w('theme_light'), dark: w('theme_dark'), auto: w('theme_auto') },
      }}
      palette={
        <SearchBar
          icon="search"
          quiet
          action="/dev/kit"
          label={w('ops_find')}
          placeholder={w('ops_find')}
          button={w('ops_search')}
        />
      }
      groups={[
        { links: [{ to: here({ at: 'overview' }), text: w('ops_overview'), icon: 'chart' }] },
        {
          title: w('ops_work'),
          links: [
            {
              to: here({ at: 'review' }),
              text: w('ops_review'),
              icon: 'list',
              count: 18,
              age: '2:10',
              late: true,
              current: true,
            },
            { to: here({ at: 'purchase' }), text: w('ops_purchase'), icon: 'bag', count: 6, age: '3:40', late: true },
            { to: here({ at: 'warehouse' }), text: w('ops_warehouse'), icon: 'box', count: 41, age: '0:25' },
            { to: here({ at: 'shipments' }), text: w('ops_shipments'), icon: 'ship', count: 3 },
            { to: here({ at: 'finance' }), text: w('ops_finance'), icon: 'receipt', count: 9 },
          ],
        },
        {
          title: w('ops_shop'),
          links: [
            { to: here({ at: 'customers' }), text: w('ops_customers'), icon: 'users' },
            { to: here({ at: 'stores' }), text: w('stores'), icon: 'store' },
          ],
        },
      ]}
    >
      <PageHeading title={w('ops_review')} actions={<Button kind="primary">{w('approve')}</Button>} />
      <OrdersTable kit={kit} dense />
    </ConsoleFrame>
  )
}
