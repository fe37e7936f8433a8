import type { ReadingStep } from '#catalog/reader/fetching/read-link.ts'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoingList, type DoingState } from '#platform/ui/show/progress.tsx'
import { Skeleton } from '#platform/ui/show/skeleton.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import type { LinkFacts } from './load-draft.ts'

type ReadingProgressProps = { readonly steps: readonly ReadingStep[]; readonly facts: LinkFacts }

/** While a page is being read: what has been done and what is being done, above the fields as far as they are known. */
export function ReadingProgress({ steps, facts }: ReadingProgressProps) {
  const stateLabels = {
    done: m.cart_state_done(),
    now: m.cart_state_now(),
    next: m.cart_state_next(),
    failed: m.cart_state_failed(),
  }
  const unknown = <Skeleton className="h-5 w-24" />
  return (
    <Card title={m.cart_reading_title()}>
      <DoingList label={m.cart_reading_title()} stateLabels={stateLabels} items={doings(steps, facts)} />
      <div className="mt-5 flex gap-4 border-t border-line pt-5">
        <Skeleton className="size-24 shrink-0 max-sm:hidden" />
        <div className="min-w-0 grow">
          <Facts
            items={[
              {
                term: m.cart_reading_store(),
                value: <bdi className="break-words">{facts.store}</bdi>,
              },
              { term: m.cart_field_country(), value: facts.country || unknown },
              { term: m.cart_field_title(), value: unknown },
              { term: m.cart_reading_price(), value: unknown },
            ]}
          />
        </div>
      </div>
    </Card>
  )
}

function doings(steps: readonly ReadingStep[], { store }: LinkFacts) {
  const has = (step: ReadingStep) => steps.includes(step)
  const wasRefused = has('asked') && !has('fetched')
  const opened: DoingState = has('fetched') ? 'done' : wasRefused ? 'failed' : 'now'
  const asked: DoingState = has('parsed') ? 'done' : 'now'
  const found: DoingState = has('parsed') ? 'done' : has('fetched') && !has('asked') ? 'now' : 'next'
  return [
    { key: 'clean', text: m.cart_reading_clean(), state: 'done' as const },
    { key: 'open', text: m.cart_reading_open({ store: isolate(store) }), state: opened },
    ...(has('asked') ? [{ key: 'ask', text: m.cart_reading_ask(), state: asked }] : []),
    { key: 'find', text: m.cart_reading_find(), state: found },
    { key: 'fill', text: m.cart_reading_fill(), state: has('parsed') ? ('now' as const) : ('next' as const) },
  ]
}
