import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { costFields, type DraftCost, parseDraftCost } from './draft-cost.ts'

type Asked = {
  readonly home: string
  readonly itemId: string | null
  /** What the page came with; null where the form was filled without asking the server. */
  readonly cost: DraftCost | null
  readonly form: RefObject<HTMLFormElement | null>
}

// Long enough that a number being typed is asked for once, short enough to feel at once.
const pauseMs = 150

/** Follows an item form with its total. While there is no connection the last total stays, marked as not of now. */
export function useDraftCost({ home, itemId, cost, form }: Asked) {
  const [shown, setShown] = useState(cost)
  const [isOld, setOld] = useState(cost === null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)
  const ask = useCallback(async () => {
    if (!form.current) return
    asking.current?.abort()
    const asked = new AbortController()
    asking.current = asked
    try {
      const answer = await fetch(`${home}/cart/cost?${questionOf(form.current, itemId)}`, { signal: asked.signal })
      if (!answer.ok) return
      setShown(parseDraftCost(await answer.text()))
      setOld(false)
    } catch {
      // A newer question replaced this one, or nobody answers: the total keeps its mark until one is answered.
    }
  }, [home, itemId, form])
  const follow = useCallback(() => {
    setOld(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, pauseMs)
  }, [ask])
  useEffect(() => {
    if (cost === null) ask()
    else setShown(cost)
    return () => {
      clearTimeout(timer.current)
      asking.current?.abort()
    }
  }, [cost, ask])
  return { cost: shown, isOld, follow }
}

function questionOf(form: HTMLFormElement, itemId: string | null): string {
  const filled = new FormData(form)
  const question = new URLSearchParams(costFields.map((name) => [name, String(filled.get(name) ?? '')]))
  if (itemId !== null) question.set('itemId', itemId)
  return question.toString()
}
