import { megabytes } from '#care/tickets/megabytes.ts'
import type { TicketMessage } from '#care/tickets/read-tickets.ts'
import { brand } from '#platform/settings/brand.ts'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type Place = { readonly locale: Locale; readonly site: Site }
type MessageListProps = {
  readonly who: 'customer' | 'staff'
  readonly messages: readonly TicketMessage[]
  readonly place: Place
}

/** What the customer and the shop wrote, oldest first: one's own at the end of the line. */
export function MessageList({ who, messages, place }: MessageListProps) {
  return (
    <ol aria-label={m.tickets_messages()} className="flex flex-col gap-3">
      {messages.map((message) => (
        <Said key={message.id} message={message} who={who} place={place} />
      ))}
    </ol>
  )
}

function Said({ message, who, place }: Omit<MessageListProps, 'messages'> & { readonly message: TicketMessage }) {
  const { staff, isMine, isNote, said, at, itemTitle, seenAt, files, byMail, otherSender, lostFiles } = message
  const isOurs = who === 'customer' ? staff === null : staff !== null
  const name = isMine
    ? m.tickets_you()
    : otherSender !== null
      ? otherSender
      : staff === null
        ? m.tickets_customer()
        : staff || m.tickets_shop({ brand: brand.name[place.locale] })
  return (
    <li
      className={classes(
        'max-w-[85%] rounded border p-3',
        isNote ? 'ms-auto border-warn-line bg-warn-soft' : 'border-line',
        !isNote && (isOurs ? 'ms-auto bg-sunken' : 'me-auto bg-surface'),
      )}
    >
      <p className="text-sm text-soft">
        <bdi className="font-semibold text-ink">{name}</bdi> <bdi>{sayTime(at, place.locale, place.site)}</bdi>
        {isNote && <> · {otherSender === null ? m.tickets_note() : m.tickets_other_sender()}</>}
        {byMail && !isNote && <> · {m.tickets_by_mail()}</>}
        {isOurs && seenAt && <> · {m.tickets_seen()}</>}
      </p>
      {itemTitle && (
        <p className="truncate text-sm text-soft">
          {m.tickets_about()} <bdi>{itemTitle}</bdi>
        </p>
      )}
      <p dir="auto" className="whitespace-pre-wrap break-words [unicode-bidi:plaintext]">
        {said}
      </p>
      {lostFiles > 0 && <p className="mt-2 text-sm text-soft">{m.tickets_lost_files({ count: lostFiles })}</p>}
      {files.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-2">
          {files.map(({ id, bytes }, place) => (
            <li key={id}>
              <a
                href={`/api/files/${id}`}
                target="_blank"
                rel="noreferrer"
                className="flex min-h-11 items-center gap-2 rounded border border-line bg-surface px-3 text-sm text-sea"
              >
                <Icon name="file" size={16} />
                {m.tickets_file({ place: String(place + 1), size: String(megabytes(bytes)) })}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
