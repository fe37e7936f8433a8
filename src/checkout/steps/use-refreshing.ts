import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const delays = [2_000, 3_000, 4_000, 6_000, 10_000, 15_000] as const
const mostTimes = 60
/** While the server itself says when something changes, asking is only for what it may have missed. */
const liveDelay = 30_000

/** Asks the page's loader again every few seconds while something is under way, ever slower, not while nobody looks. */
export function useRefreshing(isOn: boolean, isLive: boolean): void {
  const { revalidate, state } = useRevalidator()
  const times = useRef(0)
  useEffect(() => {
    if (!isOn || state !== 'idle' || times.current >= mostTimes) return
    const delay = isLive ? liveDelay : delays[Math.min(times.current, delays.length - 1)]
    const timer = setTimeout(() => {
      times.current += 1
      if (document.visibilityState === 'visible') void revalidate()
    }, delay)
    return () => clearTimeout(timer)
  }, [isOn, isLive, state, revalidate])
}
