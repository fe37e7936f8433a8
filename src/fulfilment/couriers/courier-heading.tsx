import type { ReactNode } from 'react'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type CourierHeadingProps = {
  readonly locale: Locale
  readonly at: 'waybills' | 'companies'
  readonly lead: ReactNode
  readonly named?: string
}

/** The tabs of parcels under way and of courier companies. */
export function CourierHeading({ locale, at, lead, named }: CourierHeadingProps) {
  const home = `/${locale}/ops/couriers`
  const title = named ?? (at === 'waybills' ? m.couriers_title() : m.couriers_companies())
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} lead={lead} />
      <div className="-mt-4 mb-3">
        <Tabs
          label={m.couriers_title()}
          items={[
            { to: home, text: m.couriers_waybills(), current: at === 'waybills' },
            { to: `${home}/companies`, text: m.couriers_companies(), current: at === 'companies' },
          ]}
        />
      </div>
    </>
  )
}
