import { Tabs } from '#platform/ui/frame/tabs.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

/** The tabs of pickups and deliveries: two queues of the same people. */
export function RequestTabs({
  locale,
  current,
}: {
  readonly locale: Locale
  readonly current: 'pickups' | 'deliveries'
}) {
  const home = `/${locale}/ops/requests`
  return (
    <div className="mb-4">
      <Tabs
        label={m.requests_title()}
        items={[
          { to: home, text: m.requests_kind_pickup(), current: current === 'pickups' },
          { to: `${home}/deliveries`, text: m.requests_kind_delivery(), current: current === 'deliveries' },
        ]}
      />
    </div>
  )
}
