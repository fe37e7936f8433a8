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
  readonly className?: string
}

/**
 * Links to something further down the page, and with JavaScript shows it over the page, so that nobody loses their
 * place.
 */
export function SheetLink({ href, text, title, closeLabel, children, className = '' }: SheetLinkProps) {
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
        className={`inline-flex min-h-6 items-center text-sea underline decoration-line decoration-2 underline-offset-4 hover:text-accent-ink ${className}`}
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
