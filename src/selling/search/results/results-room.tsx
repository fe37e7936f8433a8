import { Loading, Skeleton } from '#platform/ui/show/skeleton.tsx'
import { m } from '#words/messages.js'
import { gridClass } from './result-list.tsx'

/** The room of the results while they are looked for: as they will stand. */
export function ResultsRoom({ count }: { readonly count: number }) {
  return (
    <Loading label={m.search_loading()}>
      <ul className={gridClass}>
        {Array.from({ length: count }, (_, at) => `room-${at}`).map((key) => (
          <li key={key} className="flex flex-col gap-2">
            <Skeleton className="aspect-square w-full rounded-large" />
            <Skeleton className="h-5 w-11/12" />
            <Skeleton className="h-7 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}
