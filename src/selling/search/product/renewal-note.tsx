import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Refreshed } from '#catalog/products/readings/refresh-offer.ts'
import { m } from '#words/messages.js'

type RenewalNoteProps = { readonly age: string; readonly renewed: Promise<Refreshed> | null }

/** How old the store's price is; while its page is read again that is said, and a new price comes by itself. */
export function RenewalNote({ age, renewed }: RenewalNoteProps) {
  const { revalidate } = useRevalidator()
  const [isReading, setReading] = useState(renewed !== null)
  useEffect(() => {
    let isLeft = false
    setReading(renewed !== null)
    Promise.resolve(renewed).then(
      (news) => {
        if (isLeft) return
        setReading(false)
        if (news === 'renewed' || news === 'gone') void revalidate()
      },
      () => setReading(false),
    )
    return () => {
      isLeft = true
    }
  }, [renewed, revalidate])
  return (
    <p role="status" className="text-sm text-soft">
      {m.search_price_age({ age })} {isReading && m.search_offer_old()}
    </p>
  )
}
