import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { type Milestone, shipmentMilestones } from './read-shipment-steps.ts'

const names: Readonly<Record<Milestone, () => string>> = {
  made: m.warehouse_step_made,
  handed: m.warehouse_step_handed,
  inUae: m.warehouse_step_in_uae,
  arrived: m.warehouse_step_arrived,
  released: m.warehouse_step_released,
  firstScan: m.warehouse_step_first_scan,
  received: m.warehouse_step_received,
}

type MilestonesProps = {
  readonly times: Readonly<Record<Milestone, Date | null>>
  readonly locale: Locale
  readonly site: Site
}

/** The way of a shipment by its times. The UAE is on the way of some alone. */
export function MilestonesCard({ times, locale, site }: MilestonesProps) {
  const shown = shipmentMilestones.filter((one) => one !== 'inUae' || times.inUae)
  return (
    <Card title={m.warehouse_steps()} className="mb-4">
      <Facts
        look="grid"
        items={shown.map((one) => {
          const at = times[one]
          return { term: names[one](), value: at ? sayMoment(at, locale, site) : '—' }
        })}
      />
    </Card>
  )
}
