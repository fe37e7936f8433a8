import type { SideMenuGroup } from '#platform/ui/frame/side-menu.tsx'
import { m } from '#words/messages.js'

export type MenuCounts = {
  readonly actions: number
  readonly ready: number
  readonly unread: number
  readonly legacy?: number
}

/** The links of the account, for the side menu on a desktop and the menu page on a phone. */
export function accountMenu(
  home: string,
  pathname: string,
  { actions, ready, unread, legacy = 0 }: MenuCounts,
): SideMenuGroup[] {
  const account = `${home}/account`
  const groups: SideMenuGroup[] = [
    {
      title: m.account_menu_orders(),
      links: [
        { to: account, text: m.account_overview(), icon: 'home' },
        { to: `${account}/orders`, text: m.account_orders(), icon: 'box' },
        { to: `${account}/action-needed`, text: m.account_action_needed(), icon: 'warning', ...counted(actions) },
        { to: `${account}/notifications`, text: m.notices_center_title(), icon: 'bell', ...counted(unread) },
        { to: `${account}/ready`, text: m.account_ready(), icon: 'bag', ...counted(ready) },
        { to: `${account}/returns`, text: m.account_returns(), icon: 'refresh' },
        { to: `${account}/orders/request`, text: m.requests_yours(), icon: 'truck' },
        { to: `${account}/tickets`, text: m.tickets_title(), icon: 'mail' },
        // Customers without earlier orders see no link to them.
        ...(legacy > 0 ? [{ to: `${account}/orders/legacy`, text: m.account_legacy(), icon: 'clock' as const }] : []),
      ],
    },
    {
      title: m.account_menu_money(),
      links: [
        { to: `${account}/financial/wallet`, text: m.account_wallet(), icon: 'wallet' },
        { to: `${account}/financial`, text: m.account_financial(), icon: 'receipt' },
        { to: `${account}/cards`, text: m.payments_cards_title(), icon: 'card' },
        { to: `${account}/subscriptions`, text: m.subscriptions_own_title(), icon: 'star' },
      ],
    },
    {
      title: m.account_menu_personal(),
      links: [
        { to: `${account}/profile`, text: m.account_profile(), icon: 'user' },
        { to: `${account}/billing`, text: m.account_billing(), icon: 'receipt' },
        { to: `${account}/addresses`, text: m.account_addresses(), icon: 'pin' },
        { to: `${account}/password`, text: m.account_password(), icon: 'lock' },
        { to: `${account}/security`, text: m.account_security(), icon: 'key' },
        { to: `${account}/sessions`, text: m.account_sessions(), icon: 'shield' },
        { to: `${account}/preferences`, text: m.account_preferences(), icon: 'settings' },
        { to: `${home}/auth/signout`, text: m.account_signout(), icon: 'signout' },
      ],
    },
  ]
  const here = groups
    .flatMap(({ links }) => links)
    .filter(({ to }) => pathname === to || (to !== account && pathname.startsWith(`${to}/`)))
    .sort((one, other) => other.to.length - one.to.length)[0]?.to
  return groups.map((group) => ({
    ...group,
    links: group.links.map((link) => ({ ...link, current: link.to === here })),
  }))
}

function counted(count: number): { count?: number } {
  return count > 0 ? { count } : {}
}
