import { type MouseEvent, type ReactNode, useState } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { Modal, type ModalProps, modalWidths } from './modal.tsx'

export type SheetLinkProps = {
  /** The place on the page with the same content, for browsers without JavaScript. */
  readonly href: string
  readonly text: ReactNode
  readonly title: ReactNode
  readonly closeLabel: string
  /** Rendered only while the sheet is open. */
  readonly children: () => ReactNode
  /** A word within a price: with a dotted line below it. */
  readonly dotted?: boolean
  readonly className?: string
}

/**
 * Links to something further down the page, and with JavaScript shows it over the page, so that nobody loses their
 * place.
 */
export function SheetLink({ href, text, title, closeLabel, children, dotted = false, className }: SheetLinkProps) {
  const [isOpen, setOpen] = useState(false)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <a
        href={href}
        onClick={open}
        className={classes(
          'inline-flex min-h-6 items-center underline decoration-2 hover:text-accent-ink',
          dotted
            ? 'font-semibold text-soft decoration-edge decoration-dotted underline-offset-8'
            : 'text-sea decoration-line underline-offset-4',
          className,
        )}
      >
        {text}
      </a>
      <Sheet open={isOpen} title={title} closeLabel={closeLabel} onClose={() => setOpen(false)}>
        {isOpen && children()}
      </Sheet>
    </>
  )
}

/** Rises from the bottom of a phone, within the thumb's reach; stands in the middle of wider screens. */
export function Sheet({ size = 'regular', ...rest }: ModalProps) {
  return <Modal {...rest} size={size} place={classes(place, modalWidths[size])} />
}

const place =
  'inset-x-0 bottom-0 top-auto max-h-[88dvh] w-full animate-rise overflow-hidden rounded-t sm:inset-0 sm:m-auto sm:h-fit sm:rounded'
