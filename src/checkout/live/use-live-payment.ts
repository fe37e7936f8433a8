import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/** Reads the page again when the server says that this payment changed; answers whether the server can say so just now. */
export function useLivePayment(paymentId: string, isOn: boolean): boolean {
  const { revalidate } = useRevalidator()
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    if (!isOn || typeof EventSource === 'undefined') return
    const events = new EventSource('/api/events')
    events.addEventListener('ready', () => {
      setLive(true)
      // What changed between the page and the first moment of listening.
      void revalidate()
    })
    events.addEventListener('payment', ({ data }: MessageEvent<string>) => {
      if (data.includes(paymentId)) void revalidate()
    })
    events.addEventListener('error', () => setLive(false))
    return () => {
      events.close()
      setLive(false)
    }
  }, [paymentId, isOn, revalidate])
  return isLive
}
