import { type FormEvent, useContext, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { Quantity } from '#platform/ui/forms/quantity.tsx'
import { UnsentContext } from '#platform/ui/forms/unsent.ts'
import { m } from '#words/messages.js'
import type { ItemView } from './item-view.ts'

/** The quantity of one item. Quick clicks become one change; without JavaScript each click is a form. */
export function RowQuantity({ item, delay }: { readonly item: ItemView; readonly delay: number }) {
  const fetcher = useFetcher()
  const [wanted, setWanted] = useState<number | null>(null)
  const [isOffline, setOffline] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The chosen quantity is shown until the cart has answered with the real one.
  useEffect(() => {
    if (fetcher.state === 'idle') setWanted((before) => (before === item.quantity ? null : before))
  }, [fetcher.state, item.quantity])
  const unsent = useContext(UnsentContext)
  useEffect(() => {
    if (unsent) setWanted(null)
  }, [unsent])
  useEffect(() => () => clearTimeout(timer.current), [])

  function change(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const posted = new FormData(event.currentTarget, submitter)
    posted.set('quiet', '1')
    // Without a connection nothing is sent: the page stays as it is and says why.
    setOffline(!navigator.onLine)
    if (!navigator.onLine) return
    setWanted(Number(posted.get('quantity')))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => fetcher.submit(posted, { method: 'post' }), delay)
  }

  return (
    <fetcher.Form method="post" onSubmit={change} aria-busy={fetcher.state !== 'idle'}>
      <input type="hidden" name="do" value="quantity" />
      <input type="hidden" name="itemId" value={item.id} />
      <input type="hidden" name="version" value={item.version} />
      <Quantity
        submits
        label={m.cart_field_quantity()}
        name="quantity"
        value={wanted ?? item.quantity}
        max={99}
        increaseLabel={m.cart_increase()}
        decreaseLabel={m.cart_decrease()}
      />
      {isOffline && (
        <p role="alert" className="mt-1 text-sm text-bad">
          {m.cart_quantity_offline()}
        </p>
      )}
    </fetcher.Form>
  )
}
