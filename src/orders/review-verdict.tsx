import { FieldError } from '#platform/ui/field-error.tsx'
import { fieldId } from '#platform/ui/field-shell.tsx'
import { m } from '#words/messages.js'
import { issueLabel } from './item-label.ts'
import { type AskName, askNames } from './review-asks.ts'
import type { ReviewItemProps } from './review-item-card.tsx'

/** Approve, ask the customer, or reject with a reason; what a choice needs shows when it is chosen, also without JavaScript. */
export function ReviewVerdict(props: ReviewItemProps) {
  const { item } = props
  const name = `items.${item.id}.verdict`
  const chosen = props.typed[name] ?? item.verdict?.kind ?? 'approve'
  const options = [
    { value: 'approve', text: m.orders_review_approve() },
    { value: 'askInfo', text: m.orders_review_ask() },
    { value: 'reject', text: m.orders_review_reject() },
  ]
  return (
    <fieldset className="group/verdict border-t border-line bg-sunken px-3 py-2">
      <legend className="sr-only">{m.orders_review_verdict()}</legend>
      <input type="hidden" name={`items.${item.id}.version`} value={item.version} />
      <div className="flex flex-wrap gap-x-5">
        {options.map(({ value, text }) => (
          <label key={value} className="flex min-h-9 items-center gap-2 font-semibold pointer-coarse:min-h-11">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={chosen === value}
              className="size-4 accent-sea"
            />
            {text}
          </label>
        ))}
      </div>
      <div className="hidden flex-wrap items-end gap-x-4 gap-y-2 pb-1 group-has-[input[value=askInfo]:checked]/verdict:flex">
        <Asking {...props} />
      </div>
      <div className="hidden flex-wrap items-end gap-x-4 gap-y-2 pb-1 group-has-[input[value=reject]:checked]/verdict:flex">
        <Rejecting {...props} />
      </div>
    </fieldset>
  )
}

function Asking({ item, typed, errors, locale }: ReviewItemProps) {
  const names = Object.keys(askNames) as AskName[]
  const asked = item.verdict?.kind === 'askInfo' ? item.verdict.issues : []
  const hasTyped = Object.keys(typed).some((name) => name.startsWith(`items.${item.id}.`))
  const isTicked = (name: AskName) =>
    hasTyped
      ? typed[`items.${item.id}.ask.${name}`] !== undefined
      : asked.some((issue) => issue.type === askNames[name])
  const question = `items.${item.id}.question`
  return (
    <>
      {names.map((name) => (
        <label key={name} className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            name={`items.${item.id}.ask.${name}`}
            defaultChecked={isTicked(name)}
            className="size-4 accent-sea"
          />
          {issueLabel(askNames[name], locale)}
        </label>
      ))}
      <Text
        name={question}
        label={m.orders_review_question()}
        value={typed[question] ?? asked.find((issue) => issue.type === 'General')?.details ?? ''}
        error={errors[question]}
      />
    </>
  )
}

function Rejecting({ item, typed, errors }: ReviewItemProps) {
  const rejected = item.verdict?.kind === 'reject' ? item.verdict : null
  const reason = `items.${item.id}.reason`
  const note = `items.${item.id}.note`
  const options = [
    { value: 'prohibited', text: m.orders_reject_prohibited() },
    { value: 'unavailable', text: m.orders_reject_unavailable() },
    { value: 'duplicate', text: m.orders_reject_duplicate() },
  ]
  return (
    <>
      <span className="flex flex-col gap-1">
        <label htmlFor={fieldId(reason)}>{m.orders_review_reason()}</label>
        <select
          id={fieldId(reason)}
          name={reason}
          defaultValue={typed[reason] ?? rejected?.reason ?? ''}
          aria-invalid={errors[reason] ? true : undefined}
          className="control px-2"
        >
          <option value="">{m.orders_review_choose()}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <FieldError id={`${fieldId(reason)}-error`}>{errors[reason]}</FieldError>
      </span>
      <Text
        name={note}
        label={m.orders_review_note()}
        value={typed[note] ?? rejected?.note ?? ''}
        error={errors[note]}
      />
    </>
  )
}

type TextProps = { readonly name: string; readonly label: string; readonly value: string; readonly error?: string }

function Text({ name, label, value, error }: TextProps) {
  const id = fieldId(name)
  return (
    <span className="flex min-w-0 grow flex-col gap-1">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        defaultValue={value}
        maxLength={500}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="control w-full px-2"
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </span>
  )
}
