import type { LeftOut } from '#content/newsletter/sending/prepare-campaign.ts'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { productPath } from './campaign-text.ts'

type LeftOutListProps = {
  readonly leftOut: readonly (LeftOut & { readonly locale: Locale })[]
  /** The reader's. */
  readonly locale: Locale
}

const reasons: Readonly<Record<LeftOut['why'], () => string>> = {
  gone: m.newsletter_left_out_gone,
  soldOut: m.newsletter_left_out_sold_out,
  noPrice: m.newsletter_left_out_no_price,
}
const languages = { ar: m.newsletter_write_arabic, en: m.newsletter_write_english }

/** Products that are written in a campaign and would not be in its mail now, each with its reason. */
export function LeftOutList({ leftOut, locale }: LeftOutListProps) {
  if (leftOut.length === 0) return null
  return (
    <Notice tone="warn" title={m.newsletter_left_out()}>
      <ul className="list-disc ps-5">
        {leftOut.map(({ id, title, why, locale: own }) => (
          <li key={`${own} ${id}`} className="wrap-anywhere">
            {languages[own]()}:{' '}
            <TextLink to={`/${locale}${productPath(id)}`}>
              <bdi>{title ?? id}</bdi>
            </TextLink>{' '}
            · {reasons[why]()}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
