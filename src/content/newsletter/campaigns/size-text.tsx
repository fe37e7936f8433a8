import { formatCount } from '#platform/values/amounts/format-money.ts'
import { m } from '#words/messages.js'
import type { AudienceSize } from './audience.ts'

/** How many are in an audience, and who of them would not get it now. */
export function SizeText({ size: { all, arabic, english, mailed } }: { readonly size: AudienceSize }) {
  return (
    <>
      <p className="text-lg font-semibold">{m.newsletter_audience_size({ count: all })}</p>
      {all > 0 && (
        <p className="text-sm text-soft">
          {m.newsletter_audience_parts({
            arabic: formatCount(arabic),
            english: formatCount(english),
            mailed: formatCount(mailed),
          })}
        </p>
      )}
    </>
  )
}
