import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { hearLive } from '#platform/http/pages/live-stream.ts'

/** `readAt` is when the page was read, in milliseconds. Reads the page again when the server says that this payment changed; answers whether the server can say so just now. */
export function useLivePayment(paymentId: string, readAt: number, isOn: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [isLive, setLive] = useState(false)
  const since = useRef(readAt)
  useEffect(() => {
    if (!isOn) return
    const stop = hearLive('/api/events', since.current, ({ kind, data }) => {
      if (kind === 'lost') setLive(false)
      if (kind === 'ready') setLive(true)
      // What changed between the page and the first moment of listening.
      if (kind === 'ready' || kind === 'over' || (kind === 'payment' && data.includes(paymentId))) void revalidate()
    })
    return () => {
      stop()
      setLive(false)
    }
  }, [paymentId, isOn, revalidate])
  return isLive
}
