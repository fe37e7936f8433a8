import { type ChangeEvent, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { FieldShell } from './field-shell.tsx'
import { useFormState } from './post-form.tsx'

type CodeFieldProps = {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly name: string
  /** How many digits the code has. */
  readonly length: number
}

/**
 * A one-time code, one box a digit: a single real input, so that pasting and the phone's own suggestion fill it. With a
 * script the last digit sends the form.
 */
export function CodeField({ label, hint, name, length }: CodeFieldProps) {
  const [filled, setFilled] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const { errors } = useFormState()
  // A code that was wrong is typed anew, not corrected.
  useEffect(() => {
    if (!errors[name] || !field.current) return
    field.current.value = ''
    setFilled(0)
  }, [errors, name])
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget
    const digits = withWesternDigits(input.value).replace(/\D/g, '').slice(0, length)
    if (digits !== input.value) input.value = digits
    setFilled(digits.length)
    if (digits.length === length && filled < length) input.form?.requestSubmit()
  }
  return (
    <FieldShell label={label} name={name} hint={hint}>
      {(control) => (
        <span dir="ltr" className="code-boxes" style={{ '--digits': length } as CSSProperties}>
          <input
            {...control}
            ref={field}
            name={name}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[\d٠-٩۰-۹\s]*"
            maxLength={length * 4}
            required
            onChange={type}
          />
          {Array.from({ length }, (_, place) => place).map((place) => (
            <span key={place} aria-hidden="true" data-now={place === Math.min(filled, length - 1) || undefined} />
          ))}
        </span>
      )}
    </FieldShell>
  )
}
