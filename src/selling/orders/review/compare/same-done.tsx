import { Link } from '#platform/ui/show/link.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import type { SameApplied } from './apply-same.ts'

/** How many others got the same verdict, and the result of each order. */
export function SameDone({ done, ops }: { readonly done: SameApplied | null; readonly ops: string }) {
  if (!done) return null
  const groups = [
    { key: 'finished', label: m.orders_review_same_finished(), numbers: done.finished },
    { key: 'left', label: m.orders_review_same_left(), numbers: done.left },
    { key: 'skipped', label: m.orders_review_same_skipped(), numbers: done.skipped },
  ]
  return (
    <Notice
      tone={done.items > 0 ? 'ok' : 'info'}
      role="status"
      title={m.orders_review_same_done({ count: done.items })}
    >
      {groups.map(({ key, label, numbers }) =>
        numbers.length === 0 ? null : (
          <p key={key} className="flex flex-wrap gap-x-3">
            {label}
            {numbers.map((number) => (
              <Link key={number} to={`${ops}/orders/${number}`} className="min-h-6 text-sea underline">
                <Ltr>{number}</Ltr>
              </Link>
            ))}
          </p>
        ),
      )}
    </Notice>
  )
}
