import { Form } from 'react-router'
import { Button } from '#platform/ui/button.tsx'
import { FieldError } from '#platform/ui/field-error.tsx'
import { Icon } from '#platform/ui/icon.tsx'

type ScanBoxProps = {
  readonly name: string
  readonly label: string
  readonly button: string
  readonly method: 'get' | 'post'
  readonly value?: string
  readonly error?: string
  readonly inputMode?: 'numeric' | 'text'
  /** Nothing else on the page is to be filled in first. */
  readonly isWaiting?: boolean
}

// A scanner is a keyboard: it types wherever the focus is, so this page is opened with the focus here.
const holdsTheFocus = { autoFocus: true, 'data-waits': true } as const

/** Where a scanner writes: it has the focus, and the Enter that every scanner sends goes on by itself. */
export function ScanBox(props: ScanBoxProps) {
  const { name, label, button, method, value, error, inputMode = 'text', isWaiting = true } = props
  const id = `field-${name}`
  return (
    <Form method={method} className="mb-4 flex max-w-xl flex-col gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <span className="control flex items-center gap-2 p-1 ps-3">
        <Icon name="scan" className="text-soft" />
        <input
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
        <Button type="submit" kind="primary" size="small" name={method === 'post' ? 'do' : undefined} value="scan">
          {button}
        </Button>
      </span>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </Form>
  )
}
