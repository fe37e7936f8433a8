import { type ReactNode, useEffect, useState } from 'react'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { m } from '#words/messages.js'

/** Counts down the seconds until another code may be asked for, and then shows the ways to ask. Without a script it says how long. */
export function ResendWait({ seconds, children }: { readonly seconds: number; readonly children: ReactNode }) {
  const left = useSecondsLeft(seconds)
  if (left <= 0) return children
  const time = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <>
      <p className="text-sm text-soft">
        {m.people_phone_again_in()}{' '}
        <span role="timer" aria-live="off" className="figures">
          <Ltr>{time}</Ltr>
        </span>
      </p>
      <noscript>{children}</noscript>
    </>
  )
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    setLeft(seconds)
    if (seconds <= 0) return
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
