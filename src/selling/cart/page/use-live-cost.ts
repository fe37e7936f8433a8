import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

type Asked<Cost> = {
  readonly form: RefObject<HTMLFormElement | null>
  /** What the page came with; null where it was filled without asking the server. */
  readonly cost: Cost | null
  /** Asks what the form costs as it is filled in now; null where the server has no answer. Both stay the same between renders. */
  readonly ask: (form: HTMLFormElement, signal: AbortSignal) => Promise<Cost | null>
  readonly onTold?: (cost: Cost) => void
  // Long enough that a number being typed is asked for once, short enough to feel at once.
  readonly pauseMs: number
}

/** Follows a form with its total. While there is no connection the last total stays, marked as not of now. */
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
      // A newer question replaced this one, or nobody answers: the total keeps its mark until one is answered.
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
