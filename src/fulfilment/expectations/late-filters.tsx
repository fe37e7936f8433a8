import { QueueBar } from '#platform/ui/lists/queue-bar.tsx'
import type { Locale } from '#platform/work/work.ts'
import { countryName } from '#pricing/quote/explain/names.ts'
import { stateLabel } from '#selling/orders/items/item-label.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { LateWish } from './read-late.ts'
import { originCountries, ourStages } from './stages.ts'

export type LateQuestion = Omit<LateWish, 'page' | 'pageSize'>

type LateFiltersProps = {
  readonly asked: LateQuestion
  readonly here: string
  readonly locale: Locale
  readonly site: Site
}

/** Filters of the list: late now or soon, by stage, by country. */
export function LateFilters({ asked, here, locale, site }: LateFiltersProps) {
  const isNarrowed = asked.q !== '' || asked.which !== 'all' || asked.stage !== null || asked.country !== null
  return (
    <QueueBar
      label={m.expectations_late_find()}
      placeholder={m.expectations_late_find()}
      button={m.platform_queue_search()}
      q={asked.q}
      filters={[
        {
          name: 'when',
          label: m.expectations_filter_when(),
          value: asked.which === 'all' ? '' : asked.which,
          options: [
            { value: '', text: m.expectations_filter_both() },
            { value: 'late', text: m.expectations_filter_late() },
            { value: 'soon', text: m.expectations_filter_soon() },
          ],
        },
        {
          name: 'stage',
          label: m.expectations_filter_stage(),
          value: asked.stage ?? '',
          options: [
            { value: '', text: m.expectations_filter_every_stage() },
            ...ourStages.map((stage) => ({ value: stage, text: stateLabel(stage, site, '', locale) })),
          ],
        },
        {
          name: 'country',
          label: m.expectations_filter_country(),
          value: asked.country ?? '',
          options: [
            { value: '', text: m.expectations_filter_every_country() },
            ...originCountries.map((country) => ({ value: country, text: countryName(country, locale) })),
          ],
        },
      ]}
      reset={isNarrowed ? { to: here, text: m.platform_queue_reset() } : undefined}
    />
  )
}
