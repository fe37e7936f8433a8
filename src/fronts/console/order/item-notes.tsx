import { pictureAddress } from '#platform/ui/show/picture-address.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { sayShort } from '#selling/orders/discrepancies/pages/say-short.ts'
import { AnswersGiven } from '#selling/orders/review/answers-given.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { DeskItem } from './desk-item.ts'

type ItemNotesProps = { readonly item: DeskItem; readonly locale: Locale; readonly site: Site }

/** What was said about an item: by its customer, by the review, by whoever bought it; and our own photos of it. */
export function ItemNotes({ item, locale, site }: ItemNotesProps) {
  const { notes, corrected, verdict, issues, answered, hold, short, photos } = item
  return (
    <>
      {notes && (
        <p className="text-sm">
          <span className="text-soft">{m.console_order_item_note()} </span>
          <bdi>{notes}</bdi>
        </p>
      )}
      {corrected.map((sentence) => (
        <p key={sentence} className="text-sm">
          {sentence}
        </p>
      ))}
      {verdict && (
        <p className="text-sm text-soft">
          {verdicts[verdict.event]?.() ?? verdict.event} <bdi>{verdict.staff ?? m.console_order_system()}</bdi> ·{' '}
          <bdi>{sayMoment(verdict.at, locale, site)}</bdi>
          {verdict.note && (
            <>
              {' · '}
              <bdi className="text-ink">{verdict.note}</bdi>
            </>
          )}
        </p>
      )}
      {issues.map(({ label, details }) => (
        <p key={`${label} ${details}`} className="rounded bg-warn-soft px-3 py-2 text-sm">
          {m.console_order_asked()} <bdi className="font-semibold">{details || label}</bdi>
        </p>
      ))}
      <AnswersGiven answered={answered} />
      {hold && (
        <p className="rounded bg-warn-soft px-3 py-2 text-sm">
          {hold.newPrice === null ? m.console_order_held() : m.console_order_held_price({ price: hold.newPrice })}{' '}
          <bdi>{hold.note}</bdi>
          {hold.decision === 'HOLD_ORDER' && <span className="block">{m.purchasing_order_waits()}</span>}
        </p>
      )}
      {short && <p className="text-sm font-semibold">{sayShort(short)}</p>}
      {photos.length > 0 && (
        <ul aria-label={m.console_order_photos()} className="flex flex-wrap gap-2">
          {photos.map((id, at) => (
            <li key={id}>
              <a href={`/api/files/${id}`} target="_blank" rel="noopener">
                <img
                  src={pictureAddress(`/api/files/${id}`, 160)}
                  alt={`${m.custody_photo()} ${at + 1}`}
                  width={64}
                  height={64}
                  loading="lazy"
                  className="size-16 rounded border border-line object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const verdicts: Readonly<Record<string, () => string>> = {
  approve: m.console_order_approved,
  reject: m.console_order_rejected,
  askInfo: m.console_order_asked_by,
}
