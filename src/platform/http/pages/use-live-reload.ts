import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { hearLive } from './live-stream.ts'

// One change may be announced in several events: they lead to one reload.
const settleMs = 300

/**
 * Reads the page again when the server says that something of it changed, at most once in `everyMs`; what is typed stays, and what a form was answered (`use-answer.ts`).
 * `readAt` is when the page's data was read. Where there is no script, no path or no stream, the page is as it was read.
 */
export function useLiveReload(path: string | null, readAt: number, everyMs = 0): void {
  const { revalidate } = useRevalidator()
  const since = useRef(readAt)
  const reload = useRef(revalidate)
  useEffect(() => {
    since.current = readAt
    reload.current = revalidate
  })
  useEffect(() => {
    if (path === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = 0
    const stop = hearLive(path, since.current, ({ kind }) => {
      if ((kind !== 'news' && kind !== 'over') || timer) return
      const wait = Math.max(settleMs, last + everyMs - performance.now())
      timer = setTimeout(() => {
        timer = undefined
        last = performance.now()
        void reload.current()
      }, wait)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [path, everyMs])
}
