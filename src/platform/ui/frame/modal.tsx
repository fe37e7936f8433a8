import type { ReactNode } from 'react'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '#platform/ui/forms/icon-button.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { ModalCloseLink } from './modal-close-link.tsx'
import { useModal } from './use-modal.ts'

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

/** What dialog, sheet and drawer share; each gives its own place on the screen. */
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

const frame = 'fixed z-50 m-0 flex max-w-none border-0 bg-surface p-0 text-ink shadow-lift'
