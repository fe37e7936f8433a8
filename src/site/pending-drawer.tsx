import { useLocation } from 'react-router'
import { Drawer } from '#platform/ui/drawer.tsx'
import type { IconName } from '#platform/ui/icon-paths.tsx'
import { LinkRows } from '#platform/ui/link-rows.tsx'
import { m } from '#words/messages.js'
import type { Waiting, WaitingKind } from './read-waiting.ts'

const texts: Readonly<Record<WaitingKind, { icon: IconName; title: () => string; note: () => string }>> = {
  payment: { icon: 'card', title: m.site_pending_payment, note: m.site_pending_payment_note },
  arrived: { icon: 'box', title: m.site_pending_arrived, note: m.site_pending_arrived_note },
  info: { icon: 'edit', title: m.site_pending_info, note: m.site_pending_info_note },
  hold: { icon: 'stop', title: m.site_pending_hold, note: m.site_pending_hold_note },
}

/** The address of this page with the drawer open: it opens before JavaScript too. */
export function waitingPath(pathname: string, search: string): string {
  const query = new URLSearchParams(search)
  query.set('sheet', 'waiting')
  return `${pathname}?${query}`
}

/** What waits for the customer, one press from every page. */
export function PendingDrawer({ home, waiting }: { readonly home: string; readonly waiting: readonly Waiting[] }) {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  const isOpen = query.get('sheet') === 'waiting' && waiting.length > 0
  query.delete('sheet')
  const rest = query.size === 0 ? '' : `?${query}`
  return (
    <Drawer open={isOpen} title={m.site_pending_title()} closeLabel={m.site_close()} closeTo={pathname + rest}>
      <p className="mb-4 text-soft">{m.site_pending_lead()}</p>
      <LinkRows
        label={m.site_pending_title()}
        items={waiting.map(({ kind, order }) => ({
          key: `${kind} ${order}`,
          to: `${home}/account/orders/${order}`,
          icon: texts[kind].icon,
          title: texts[kind].title(),
          note: (
            <>
              <span className="block">{texts[kind].note()}</span>
              <bdi>{m.site_pending_order({ number: order })}</bdi>
            </>
          ),
        }))}
      />
    </Drawer>
  )
}
