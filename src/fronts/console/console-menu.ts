import { permits } from '#people/access/permissions.ts'
import type { SideMenuGroup } from '#platform/ui/frame/side-menu.tsx'
import { ageText } from '#platform/values/age.ts'
import type { Locale, Role } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { queues } from './queues.ts'
import type { PricesWaiting } from './read-prices-waiting.ts'
import type { QueueLoad } from './read-queues.ts'

type MenuFacts = {
  readonly locale: Locale
  readonly home: string
  readonly pathname: string
  readonly loads: readonly QueueLoad[]
  readonly prices: PricesWaiting
  readonly roles: readonly Role[]
  readonly now: Date
}

/** The menu of this member of staff: only what they may open, each queue with its count and the age of its oldest. */
export function consoleMenu({
  locale,
  home,
  pathname,
  loads,
  prices: waiting,
  roles,
  now,
}: MenuFacts): SideMenuGroup[] {
  const cards = `${home}/purchase/cards`
  const link = (load: QueueLoad) => {
    const queue = queues.find((one) => one.key === load.key)
    if (!queue) return []
    const to = `${home}/${queue.path}`
    return [
      {
        group: queue.group,
        to,
        text: queue.name(),
        icon: queue.icon,
        ...(load.count > 0 && { count: load.count }),
        current: to === here && pathname !== cards,
        ...(load.oldest && { age: ageText(load.oldest, now, locale), late: load.isLate }),
      },
    ]
  }
  // The nearest of them: packages stand below receiving.
  const here = queues
    .map((queue) => `${home}/${queue.path}`)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0]
  const links = loads.flatMap(link)
  const overview = { to: home, text: m.console_overview(), icon: 'chart' as const, current: pathname === home }
  const health = { to: `${home}/health`, text: m.console_health(), icon: 'shield' as const }
  const me = { kind: 'staff', id: '', roles, places: [] } as const
  const mayLook = permits(me, 'reports')
  const audit = `${home}/settings/audit`
  const log = permits(me, 'audit')
    ? [{ to: audit, text: m.console_audit(), icon: 'list' as const, current: pathname === audit }]
    : []
  const finance = `${home}/finance`
  const tills = `${finance}/tills`
  const isAtTills = pathname.startsWith(tills)
  const desks = [
    ...(permits(me, 'finance')
      ? [
          {
            to: finance,
            text: m.console_finance(),
            icon: 'building' as const,
            current: pathname.startsWith(finance) && !here && !isAtTills,
          },
        ]
      : []),
    ...(permits(me, 'finance')
      ? [{ to: cards, text: m.console_cards(), icon: 'card' as const, current: pathname === cards }]
      : []),
    ...(permits(me, 'till')
      ? [{ to: tills, text: m.console_tills(), icon: 'wallet' as const, current: isAtTills }]
      : []),
  ]
  const packages = `${home}/pricing/packages`
  const tables = `${home}/pricing`
  const isAtOffers = pathname.startsWith(packages) || pathname.startsWith(`${tables}/coupons`)
  const prices = permits(me, 'pricing')
    ? [
        {
          to: tables,
          text: m.tariffs_pricing(),
          icon: 'list' as const,
          ...some(waiting.tables),
          current: pathname.startsWith(tables) && !isAtOffers,
        },
        {
          to: packages,
          text: m.subscriptions_desk_title(),
          icon: 'star' as const,
          ...some(waiting.packages),
          current: pathname.startsWith(packages),
        },
      ]
    : []
  const coupons = `${home}/pricing/coupons`
  const offers = permits(me, 'coupons')
    ? [
        {
          to: coupons,
          text: m.coupons_desk(),
          icon: 'coupon' as const,
          ...some(waiting.coupons),
          current: pathname.startsWith(coupons),
        },
      ]
    : []
  const legacy = `${home}/legacy-orders`
  const earlier = permits(me, 'legacy-orders')
    ? [{ to: legacy, text: m.orders_legacy_title(), icon: 'clock' as const, current: pathname === legacy }]
    : []
  const groups = [
    { links: [overview] },
    { title: m.console_group_goods(), links: links.filter((one) => one.group === 'goods') },
    { title: m.console_group_pickup(), links: links.filter((one) => one.group === 'pickup') },
    {
      title: m.console_group_people(),
      links: [...links.filter((one) => one.group === 'people'), ...earlier],
    },
    {
      title: m.console_group_money(),
      links: [...desks, ...prices, ...offers, ...links.filter((one) => one.group === 'money')],
    },
    {
      title: m.console_group_shop(),
      links: [...(mayLook ? [{ ...health, current: pathname === health.to }] : []), ...log],
    },
  ]
  return groups.filter((group) => group.links.length > 0)
}

// Nothing that waits is no pill.
function some(count: number): { readonly count?: number } {
  return count > 0 ? { count } : {}
}
