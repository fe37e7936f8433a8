import { LinkRows } from '#platform/ui/lists/link-rows.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { PendingAction } from '#selling/orders/pending-actions.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { actionText } from './action-text.ts'

type ActionRowsProps = {
  readonly actions: readonly PendingAction[]
  readonly home: string
  readonly locale: Locale
  readonly site: Site
}

/** Everything that waits for the customer, each with a link to its page. */
export function ActionRows({ actions, home, locale, site }: ActionRowsProps) {
  return (
    <LinkRows
      label={m.account_action_needed()}
      items={actions.map(({ type, number, titles, itemIds, store, deadline }) => {
        const { icon, title } = actionText(type)
        return {
          key: `${type} ${number} ${itemIds[0] ?? store ?? ''}`,
          to: `${home}/account/orders/${number}`,
          icon,
          title,
          note: (
            <>
              <span className="block truncate">
                <bdi>{titles[0]}</bdi>
              </span>
              <span className="block">
                {m.account_order()} <Ltr>{number}</Ltr>
                {deadline && (
                  <span className="block">{m.account_until({ time: sayTime(deadline, locale, site) })}</span>
                )}
              </span>
            </>
          ),
        }
      })}
    />
  )
}
