import type { ReactNode } from 'react'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const places = [
  { key: 'analytics', path: '', name: m.tracking_analytics },
  { key: 'operations', path: '/operations', name: m.tracking_operations },
  { key: 'margin', path: '/margin', name: m.tracking_margin },
  { key: 'consents', path: '/consents', name: m.tracking_consents },
] as const

type AnalyticsHeadingProps = {
  readonly locale: Locale
  readonly at: (typeof places)[number]['key']
  readonly lead: ReactNode
}

/** The screens of figures beside each other. */
export function AnalyticsHeading({ locale, at, lead }: AnalyticsHeadingProps) {
  const title = places.find(({ key }) => key === at)?.name() ?? ''
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeading title={title} lead={lead} />
      <div className="-mt-4 mb-3">
        <Tabs
          label={m.tracking_analytics()}
          items={places.map(({ key, path, name }) => ({
            to: `/${locale}/ops/analytics${path}`,
            text: name(),
            current: key === at,
          }))}
        />
      </div>
    </>
  )
}
