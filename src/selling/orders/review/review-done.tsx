import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

/** The result of the last action on another order, shown where the reviewer is now. */
export function ReviewDone({ what, number }: { readonly what: string | null; readonly number: string | null }) {
  if (number === null) return null
  if (what === 'finished')
    return (
      <Notice tone="ok" role="status" className="mb-3 py-2">
        {m.orders_review_done_finished({ number })}
      </Notice>
    )
  if (what !== 'released') return null
  return (
    <Notice tone="info" role="status" className="mb-3 py-2">
      {m.orders_review_done_released({ number })}
    </Notice>
  )
}
