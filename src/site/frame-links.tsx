import { useLocation } from 'react-router'

/** Tells search engines that this page stands in both languages. */
export function FrameLinks({ origin }: { readonly origin: string }) {
  const { pathname } = useLocation()
  const rest = pathname.replace(/^\/[^/]+/, '')
  return (
    <>
      <link rel="alternate" hrefLang="ar" href={`${origin}/ar${rest}`} />
      <link rel="alternate" hrefLang="en" href={`${origin}/en${rest}`} />
    </>
  )
}
