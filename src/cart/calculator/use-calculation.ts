import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { CalculationCost } from './cost-calculation.ts'
import { parseCost } from './cost-json.ts'

type Asked = {
  readonly home: string
  /** What the page came with; null where it was filled without asking the server. */
  readonly cost: CalculationCost | null
  readonly form: RefObject<HTMLFormElement | null>
}

// Long enough that a number being typed is asked for once, short enough to feel at once.
const pauseMs = 200

/** Follows the calculator with its total; the address follows too, so that reloading or sharing shows the same. */
export function useCalculation({ home, cost, form }: Asked) {
  const [shown, setShown] = useState(cost)
  const [isOld, setOld] = useState(cost === null)
  const [isTouched, setTouched] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)
  const ask = useCallback(async () => {
    if (!form.current) return
    asking.current?.abort()
    const asked = new AbortController()
    asking.current = asked
    try {
      const answer = await fetch(`${home}/calculator/cost?${questionOf(form.current)}`, { signal: asked.signal })
      if (!answer.ok) return
      const told = parseCost(await answer.text())
      setShown(told)
      setOld(false)
      window.history.replaceState(window.history.state, '', `${home}/calculator?${told.query}`)
    } catch {
      // A newer question replaced this one, or nobody answers: the total keeps its mark until one is answered.
    }
  }, [home, form])
  const follow = useCallback(() => {
    setOld(true)
    setTouched(true)
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
  return { cost: shown, isOld, isTouched, follow }
}

function questionOf(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new URLSearchParams(filled.filter(([name]) => name !== 't' && name !== 'v')).toString()
}
