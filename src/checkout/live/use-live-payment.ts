import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { hearLive } from '#platform/live/live-stream.ts'

/** Reads the page again when the server says that this payment changed; answers whether the server can say so just now. */
export function useLivePayment(paymentId: string, isOn: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const stop = hearLive('/api/events', Date.now(), ({ kind, data }) => {
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
