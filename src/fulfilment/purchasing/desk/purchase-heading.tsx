import type { ReactNode } from 'react'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type PurchaseHeadingProps = {
  readonly locale: Locale
  readonly at: 'queue' | 'bought' | 'cards'
  readonly lead: ReactNode
}

/** The tabs of what is to be bought and of what was bought and waits for its seller. */
export function PurchaseHeading({ locale, at, lead }: PurchaseHeadingProps) {
  const ops = `/${locale}/ops/purchase`
  return (
    <>
      <PageHeading title={m.purchasing_title()} lead={lead} />
      <div className="-mt-4 mb-3">
        <Tabs
          label={m.purchasing_title()}
          items={[
            { to: ops, text: m.purchasing_tab_queue(), current: at === 'queue' },
            { to: `${ops}/bought`, text: m.purchasing_tab_bought(), current: at === 'bought' },
            { to: `${ops}/cards`, text: m.purchasing_tab_cards(), current: at === 'cards' },
          ]}
        />
      </div>
    </>
  )
}

export function NothingToBuy({ isNarrowed }: { readonly isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <Notice tone="info" title={m.platform_queue_none_found()}>
        {m.platform_queue_none_found_text()}
      </Notice>
    )
  return <EmptyState drawing="harbour" title={m.platform_queue_empty()} text={m.purchasing_empty()} level={2} />
}
