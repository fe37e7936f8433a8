import { StackedBar } from '#platform/ui/lists/stacked-bar.tsx'
import { m } from '#words/messages.js'
import type { ComeBack } from './cohort-shares.ts'

/** Of a hundred customers, how many ordered again in each month after their first, beside those of half a year before. */
export function ComeBackChart({ shares }: { readonly shares: readonly ComeBack[] }) {
  const known = shares.flatMap(({ share, ...one }) => (share === null ? [] : [{ ...one, share }]))
  if (known.length === 0) return null
  return (
    <section className="mb-4">
      <h3 className="mb-3 font-semibold">{m.tracking_come_back()}</h3>
      <ol className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {known.map(({ later, share, before }) => {
          const text = m.tracking_cohort_later({ count: later })
          return (
            <li key={later} className="grid min-w-0 gap-1">
              <p className="flex items-baseline justify-between gap-x-3">
                <span>{text}</span>
                <span className="figures font-semibold">{share}%</span>
              </p>
              <StackedBar label={`${text}: ${share}%`} parts={[share]} most={100} />
              <p className="text-sm text-soft">
                {m.tracking_come_back_before()}: <span className="figures">{before === null ? '—' : `${before}%`}</span>
              </p>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
