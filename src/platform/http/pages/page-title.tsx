import { brand } from '#platform/settings/brand.ts'
import { getLocale } from '#words/runtime.js'

/** The title of the tab: the page, then the shop. The title for sharing has the page alone. */
export function PageTitle({ children }: { readonly children: string }) {
  return (
    <>
      <title>{`${children} · ${brand.name[getLocale()]}`}</title>
      <meta property="og:title" content={children} />
    </>
  )
}
