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
  /** Changes with every answer, also with one that says the same again. */
  readonly attempt?: string
  readonly inputMode?: 'numeric' | 'text'
  /** Nothing else on the page is to be filled in first. */
  readonly isWaiting?: boolean
}

// A scanner is a keyboard: it types wherever the focus is, so this page is opened with the focus here.
const holdsTheFocus = { autoFocus: true, 'data-waits': true } as const

/**
 * Where a scanner writes: it has the focus, and the Enter that every scanner sends goes on by itself. It is empty as soon as a code is
 * on its way and stays the same box when the answer comes, so that the next code may be scanned meanwhile; a code that was refused
 * comes back, unless the next one is being written.
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
