import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import type { Expectation } from './expectation.ts'
import { sayExpectation } from './say-expectation.ts'

type ExpectedNoteProps = { readonly expected: Expectation; readonly locale: Locale; readonly site: Site }

/** The usual time of the present stage and the day of the next news: above the timeline's steps. */
export function ExpectedNote({ expected, locale, site }: ExpectedNoteProps) {
  const { tone, text, next, arrival, source } = sayExpectation(expected, { locale, site })
  return (
    <div
      className={`mb-4 rounded border p-3 text-sm ${tone === 'late' ? 'border-warn-line bg-warn-soft' : 'border-line bg-sunken'}`}
    >
      <p className="font-semibold">{next}</p>
      <p className="mt-1">{text}</p>
      {arrival && <p className="mt-1">{arrival}</p>}
      {source && <p className="mt-1 text-xs text-soft">{source}</p>}
    </div>
  )
}
