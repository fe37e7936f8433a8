import { useEffect, useRef } from 'react'
import type { HomeGoodsProps } from './home-goods.tsx'

const id = 'home-goods'
const Sent = import.meta.env.SSR ? (await import('./home-goods.tsx')).HomeGoods : null

/**
 * The goods of the home page as the server draws them: pictures, prices and links need no script, so a browser loads none
 * for them. Who comes here by a link within the shop gets the same from the page's address.
 */
export function StillGoods(props: HomeGoodsProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const here = place.current
    if (!here || here.childElementCount > 0) return
    const left = new AbortController()
    fetchGoods(left.signal).then(
      (goods) => here.replaceChildren(...goods),
      // Without them the page is the page.
      () => {},
    )
    return () => left.abort()
  }, [])
  if (Sent)
    return (
      <div id={id}>
        <Sent {...props} />
      </div>
    )
  // React leaves the content alone of an element that it was told to set, and nothing is set.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set
  return <div id={id} ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

async function fetchGoods(signal: AbortSignal): Promise<readonly Node[]> {
  const answer = await fetch(location.href, { signal })
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  return [...(page.getElementById(id)?.childNodes ?? [])]
}
