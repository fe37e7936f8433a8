import { FieldError } from '#platform/ui/forms/field-error.tsx'
import { fieldId } from '#platform/ui/forms/field-shell.tsx'
import { aboutLabel, issueLabel } from '#selling/orders/items/item-label.ts'
import { m } from '#words/messages.js'
import { stopsOf } from './compare/stops-of.ts'
import { type AskName, askAbout, askNames } from './review-asks.ts'
import type { ReviewItemProps } from './review-item-props.ts'

/**
 * Approve, ask the customer, or reject with a reason; the fields of a choice show when it is chosen, also without
 * JavaScript.
 */
export function ReviewVerdict(props: ReviewItemProps) {
  const { item } = props
  const name = `items.${item.id}.verdict`
  const chosen = props.typed[name] ?? item.verdict?.kind ?? 'approve'
  const options = [
    { value: 'approve', text: m.orders_review_approve(), press: 'y' },
    { value: 'askInfo', text: m.orders_review_ask(), press: 'q' },
    { value: 'reject', text: m.orders_review_reject(), press: 'x' },
  ]
  return (
    <fieldset className="group/verdict border-t border-line bg-sunken px-3 py-2">
      <legend className="sr-only">{m.orders_review_verdict()}</legend>
      <input type="hidden" name={`items.${item.id}.version`} value={item.version} />
      <div className="flex flex-wrap gap-x-5">
        {options.map(({ value, text, press }) => (
          <label key={value} className="flex min-h-9 items-center gap-2 font-semibold pointer-coarse:min-h-11">
            <input
              type="radio"
              name={name}
              value={value}
              data-key={press}
              defaultChecked={chosen === value}
              className="size-4 accent-sea"
            />
            {text}
          </label>
        ))}
      </div>
      {stopsOf(item.flags) && (
        <div className="hidden flex-wrap items-end gap-x-4 gap-y-2 pb-1 group-has-[input[value=approve]:checked]/verdict:flex">
          <Permit {...props} />
        </div>
      )}
      <div className="hidden flex-wrap items-end gap-x-4 gap-y-2 pb-1 group-has-[input[value=askInfo]:checked]/verdict:flex">
        <Asking {...props} />
      </div>
      <div className="hidden flex-wrap items-end gap-x-4 gap-y-2 pb-1 group-has-[input[value=reject]:checked]/verdict:flex">
        <Rejecting {...props} />
      </div>
    </fieldset>
  )
}

function Permit({ item, typed, errors }: ReviewItemProps) {
  const name = `items.${item.id}.permit`
  const said = item.verdict?.kind === 'approve' ? item.verdict.permit : ''
  return <Text name={name} label={m.orders_review_permit()} value={typed[name] ?? said ?? ''} error={errors[name]} />
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
  const about = `items.${item.id}.about`
  const general = asked.find((issue) => issue.type === 'General')
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
        value={typed[question] ?? general?.details ?? (names.some(isTicked) ? '' : (item.flags.question ?? ''))}
        error={errors[question]}
      />
      <Choose
        name={about}
        label={m.orders_review_ask_about()}
        value={typed[about] ?? general?.field ?? (item.flags.question ? 'quantity' : '')}
        options={[
          { value: '', text: m.orders_review_ask_about_whole() },
          ...askAbout.map((field) => ({ value: field, text: aboutLabel(field, locale) })),
        ]}
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
    { value: 'personal_limit', text: m.orders_reject_personal_limit() },
  ]
  return (
    <>
      <Choose
        name={reason}
        label={m.orders_review_reason()}
        value={typed[reason] ?? rejected?.reason ?? ''}
        options={[{ value: '', text: m.orders_review_choose_reason() }, ...options]}
        error={errors[reason]}
      />
      <Text
        name={note}
        label={m.orders_review_note()}
        value={typed[note] ?? rejected?.note ?? ''}
        error={errors[note]}
      />
    </>
  )
}

type ChooseProps = TextProps & { readonly options: readonly { readonly value: string; readonly text: string }[] }

function Choose({ name, label, value, options, error }: ChooseProps) {
  const id = fieldId(name)
  return (
    <span className="flex flex-col gap-1">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="control px-2"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </span>
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
