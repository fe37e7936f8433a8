import type { ReactNode } from 'react'
import { classes } from '#platform/ui/show/classes.ts'
import { pictureAddress } from '#platform/ui/show/picture-address.ts'
import { FieldError } from './field-error.tsx'
import { fieldId } from './field-shell.tsx'
import { useDefaultValue, useFormState } from './post-form.tsx'

type OptionChip = {
  readonly value: string
  readonly text?: ReactNode
  readonly image?: string | null
  /** Why it cannot be chosen, for example sold out. */
  readonly gone?: string | null
}

type OptionChipsProps = {
  readonly legend: ReactNode
  readonly name: string
  readonly options: readonly OptionChip[]
  readonly defaultValue?: string
  /** At the end of the legend's line. */
  readonly aside?: ReactNode
  readonly error?: ReactNode
}

/** A colour or size as a row of chips: radio buttons, so that arrows and forms without JavaScript work. */
export function OptionChips({ legend, name, options, aside, error: own, ...rest }: OptionChipsProps) {
  const answered = useFormState().errors[name]
  const error = own ?? answered
  const errorId = `${fieldId(name)}-error`
  const chosen = useDefaultValue(name, rest)
  const hasPictures = options.some(({ image }) => image)
  return (
    <fieldset data-wrong={error ? '' : undefined} aria-describedby={error ? errorId : undefined} className="min-w-0">
      <legend className="float-start mb-2 font-semibold">{legend}</legend>
      {aside && <span className="mb-2 block text-end text-sm/6 text-soft">{aside}</span>}
      <div className="clear-both flex flex-wrap gap-2">
        {options.map(({ value, text, image, gone }, at) => (
          <label key={value} className={classes('chip', hasPictures && 'pictured', gone && 'gone')}>
            <input
              type="radio"
              id={at === 0 ? fieldId(name) : undefined}
              name={name}
              value={value}
              defaultChecked={chosen === value}
              aria-disabled={gone ? true : undefined}
              aria-describedby={gone ? `${fieldId(name)}-gone-${at}` : undefined}
              onClick={gone ? (event) => event.preventDefault() : undefined}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none rounded outline-none"
            />
            {image && (
              <img src={pictureAddress(image, 144)} alt="" width={72} height={64} loading="lazy" decoding="async" />
            )}
            <bdi>{text ?? value}</bdi>
            {gone && (
              <span id={`${fieldId(name)}-gone-${at}`} className="sr-only">
                {gone}
              </span>
            )}
          </label>
        ))}
      </div>
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}
