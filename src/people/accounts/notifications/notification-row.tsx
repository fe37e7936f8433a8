import type { Concern } from '#people/notices/kinds/concerns.ts'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { m } from '#words/messages.js'

type Row = {
  readonly id: string
  readonly concern: Concern | null
  readonly subject: string
  readonly text: string
  readonly path: string | null
  readonly isRead: boolean
  readonly time: string
}

const icons: Readonly<Record<Concern, IconName>> = {
  safety: 'shield',
  money: 'wallet',
  answers: 'warning',
  handover: 'truck',
  goods: 'box',
  tickets: 'mail',
  account: 'user',
}

type NotificationRowProps = { readonly row: Row; readonly home: string; readonly onRead: (id: string) => void }

/** One notification: what, since when, and the way to the thing; a dot and a word while it is unread. */
export function NotificationRow({ row, home, onRead }: NotificationRowProps) {
  const { id, concern, subject, text, path, isRead, time } = row
  const inside = (
    <>
      <Icon name={concern ? icons[concern] : 'info'} className={classes('mt-0.5', isRead ? 'text-soft' : 'text-sea')} />
      <span className="min-w-0 grow">
        <span className={classes('block [overflow-wrap:anywhere]', !isRead && 'font-semibold')}>
          <bdi>{subject}</bdi>
        </span>
        <span className="line-clamp-2 text-sm text-soft [overflow-wrap:anywhere]">
          <bdi>{text}</bdi>
        </span>
      </span>
      <span className="flex shrink-0 flex-col items-end gap-2 text-sm text-soft">
        <bdi className="figures">{time}</bdi>
        {!isRead && (
          <span className="size-2.5 rounded-full bg-accent">
            <span className="sr-only">{m.notices_center_unread()}</span>
          </span>
        )}
      </span>
    </>
  )
  const look = 'flex min-h-14 items-start gap-3 px-4 py-3 text-ink'
  return (
    <li className={classes(!isRead && 'bg-info-soft/40')}>
      {path === null ? (
        <div className={look}>{inside}</div>
      ) : (
        <Link
          to={`${home}${path}`}
          onClick={() => {
            if (!isRead) onRead(id)
          }}
          className={classes(look, 'no-underline -outline-offset-2 hover:bg-sunken')}
        >
          {inside}
        </Link>
      )}
    </li>
  )
}
