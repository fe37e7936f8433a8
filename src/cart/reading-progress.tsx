import { Card } from '#platform/ui/card.tsx'
import { DoingList } from '#platform/ui/progress.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { m } from '#words/messages.js'

/** While a page is being read: what is being done, above the form that will be filled. */
export function ReadingProgress({ store }: { readonly store: string }) {
  const stateLabels = {
    done: m.cart_state_done(),
    now: m.cart_state_now(),
    next: m.cart_state_next(),
    failed: m.cart_state_failed(),
  }
  return (
    <Card title={m.cart_reading_title()}>
      <DoingList
        label={m.cart_reading_title()}
        stateLabels={stateLabels}
        items={[
          { key: 'open', text: m.cart_reading_open({ store: `\u2068${store}\u2069` }), state: 'now' },
          { key: 'find', text: m.cart_reading_find(), state: 'next' },
          { key: 'fill', text: m.cart_reading_fill(), state: 'next' },
        ]}
      />
      <div aria-hidden="true" className="mt-5 flex flex-col gap-4">
        <div className="flex gap-4">
          <Skeleton className="size-24 shrink-0" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-6 w-full" />
            <Skeleton className="h-6 w-2/3" />
          </div>
        </div>
        {['price', 'category', 'quantity'].map((name) => (
          <Skeleton key={name} className="h-11 w-full" />
        ))}
      </div>
    </Card>
  )
}
