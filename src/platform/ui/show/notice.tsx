import type { ReactNode } from 'react'
import { IconButton } from '#platform/ui/forms/icon-button.tsx'
import { ModalCloseLink } from '#platform/ui/frame/modal-close-link.tsx'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import type { Tone } from './tone.ts'
import { tones } from './tone.ts'

export type NoticeProps = {
  readonly tone: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly action?: ReactNode
  readonly closeLabel?: string
  readonly onClose?: () => void
  readonly closeTo?: string
  readonly role?: 'status' | 'alert'
  readonly className?: string
}

/** Something to know, in its place on the page. */
export function Notice({ tone, title, children, action, role, className, ...closing }: NoticeProps) {
  return (
    <div role={role} className={classes('notice', tones[tone].box, className)}>
      <Icon name={tones[tone].icon} className={tones[tone].text} />
      <div>
        {title && <p className={classes('font-semibold', tones[tone].text)}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="mt-3 flex flex-wrap gap-2">{action}</div>}
      </div>
      <Close {...closing} />
    </div>
  )
}

/** The same across the whole width, on top of a page. */
export function Banner({ tone, title, children, action, role, ...closing }: NoticeProps) {
  return (
    <div role={role} className={classes('border-b', tones[tone].box)}>
      <div className="mx-auto flex max-w-wide items-center gap-3 px-4 py-1.5 sm:px-6">
        <Icon name={tones[tone].icon} className={tones[tone].text} />
        <p className="min-w-0 grow text-sm">
          {title && <strong className={classes('me-1 font-semibold', tones[tone].text)}>{title}</strong>} {children}
        </p>
        {action}
        <Close {...closing} />
      </div>
    </div>
  )
}

function Close({ closeLabel, onClose, closeTo }: Pick<NoticeProps, 'closeLabel' | 'onClose' | 'closeTo'>) {
  if (closeLabel === undefined) return null
  if (closeTo !== undefined) {
    return (
      <span className="-my-2.5 -me-2 shrink-0">
        <ModalCloseLink to={closeTo} label={closeLabel} />
      </span>
    )
  }
  return <IconButton icon="close" label={closeLabel} onClick={onClose} className="-my-2 -me-2 border-transparent" />
}
