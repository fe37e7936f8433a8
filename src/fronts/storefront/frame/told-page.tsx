import type { ToldPage } from '#fronts/storefront/sharing/page-data.ts'

const tell = import.meta.env.SSR ? (await import('#fronts/storefront/sharing/page-data.ts')).tellPage : null

/** What a page tells search engines, said by the server alone: nobody else reads it, so browsers load nothing for it. */
export function ToldPageData(told: ToldPage) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which nothing can end the script
      dangerouslySetInnerHTML={{ __html: tell ? tell(told) : '' }}
    />
  )
}
