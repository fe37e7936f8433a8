import type { ReactNode } from 'react'
import { PageTitle } from '#platform/page-title.tsx'
import { Chips } from '#platform/ui/chips.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import type { Locale, Site } from '#platform/work.ts'
import { m } from '#words/messages.js'

type RatesHeadingProps = {
  readonly locale: Locale
  readonly site: Site
  readonly done: string | null
  readonly actions: ReactNode
}

const doneTexts: Readonly<Record<string, (() => string) | undefined>> = {
  fetched: m.tariffs_rates_done_fetched,
  entered: m.tariffs_rates_done_entered,
  proposed: m.tariffs_rates_done_proposed,
  accepted: m.tariffs_rates_done_accepted,
  rejected: m.tariffs_rates_done_rejected,
}

/** Whose rates these are is chosen here, whatever host staff came to; below it what was just done. */
export function RatesHeading({ locale, site, done, actions }: RatesHeadingProps) {
  const home = `/${locale}/ops/pricing`
  const text = doneTexts[done ?? '']
  return (
    <>
      <PageTitle>{m.tariffs_rates()}</PageTitle>
      <PageHeading
        title={m.tariffs_rates()}
        lead={m.tariffs_rates_lead()}
        back={{ to: `${home}?site=${site}`, text: m.tariffs_rates_tables() }}
        actions={actions}
      />
      <div className="-mt-4 mb-3">
        <Chips
          label={m.tariffs_rates_site()}
          items={(['eg', 'ae'] as const).map((one) => ({
            to: `${home}/rates?site=${one}`,
            text: one === 'eg' ? m.tariffs_rates_site_eg() : m.tariffs_rates_site_ae(),
            current: one === site,
          }))}
        />
      </div>
      {text && (
        <Notice tone="ok" role="status" className="mb-3 py-2">
          {text()}
        </Notice>
      )}
    </>
  )
}

/** The site whose rates are shown: as chosen, else that of the host. */
export function rateSite(search: URLSearchParams, here: Site): Site {
  const asked = search.get('site')
  return asked === 'eg' || asked === 'ae' ? asked : here
}
