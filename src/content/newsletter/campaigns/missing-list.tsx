import { Notice } from '#platform/ui/show/notice.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { m } from '#words/messages.js'
import type { CampaignFound } from './read-campaigns.ts'

type Missing = CampaignFound['missing'][number]

const texts: Readonly<Record<Missing['code'], (facts: { readonly about: string }) => string>> = {
  subject: m.newsletter_missing_subject,
  empty: m.newsletter_missing_empty,
  link: m.newsletter_missing_link,
  picture: m.newsletter_missing_picture,
  pictureGone: m.newsletter_missing_picture_gone,
  alt: m.newsletter_missing_alt,
  products: m.newsletter_missing_products,
  blocks: m.newsletter_missing_blocks,
}
const languages = { ar: m.newsletter_write_arabic, en: m.newsletter_write_english }

/** What a draft lacks before it may be proposed. */
export function MissingList({ missing }: { readonly missing: readonly Missing[] }) {
  if (missing.length === 0) return null
  return (
    <Notice tone="warn" title={m.newsletter_missing()}>
      <ul className="list-disc ps-5">
        {missing.map(({ locale, code, about }) => (
          <li key={`${locale} ${code} ${about}`} className="[overflow-wrap:anywhere]">
            {languages[locale]()}: {texts[code]({ about: isolateLtr(about) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
