import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 4_000

/** Asks the page's loader again every few seconds while something goes on, and not while nobody looks. */
export function useRenewing(isOn: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isOn || state !== 'idle') return
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, everyMs)
    const onReturn = () => void revalidate()
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [isOn, state, revalidate])
}
