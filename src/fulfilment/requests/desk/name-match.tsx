import { Badge } from '#platform/ui/show/badge.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import { compareNames, leastNameScore } from './compare-names.ts'

type NameMatchProps = {
  /** The names it may be: the customer's, and of who was named to come instead. */
  readonly accounts: readonly string[]
  readonly seen: string
}

/** How alike the name on the ID is to the name we know, and what differs. Staff decide. */
export function NameMatch({ accounts, seen }: NameMatchProps) {
  if (seen.trim().length < 2) return null
  const [best] = accounts.map((name) => compareNames(name, seen)).sort((one, other) => other.score - one.score)
  if (!best) return null
  const { score, missing, extra } = best
  const tone = score === 100 ? 'ok' : score < leastNameScore ? 'bad' : 'wait'
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm" role="status">
      <Badge tone={tone} size="small">
        {m.requests_name_score({ score })}
      </Badge>
      {missing.length > 0 && <span>{m.requests_name_missing({ words: isolate(missing.join(' ')) })}</span>}
      {extra.length > 0 && <span>{m.requests_name_extra({ words: isolate(extra.join(' ')) })}</span>}
    </p>
  )
}
