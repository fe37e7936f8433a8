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

/** The two halves of a buyer's day: what is to be bought, and what was bought and waits for its seller. */
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

const doneTexts: Readonly<Record<string, () => string>> = {
  bought: m.purchasing_done_bought,
  held: m.purchasing_done_held,
  resumed: m.purchasing_done_resumed,
  shipped: m.purchasing_done_shipped,
  shippedEach: m.purchasing_done_shipped_each,
  cancelled: m.purchasing_done_cancelled,
  cancelledPart: m.purchasing_done_cancelled_part,
  cancelledAgain: m.purchasing_done_cancelled_again,
  rest: m.purchasing_done_rest,
  cardMade: m.purchasing_done_card_made,
  cardWaits: m.purchasing_done_card_waits,
  cardLimit: m.purchasing_done_card_limit,
  cardWithdrawn: m.purchasing_done_card_withdrawn,
  'card-active': m.purchasing_done_card_active,
  'card-frozen': m.purchasing_done_card_frozen,
  'card-retired': m.purchasing_done_card_retired,
  address: m.purchasing_done_address,
  statement: m.purchasing_done_statement,
  breakClosed: m.purchasing_done_break,
  lineMatched: m.purchasing_done_line_matched,
  matchTakenBack: m.purchasing_done_match_taken_back,
}

export function PurchaseDone({ done }: { readonly done: string | null }) {
  const text = doneTexts[done ?? '']
  if (!text) return null
  return (
    <Notice tone="ok" role="status" className="mb-3 py-2">
      {text()}
    </Notice>
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
