import { Card } from '#platform/ui/show/card.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'

/** What the customer is told of our looks at their account. */
export function SupportLooks({ looks }: { readonly looks: readonly { readonly at: string; readonly why: string }[] }) {
  if (looks.length === 0) return null
  return (
    <Card title={m.people_looks_title()} id="support-looks" className="mt-6">
      <p className="mb-3 text-soft">{m.people_looks_lead()}</p>
      <ul className="divide-y divide-line">
        {looks.map(({ at, why }) => (
          <li key={at + why} className="py-3 first:pt-0 last:pb-0">
            {m.people_looks_one({ time: isolate(at), why: isolate(why) })}
          </li>
        ))}
      </ul>
    </Card>
  )
}
