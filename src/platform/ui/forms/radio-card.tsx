import type { ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { FieldError } from './field-error.tsx'
import { fieldId } from './field-shell.tsx'
import { useDefaultValue, useFormState } from './post-form.tsx'

export type RadioCard = {
  readonly value: string
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly aside?: ReactNode
  readonly icon?: IconName
  /** Instead of an icon: a mark of its own. */
  readonly mark?: ReactNode
  readonly disabled?: boolean
  /** Takes a whole line of its columns. */
  readonly isWide?: boolean
}

export type RadioCardsProps = {
  readonly legend: ReactNode
  readonly name: string
  readonly options: readonly RadioCard[]
  readonly value?: string
  readonly defaultValue?: string
  readonly onChange?: (value: string) => void
  readonly error?: ReactNode
  readonly columns?: 1 | 2 | 3
  readonly hideLegend?: boolean
  readonly required?: boolean
  /** Continues a group of choices that began above, with the same name. */
  readonly goesOn?: boolean
}

const columnClasses = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-3' } as const

/** One choice of a few, each with its meaning and price: payment methods, deliveries, packages. */
export function RadioCards(props: RadioCardsProps) {
  const { legend, name, options, columns = 1, hideLegend = false, goesOn = false } = props
  const answered = useFormState().errors[name]
  const error = props.error ?? (goesOn ? undefined : answered)
  const errorId = `${fieldId(name)}-error`
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className={hideLegend ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <div className={classes('grid gap-2', columnClasses[columns])}>
        {options.map((option, at) => (
          <OneCard
            key={option.value}
            option={option}
            group={props}
            id={at === 0 && !goesOn ? fieldId(name) : undefined}
          />
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

type OneCardProps = { readonly option: RadioCard; readonly group: RadioCardsProps; readonly id: string | undefined }

function OneCard({ option, group, id }: OneCardProps) {
  const { value: chosen, name, onChange, required } = group
  const defaultValue = useDefaultValue(name, group)
  const checked =
    chosen === undefined ? { defaultChecked: defaultValue === option.value } : { checked: chosen === option.value }
  return (
    <label
      className={classes(
        cardClasses,
        option.mark ? 'max-sm:gap-2.5 max-sm:p-3' : undefined,
        option.isWide && 'sm:col-span-full',
      )}
    >
      <input
        {...checked}
        id={id}
        type="radio"
        name={name}
        value={option.value}
        disabled={option.disabled}
        required={required}
        onChange={(event) => onChange?.(event.target.value)}
        className={radioClasses}
      />
      {option.mark}
      {option.icon && <Icon name={option.icon} size={24} className="mt-px text-sea" />}
      <span className={textClasses}>
        <span className={classes('font-semibold', option.mark ? 'max-sm:col-span-2' : undefined)}>{option.title}</span>
        {option.note && (
          <span className={classes('row-start-2 text-sm text-soft', option.mark ? undefined : 'max-sm:col-span-2')}>
            {option.note}
          </span>
        )}
        {option.aside && (
          <span
            className={classes(
              'col-start-2 row-start-1 text-end font-semibold sm:row-end-3',
              option.mark ? 'max-sm:row-start-2' : undefined,
            )}
          >
            {option.aside}
          </span>
        )}
      </span>
    </label>
  )
}

const cardClasses = classes(
  'group/card flex min-h-14 items-start gap-3 rounded border border-edge bg-surface p-4 transition-colors hover:border-ink',
  'has-checked:border-sea has-checked:inset-ring has-checked:inset-ring-sea',
  'has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-soft',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
)
// On a phone the note takes the whole line below the title; beside a mark, title and amount have a line each.
const textClasses = 'grid min-w-0 grow grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3'
// The whole card, not only its circle, scrolls clear of a bar at the bottom.
const radioClasses = classes(
  'max-lg:scroll-mb-28 mt-[0.2em] size-5 shrink-0 appearance-none rounded-full border border-edge bg-surface outline-none',
  'checked:border-[6px] checked:border-sea disabled:bg-sunken',
)
