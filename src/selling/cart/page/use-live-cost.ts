import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

type Asked<Cost> = {
  readonly form: RefObject<HTMLFormElement | null>
  /** The cost that came with the page; null if it was filled without the server. */
  readonly cost: Cost | null
  /**
   * Requests the cost of the form as it is filled in now; null if the server does not answer. Both stay the same
   * between renders.
   */
  readonly ask: (form: HTMLFormElement, signal: AbortSignal) => Promise<Cost | null>
  readonly onTold?: (cost: Cost) => void
  // Long enough to wait for a whole number being typed, short enough to feel immediate.
  readonly pauseMs: number
}

/** Keeps a form's total up to date. Without a connection the last total stays, marked as outdated. */
export function useLiveCost<Cost>({ form, cost, ask, onTold, pauseMs }: Asked<Cost>) {
  const [shown, setShown] = useState(cost)
  const [isOld, setOld] = useState(cost === null)
  const [isTouched, setTouched] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const asking = useRef<AbortController>(undefined)
  const askNow = useCallback(async () => {
    if (!form.current) return
    asking.current?.abort()
    const asked = new AbortController()
    asking.current = asked
    try {
      const told = await ask(form.current, asked.signal)
      if (told === null) return
      setShown(() => told)
      setOld(false)
      onTold?.(told)
    } catch {
      // A newer request replaced this one, or there was no answer: the total keeps its mark until one is answered.
    }
  }, [form, ask, onTold])
  const follow = useCallback(() => {
    setOld(true)
    setTouched(true)
    clearTimeout(timer.current)
    timer.current = setTimeout(askNow, pauseMs)
  }, [askNow, pauseMs])
  useEffect(() => {
    if (cost === null) askNow()
    else setShown(() => cost)
    return () => {
      clearTimeout(timer.current)
      asking.current?.abort()
    }
  }, [cost, askNow])
  return { cost: shown, isOld, isTouched, follow }
}
