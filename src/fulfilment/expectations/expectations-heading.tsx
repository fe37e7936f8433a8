import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type ExpectationsHeadingProps = { readonly locale: Locale; readonly at: 'late' | 'times'; readonly lead: string }

/** The tabs of late goods and of stage times. */
export function ExpectationsHeading({ locale, at, lead }: ExpectationsHeadingProps) {
  const home = `/${locale}/ops/late`
  return (
    <>
      <PageHeading title={at === 'late' ? m.expectations_late_title() : m.expectations_times()} lead={lead} />
      <div className="-mt-4 mb-3">
        <Tabs
          label={m.expectations_late_title()}
          items={[
            { to: home, text: m.expectations_late_title(), current: at === 'late' },
            { to: `${home}/times`, text: m.expectations_times(), current: at === 'times' },
          ]}
        />
      </div>
    </>
  )
}
