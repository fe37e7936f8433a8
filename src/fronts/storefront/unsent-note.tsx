import { type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react'
import { UNSAFE_DataRouterDataContext as RouterData } from 'react-router'
import { UnsentContext } from '#platform/ui/forms/unsent.ts'
import { Toast, Toasts } from '#platform/ui/frame/toast.tsx'
import { m } from '#words/messages.js'
import { forgetUnsent, noteSender, onUnsent, rememberShown, unsentForm } from './unsent-forms.ts'

/** Says that a form was not sent: beside its button, or on top of the page if there is no room. */
export function UnsentNote({ children }: { readonly children: ReactNode }) {
  const data = useContext(RouterData)
  const failed = useSyncExternalStore(onUnsent, unsentForm, () => null)
  useEffect(() => {
    if (data) rememberShown(data)
  }, [data])
  useEffect(() => {
    document.addEventListener('submit', noteSender, true)
    return () => document.removeEventListener('submit', noteSender, true)
  }, [])
  const text = failed && (navigator.onLine ? m.storefront_unsent() : m.storefront_unsent_offline())
  const by = failed && markOf(failed.button)
  return (
    <UnsentContext value={failed && { by, text }}>
      {children}
      {failed && by === null && (
        <Toasts label={m.storefront_unsent_label()}>
          <Toast tone="bad" text={text} closeLabel={m.storefront_unsent_close()} onClose={forgetUnsent} />
        </Toasts>
      )}
    </UnsentContext>
  )
}

// The bottom bar has room only for its button.
function markOf(button: Element | null): string | null {
  if (!button || button.closest('[data-sticky-bar]')) return null
  return button.getAttribute('data-mark')
}
