import { type ComponentType, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

/** What draws a still part: there on the server, loaded in browsers that need it. */
export type StillPart<Props> = {
  drawn: ComponentType<Props> | null
  readonly load: () => Promise<ComponentType<Props>>
}

/** Loads what draws a part, so that it is there at once when its page is shown. */
export async function loadStill<Props>(part: StillPart<Props>): Promise<void> {
  part.drawn = await part.load()
}

type StillProps<Props> = { readonly part: StillPart<Props>; readonly shown: Props }

/**
 * A part of a page that stays as the server drew it: its pictures, links, folds and plain forms need no script, so a browser loads
 * none for it, and its links are followed by the router all the same. A browser draws it only where the server did not.
 */
export function Still<Props extends object>({ part, shown }: StillProps<Props>) {
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  const [, setLoaded] = useState(false)
  useEffect(() => {
    if (place.current?.childElementCount !== 0) return
    loadStill(part).then(
      () => setLoaded(true),
      // Without it the page is the page.
      () => {},
    )
  }, [part])
  const Drawn = part.drawn
  if (Drawn !== null)
    return (
      <div key="drawn">
        <Drawn {...shown} />
      </div>
    )
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
    if (!link || !isPlain || link.target !== '' || link.origin !== window.location.origin) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash)
  }
  // React leaves the content alone of an element that it was told to set, and nothing is set.
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its links are pressed, by keys too
    // biome-ignore lint/a11y/useKeyWithClickEvents: its links are pressed, by keys too
    <div
      key="still"
      ref={place}
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
