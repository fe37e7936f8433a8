import type { KeyboardEvent } from 'react'
import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { m } from '#words/messages.js'

/** The question, and its normal answer. */
export type AskedQuestion = { readonly name: string; readonly fine: 'yes' | 'no' }

/** A battery or a liquid is no problem: most goods have none. */
export function askedOf(questions: readonly string[]): readonly AskedQuestion[] {
  return questions.map((name) => ({ name, fine: name === 'right' || name === 'whole' ? 'yes' : 'no' }))
}

const texts: Readonly<Record<string, () => string>> = {
  right: m.warehouse_ask_right,
  whole: m.warehouse_ask_whole,
  prohibited: m.warehouse_ask_prohibited,
  battery: m.warehouse_ask_battery,
  liquid: m.warehouse_ask_liquid,
}

type IntakeFieldsProps = {
  readonly itemId: string
  readonly questions: readonly AskedQuestion[]
  readonly typed: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
}

/** Questions against mistakes, each answered with one key: 1 or y for yes, 2 or n for no, then the next question. */
export function IntakeFields({ itemId, questions, typed, errors }: IntakeFieldsProps) {
  return (
    <div className="mt-3 flex flex-wrap items-start gap-x-6 gap-y-3" data-intake>
      {questions.map(({ name, fine }) => {
        const field = `answer-${name}`
        const errorId = `error-${itemId}-${field}`
        return (
          <fieldset
            key={name}
            className="min-w-0"
            onKeyDown={answerByKey}
            aria-describedby={errors[field] ? errorId : undefined}
          >
            <legend className="text-sm font-semibold">{texts[name]?.()}</legend>
            <span className="mt-1 flex gap-2">
              {(['yes', 'no'] as const).map((value) => (
                <label
                  key={value}
                  className="control flex min-h-9 cursor-pointer items-center gap-2 px-3 has-checked:border-sea has-checked:bg-info-soft"
                >
                  <input
                    type="radio"
                    name={field}
                    value={value}
                    required
                    defaultChecked={typed[field] === value}
                    data-fine={value === fine ? '' : undefined}
                    className="accent-sea"
                  />
                  {value === 'yes' ? m.warehouse_yes() : m.warehouse_no()}
                </label>
              ))}
            </span>
            <FieldError id={errorId}>{errors[field]}</FieldError>
          </fieldset>
        )
      })}
    </div>
  )
}

// The letters of an Arabic keyboard on the same keys.
const yesKeys = ['1', 'y', 'Y', 'غ']
const noKeys = ['2', 'n', 'N', 'ى']

function answerByKey(event: KeyboardEvent<HTMLFieldSetElement>): void {
  const at = yesKeys.includes(event.key) ? 0 : noKeys.includes(event.key) ? 1 : -1
  const radio = event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=radio]')[at]
  if (!radio) return
  event.preventDefault()
  radio.click()
  const next = event.currentTarget.nextElementSibling?.querySelector<HTMLElement>('input')
  const form = event.currentTarget.closest('form')
  const goal = next ?? form?.querySelector<HTMLElement>('button[value=receive]')
  goal?.focus()
}
