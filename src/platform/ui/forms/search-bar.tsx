import { useId } from 'react'
import { Form } from 'react-router'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { Button } from './button.tsx'
import { FieldError } from './field-error.tsx'

export type SearchBarProps = {
  readonly action: string
  readonly name?: string
  readonly label: string
  readonly placeholder: string
  readonly button: string
  readonly value?: string
  readonly large?: boolean
  readonly busy?: boolean
  readonly quiet?: boolean
  /** The error of the typed text, shown below the box and read with it. */
  readonly error?: string | null
  readonly icon?: IconName
  readonly method?: 'get' | 'post'
  /** A code or a number is left to right, also before it is typed. */
  readonly isCode?: boolean
  readonly className?: string
}

/** One box for a pasted link or a search; its direction follows the typed text. */
export function SearchBar(props: SearchBarProps) {
  const {
    action,
    name = 'q',
    label,
    placeholder,
    button,
    value,
    large = false,
    busy,
    quiet = false,
    error,
    icon = 'link',
    method = 'get',
    isCode = false,
    className,
  } = props
  const errorId = useId()
  return (
    <Form action={action} method={method} className={classes('flex w-full min-w-0 flex-col gap-2', className)}>
      <search className="control relative flex w-full min-w-0 items-center p-1 ps-3">
        <Icon name={icon} className="text-soft" />
        <input
          type="search"
          name={name}
          dir={isCode ? 'ltr' : undefined}
          aria-label={label}
          placeholder={placeholder}
          defaultValue={value}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          enterKeyHint="search"
          autoComplete="off"
          className={classes(
            'min-w-0 grow bg-transparent px-2 text-start [unicode-bidi:plaintext] outline-none placeholder:truncate',
            large ? 'h-12 text-lg' : 'h-9 pointer-coarse:h-11',
          )}
        />
        <Button
          type="submit"
          kind={quiet ? 'secondary' : 'primary'}
          size={large ? 'regular' : 'small'}
          busy={busy}
          className={classes('on-surface shrink-0 whitespace-nowrap', large && 'px-6')}
        >
          {button}
        </Button>
      </search>
      <FieldError id={errorId}>{error}</FieldError>
    </Form>
  )
}
