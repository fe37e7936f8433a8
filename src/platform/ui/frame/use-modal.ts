import type { RefObject } from 'react'
import { useEffect, useRef } from 'react'

/**
 * Makes an open `<dialog>` modal: focus goes in (to its heading) and comes back to where it was, or, where it led to another screen, to
 * the field of that screen which waits for a scanner (`data-waits`); Esc and a press beside it ask to shut.
 */
export function useModal(shut: () => void): RefObject<HTMLDialogElement | null> {
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
