import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { m } from '#words/messages.js'
import type { Step } from './history-steps.ts'
import type { ShownHistory } from './show-history.ts'

const [width, height] = [600, 160]

/** How the store's price moved: a chart for the eye, and the same as a table. */
export function PriceHistory({ history }: { readonly history: ShownHistory }) {
  const { rows, steps, low, high, now, from, to } = history
  return (
    <section aria-labelledby="history" className="mt-12 lg:mt-16">
      <h2 id="history" className="text-2xl">
        {m.search_history()}
      </h2>
      <p className="mt-1 mb-4 text-soft">{m.search_history_lead({ low, high, now })}</p>
      <figure className="card px-4 pt-4 pb-2 [--radius:var(--radius-large)]">
        <svg
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={m.search_history_chart({ from, to })}
          className="block h-40 w-full rtl:-scale-x-100"
        >
          <path d={`${lineOf(steps)}V${height}H0Z`} className="fill-sea/12" />
          <path d={lineOf(steps)} className="fill-none stroke-sea stroke-3" vectorEffect="non-scaling-stroke" />
        </svg>
        <figcaption className="flex justify-between gap-4 border-t border-line pt-2 text-sm text-soft">
          <bdi>{from}</bdi> <bdi>{to}</bdi>
        </figcaption>
      </figure>
      <Disclosure summary={m.search_history_table()} quiet className="mt-2">
        <table className="w-full max-w-text text-start">
          <thead>
            <tr className="border-b border-line">
              <th scope="col" className="py-1 text-start font-semibold">
                {m.search_history_day()}
              </th>
              <th scope="col" className="py-1 text-start font-semibold">
                {m.search_history_price()}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, price }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two prices of one day are two rows
              <tr key={at} className="border-b border-line">
                <td className="py-1">{day}</td>
                <td className="py-1">
                  <bdi className="figures">{price}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </section>
  )
}

function lineOf(steps: readonly Step[]): string {
  return steps
    .map(({ from, to, height: high }, at) => {
      const y = Math.round((1 - high) * height)
      return `${at === 0 ? 'M' : 'L'}${Math.round(from * width)} ${y}H${Math.round(to * width)}`
    })
    .join('')
}
