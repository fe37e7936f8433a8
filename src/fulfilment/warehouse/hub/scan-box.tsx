import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { Button } from '#platform/ui/forms/button.tsx'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'

type ScanBoxProps = {
  readonly name: string
  readonly label: string
  readonly button: string
  readonly method: 'get' | 'post'
  readonly value?: string
  readonly error?: string
  /** Changes with every answer, also with a repeated one. */
  readonly attempt?: string
  readonly inputMode?: 'numeric' | 'text'
  /** Whether no other field on the page has to be filled in first. */
  readonly isWaiting?: boolean
}

// A scanner is a keyboard that types wherever the focus is, so the page opens with the focus here.
const holdsTheFocus = { autoFocus: true, 'data-waits': true } as const

/**
 * The field for a scanner: it has the focus, and the Enter that every scanner sends submits it. It is emptied as soon
 * as a code is sent and stays the same field when the answer arrives, so that the next code may be scanned meanwhile; a
 * refused code comes back, unless the next one is being typed.
 */
export function ScanBox(props: ScanBoxProps) {
  const { name, label, button, method, value, error, attempt, inputMode = 'text', isWaiting = true } = props
  const id = `field-${name}`
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!attempt || value === undefined || error === undefined) return
    const field = box.current
    if (field?.value !== '') return
    field.value = value
    field.select()
  }, [attempt, value, error])
  const empty = () =>
    requestAnimationFrame(() => {
      if (box.current) box.current.value = ''
    })
  return (
    <Form
      method={method}
      onSubmit={method === 'post' ? empty : undefined}
      className="mb-4 flex max-w-xl flex-col gap-1"
    >
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <span className="control flex items-center gap-2 p-1 ps-3">
        <Icon name="scan" className="text-soft" />
        <input
          ref={box}
          id={id}
          name={name}
          dir="ltr"
          defaultValue={value}
          {...(isWaiting && holdsTheFocus)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          inputMode={inputMode}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onFocus={(event) => event.currentTarget.select()}
          className="figures h-9 min-w-0 grow bg-transparent text-lg outline-none"
        />
        <Button
          type="submit"
          kind="primary"
          size="small"
          className="shrink-0 whitespace-nowrap"
          name={method === 'post' ? 'do' : undefined}
          value="scan"
        >
          {button}
        </Button>
      </span>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Form>
  )
}
