import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { m } from '#words/messages.js'

/**
 * A thin line on top while the next page is on its way; the page itself stays still. Who does not see it hears that
 * something is coming and, once it is there, what it is called.
 */
export function PendingLine() {
  const isComing = useNavigation().state !== 'idle'
  const arrived = useArrival()
  return (
    <>
      <p role="status" className="sr-only">
        {isComing ? m.storefront_loading() : arrived}
      </p>
      {isComing && (
        <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
          <span className="absolute inset-y-0 w-2/5 animate-travel bg-accent motion-reduce:w-full" />
        </div>
      )}
    </>
  )
}

// The title of the page one has come to by a link. The focus would have gone with the link: it goes on at the content.
function useArrival(): string {
  const { pathname, search } = useLocation()
  const here = pathname + search
  const before = useRef(here)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (before.current === here) return
    before.current = here
    setTitle(document.title)
    if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
  }, [here])
  return title
}
