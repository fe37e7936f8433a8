import { useEffect, useRef, useState } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import { m } from '#words/messages.js'
import { FieldShell, fieldId } from './field-shell.tsx'

type PasswordFieldProps = {
  readonly label: string
  readonly hint?: string
  readonly name: string
  readonly autoComplete: 'current-password' | 'new-password'
  readonly minLength?: number
  readonly required?: boolean
}

/**
 * A password that can be looked at before it is sent: the button says its state, and sending hides the password again, so
 * that the browser offers to keep it. Without a script it is a plain field.
 */
export function PasswordField({ label, hint, name, ...native }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const [hasScript, setHasScript] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    setHasScript(true)
    const form = field.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])
  return (
    <FieldShell label={label} name={name} hint={hint}>
      {(control) => (
        <span dir="ltr" className="control holder">
          <input
            {...native}
            {...control}
            ref={field}
            name={name}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          {hasScript && (
            <button
              type="button"
              aria-pressed={isShown}
              aria-controls={fieldId(name)}
              aria-label={m.platform_password_show()}
              title={isShown ? m.platform_password_hide() : m.platform_password_show()}
              onClick={() => setShown(!isShown)}
              className="inline-flex size-11 shrink-0 items-center justify-center rounded text-soft hover:text-ink"
            >
              <Icon name={isShown ? 'eye-off' : 'eye'} />
            </button>
          )}
          <span role="status" className="sr-only">
            {isShown ? m.platform_password_shown() : ''}
          </span>
        </span>
      )}
    </FieldShell>
  )
}
