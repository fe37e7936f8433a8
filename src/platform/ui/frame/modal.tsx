import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '#platform/ui/forms/icon-button.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { ModalCloseLink } from './modal-close-link.tsx'

export type ModalSize = 'small' | 'regular' | 'large'

export type ModalProps = {
  readonly open: boolean
  readonly title: ReactNode
  readonly closeLabel: string
  readonly onClose?: () => void
  readonly closeTo?: string
  readonly actions?: ReactNode
  readonly size?: ModalSize
  readonly children: ReactNode
}

export const modalWidths: Readonly<Record<ModalSize, string>> = {
  small: 'sm:w-100',
  regular: 'sm:w-140',
  large: 'sm:w-200',
}

/** The common part of dialog, sheet and drawer; each has its own place on the screen. */
export function Modal({ open, ...rest }: ModalProps & { readonly place: string }) {
  return open ? <OpenModal {...rest} /> : null
}

function OpenModal(props: Omit<ModalProps, 'open'> & { readonly place: string }) {
  const { title, closeLabel, onClose, closeTo, actions, children, place } = props
  const navigate = useNavigate()
  const heading = useId()
  const shut = () => {
    if (onClose) onClose()
    else if (closeTo !== undefined) navigate(closeTo, { preventScrollReset: true })
  }
  const dialog = useModal(shut)
  return (
    <dialog ref={dialog} open aria-labelledby={heading} className={classes(frame, place)}>
      <div className="flex max-h-[inherit] min-h-0 w-full grow flex-col">
        <header className="flex shrink-0 items-start justify-between gap-4 border-b border-line py-2 ps-5 pe-2">
          <h2 id={heading} tabIndex={-1} className="py-2 text-lg outline-none">
            {title}
          </h2>
          {closeTo === undefined ? (
            <IconButton icon="close" label={closeLabel} onClick={shut} />
          ) : (
            <ModalCloseLink to={closeTo} label={closeLabel} />
          )}
        </header>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain p-5">{children}</div>
        {actions && (
          <footer className="flex shrink-0 flex-wrap justify-end gap-2 border-t border-line px-5 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
            {actions}
          </footer>
        )}
      </div>
    </dialog>
  )
}

/**
 * Makes an open `<dialog>` modal: focus goes in (to its heading) and comes back to where it was, or, where it led to another screen, to
 * the field of that screen which waits for a scanner (`data-waits`); Esc and a press beside it ask to shut.
 */
function useModal(shut: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  // Before anything inside takes the focus for itself.
  if (opener.current === null && typeof document !== 'undefined') opener.current = document.activeElement
  const latest = useRef(shut)
  latest.current = shut
  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (!element.matches(':modal')) {
      element.removeAttribute('open')
      element.showModal()
    }
    element.querySelector<HTMLElement>('[data-autofocus], [autofocus], h2')?.focus()
    const onCancel = (event: Event) => {
      event.preventDefault()
      latest.current()
    }
    const onClose = () => latest.current()
    const onPress = (event: MouseEvent) => {
      if (event.target === element) latest.current()
    }
    element.addEventListener('click', onPress)
    element.addEventListener('cancel', onCancel)
    element.addEventListener('close', onClose)
    return () => {
      element.removeEventListener('click', onPress)
      element.removeEventListener('cancel', onCancel)
      element.removeEventListener('close', onClose)
      const back = opener.current
      if (back instanceof HTMLElement && !back.matches('body, main') && back.isConnected) back.focus()
      else document.querySelector<HTMLElement>('main [data-waits]')?.focus()
    }
  }, [])
  return dialog
}

const frame = 'fixed z-50 m-0 flex max-w-none border-0 bg-surface p-0 text-ink shadow-lift'
