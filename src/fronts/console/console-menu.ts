import type { MenuGroup } from '#people/access/staff-screen.ts'
import type { SideMenuGroup } from '#platform/ui/frame/side-menu.tsx'
import { ageText } from '#platform/values/age.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { ConsoleScreen } from './console-screens.ts'
import { queues } from './queues.ts'
import type { PricesWaiting } from './read-prices-waiting.ts'
import type { QueueLoad } from './read-queues.ts'

type MenuFacts = {
  readonly locale: Locale
  readonly home: string
  readonly pathname: string
  readonly loads: readonly QueueLoad[]
  readonly mentions: number
  readonly prices: PricesWaiting
  /** What this member may open. */
  readonly screens: readonly ConsoleScreen[]
  readonly now: Date
}
type Link = SideMenuGroup['links'][number] & { readonly group: MenuGroup }

const groups: readonly { readonly key: MenuGroup; readonly title: () => string }[] = [
  { key: 'goods', title: m.console_group_goods },
  { key: 'pickup', title: m.console_group_pickup },
  { key: 'people', title: m.console_group_people },
  { key: 'money', title: m.console_group_money },
  { key: 'shop', title: m.console_group_shop },
]

/** The menu of this member of staff: only what they may open, each queue with its count and the age of its oldest. */
export function consoleMenu({
  locale,
  home,
  pathname,
  loads,
  mentions,
  prices,
  screens,
  now,
}: MenuFacts): SideMenuGroup[] {
  const waiting: Readonly<Record<string, number>> = {
    [`${home}/pricing`]: prices.tables,
    [`${home}/pricing/packages`]: prices.packages,
    [`${home}/pricing/coupons`]: prices.coupons,
  }
  const counted = loads.flatMap((load): Link[] => {
    const queue = queues.find((one) => one.key === load.key)
    if (!queue) return []
    const age = load.oldest && { age: ageText(load.oldest, now, locale), late: load.isLate }
    const { group, icon } = queue
    return [{ group, to: `${home}/${queue.path}`, text: queue.name(), icon, ...some(load.count), ...age }]
  })
  const beside = screens.flatMap(({ menu, to, text, icon }): Link[] =>
    menu ? [{ group: menu, to, text, icon, ...some(waiting[to] ?? 0) }] : [],
  )
  const called: readonly Link[] =
    mentions > 0
      ? [
          {
            group: 'people',
            to: `${home}/tickets?stage=mentions`,
            text: m.console_mentions(),
            icon: 'mail',
            count: mentions,
          },
        ]
      : []
  const here = nearest([...counted, ...beside], pathname)
  const linksOf = (key: MenuGroup, all: readonly Link[]) =>
    all.filter(({ group }) => group === key).map(({ group: _, ...link }) => ({ ...link, current: link.to === here }))
  const overview = { to: home, text: m.console_overview(), icon: 'chart' as const, current: pathname === home }
  return [
    { links: [overview] },
    ...groups.map(({ key, title }) => ({
      title: title(),
      // Desks of money stand above its queues, those of people below.
      links: key === 'money' ? linksOf(key, [...beside, ...counted]) : linksOf(key, [...called, ...counted, ...beside]),
    })),
  ].filter(({ links }) => links.length > 0)
}

/** The place whose address the page's begins with: packages stand below receiving. */
function nearest(links: readonly Link[], pathname: string): string | undefined {
  return links
    .map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0]
}

// Nothing that waits is no pill.
function some(count: number): { readonly count?: number } {
  return count > 0 ? { count } : {}
}
