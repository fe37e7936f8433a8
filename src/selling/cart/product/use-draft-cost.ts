import { type RefObject, useCallback } from 'react'
import { costFields, type DraftCost, parseDraftCost } from '#selling/cart/adding/draft-cost.ts'
import { useLiveCost } from '#selling/cart/page/use-live-cost.ts'

type Asked = {
  readonly home: string
  readonly itemId: string | null
  /** The cost that came with the page; null if the form was filled without the server. */
  readonly cost: DraftCost | null
  readonly form: RefObject<HTMLFormElement | null>
}

/** Keeps the total of an item form up to date. */
export function useDraftCost({ home, itemId, cost, form }: Asked) {
  const ask = useCallback(
    async (filled: HTMLFormElement, signal: AbortSignal) => {
      const answer = await fetch(`${home}/cart/cost?${questionOf(filled, itemId)}`, { signal })
      return answer.ok ? parseDraftCost(await answer.text()) : null
    },
    [home, itemId],
  )
  return useLiveCost<DraftCost>({ form, cost, ask, pauseMs: 100 })
}

function questionOf(form: HTMLFormElement, itemId: string | null): string {
  const filled = new FormData(form)
  const question = new URLSearchParams(costFields.map((name) => [name, String(filled.get(name) ?? '')]))
  if (itemId !== null) question.set('itemId', itemId)
  return question.toString()
}
