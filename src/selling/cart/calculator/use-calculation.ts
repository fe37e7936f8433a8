import { type RefObject, useCallback } from 'react'
import { useLiveCost } from '#selling/cart/page/use-live-cost.ts'
import type { CalculationCost } from './cost-calculation.ts'
import { parseCost } from './cost-json.ts'

type Asked = {
  readonly home: string
  /** What the page came with; null where it was filled without asking the server. */
  readonly cost: CalculationCost | null
  readonly form: RefObject<HTMLFormElement | null>
}

/** Follows the calculator with its total; the address follows too, so that reloading or sharing shows the same. */
export function useCalculation({ home, cost, form }: Asked) {
  const ask = useCallback(
    async (filled: HTMLFormElement, signal: AbortSignal) => {
      const answer = await fetch(`${home}/calculator/cost?${questionOf(filled)}`, { signal })
      return answer.ok ? parseCost(await answer.text()) : null
    },
    [home],
  )
  const onTold = useCallback(
    ({ query }: CalculationCost) =>
      window.history.replaceState(window.history.state, '', `${home}/calculator?${query}`),
    [home],
  )
  return useLiveCost<CalculationCost>({ form, cost, ask, onTold, pauseMs: 200 })
}

function questionOf(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new URLSearchParams(filled.filter(([name]) => name !== 't' && name !== 'v')).toString()
}
