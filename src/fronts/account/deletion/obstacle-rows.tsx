import { siteWords } from '#platform/http/site-words.ts'
import type { SiteOrigins } from '#platform/settings/site-origins.ts'
import { LinkRows } from '#platform/ui/lists/link-rows.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { obstacleText } from './obstacle-text.ts'
import type { Obstacle, ObstacleKind } from './read-obstacles.ts'

type ObstacleRowsProps = {
  readonly obstacles: readonly Obstacle[]
  readonly locale: Locale
  readonly site: Site
  readonly origins: SiteOrigins
}

/** What must end first: each with what to do, and a link to its page on its site. */
export function ObstacleRows({ obstacles, locale, site: here, origins }: ObstacleRowsProps) {
  return (
    <LinkRows
      items={obstacles.map(({ kind, site, numbers, amount }) => {
        const { title, note } = obstacleText(kind, locale)
        return {
          key: `${kind}-${site}`,
          to: `${site === here ? '' : origins[site]}/${locale}${pathOf(kind, numbers)}`,
          icon: icons[kind],
          title,
          note: (
            <>
              {note}
              {numbers.length > 0 && <Numbers numbers={numbers} />}
              {amount && (
                <span className="block text-base font-semibold text-ink">
                  <Amount money={amount} locale={locale} />
                </span>
              )}
              {site !== here && <span className="block">{siteWords(site, locale).onThisSite}</span>}
            </>
          ),
        }
      })}
    />
  )
}

const icons: Readonly<Record<ObstacleKind, IconName>> = {
  orders: 'box',
  requests: 'truck',
  returns: 'refresh',
  payments: 'card',
  receipts: 'receipt',
  withdrawals: 'cash',
  refunds: 'refresh',
  money: 'wallet',
  held: 'clock',
  debt: 'warning',
  package: 'star',
  invoice: 'receipt',
}

const few = 6

function Numbers({ numbers }: Pick<Obstacle, 'numbers'>) {
  return (
    <span className="block text-ink">
      {numbers.slice(0, few).map((number, place) => (
        <span key={number}>
          {place > 0 && ' · '}
          <bdi className="whitespace-nowrap">{number}</bdi>
        </span>
      ))}
      {numbers.length > few && ' · …'}
    </span>
  )
}

function pathOf(kind: ObstacleKind, numbers: readonly string[]): string {
  if (kind === 'orders') return '/account/orders'
  if (kind === 'requests') return '/account/orders/request'
  if (kind === 'returns') return '/account/returns'
  if (kind === 'withdrawals') return '/account/financial/wallet/withdrawals'
  if (kind === 'money') return '/account/financial/wallet/withdraw'
  if (kind === 'held') return '/account/financial/wallet'
  if (kind === 'package') return '/account/subscriptions'
  if (kind === 'invoice') return `/account/orders/${numbers[0]}/invoice`
  return '/account/financial'
}
