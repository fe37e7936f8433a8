import { useLocation } from 'react-router'
import { Drawer } from '#platform/ui/frame/drawer.tsx'
import { LinkRows } from '#platform/ui/lists/link-rows.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import type { ActionType, PendingAction } from '#selling/orders/pending-actions.ts'
import { type Site, sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'

const texts: Readonly<Record<ActionType, { icon: IconName; title: () => string; note: () => string }>> = {
  PendingPayment: { icon: 'card', title: m.storefront_pending_payment, note: m.storefront_pending_payment_note },
  ArrivedToEgypt: { icon: 'box', title: m.storefront_pending_arrived, note: m.storefront_pending_arrived_note },
  MissingInfo: { icon: 'edit', title: m.storefront_pending_info, note: m.storefront_pending_info_note },
  AgreeToFees: { icon: 'stop', title: m.storefront_pending_fees, note: m.storefront_pending_fees_note },
  ChooseForItem: { icon: 'warning', title: m.storefront_pending_case, note: m.storefront_pending_case_note },
  HoldOrder: { icon: 'stop', title: m.storefront_pending_hold, note: m.storefront_pending_hold_note },
}

/** The address of this page with the drawer open: it opens before JavaScript too. */
export function waitingPath(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  query.set('sheet', 'waiting')
  return `${pathname}?${query}`
}

type PendingDrawerProps = {
  readonly locale: Locale
  readonly site: Site
  readonly waiting: readonly PendingAction[]
}

/** What waits for the customer, one press from every page. */
export function PendingDrawer({ locale, site, waiting }: PendingDrawerProps) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const isOpen = query.get('sheet') === 'waiting' && waiting.length > 0
  query.delete('sheet')
  const rest = query.size === 0 ? '' : `?${query}`
  return (
    <Drawer
      open={isOpen}
      title={m.storefront_pending_title()}
      closeLabel={m.storefront_close()}
      closeTo={pathname + rest}
    >
      <p className="mb-4 text-soft">{m.storefront_pending_lead()}</p>
      <LinkRows
        label={m.storefront_pending_title()}
        items={waiting.map(({ type, number, titles, dueMinor, itemIds }) => ({
          key: `${type} ${itemIds[0]}`,
          to: `/${locale}/account/orders/${number}`,
          icon: texts[type].icon,
          title: texts[type].title(),
          note: (
            <>
              <span className="block">{texts[type].note()}</span>
              <span className="block">
                <bdi>{titles[0]}</bdi>
              </span>
              {m.storefront_pending_order({ number: isolateLtr(number) })}
              {dueMinor !== null && (
                <strong className="block text-base font-semibold text-accent-ink">
                  <Amount money={{ minor: dueMinor, currency: sites[site].currency }} locale={locale} />
                </strong>
              )}
            </>
          ),
        }))}
      />
    </Drawer>
  )
}
