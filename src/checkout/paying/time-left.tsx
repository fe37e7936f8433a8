import { useEffect, useState } from 'react'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type TimeLeftProps = {
  readonly until: Date
  /** The server's own time when it said so: a browser's clock may be wrong. */
  readonly now: Date
  readonly locale: Locale
  readonly site: Site
}

/** Until when a code holds; with a script, how much of that is left, by the second. */
export function TimeLeft({ until, now, locale, site }: TimeLeftProps) {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const startedAt = performance.now()
    const whole = until.getTime() - now.getTime()
    const tick = () => setLeft(Math.max(0, whole - (performance.now() - startedAt)))
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [until, now])
  return (
    <p className="flex flex-wrap justify-between gap-x-4 text-soft">
      <span>{m.checkout_valid_until({ time: sayTime(until, locale, site) })}</span>
      {left !== null && (
        <bdi dir="ltr" role="timer" className="figures font-semibold text-ink">
          {clock(left)}
        </bdi>
      )}
    </p>
  )
}

function clock(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}
