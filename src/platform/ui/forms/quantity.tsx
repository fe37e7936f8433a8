import { useRef } from 'react'
import { Icon } from '#platform/ui/show/icon.tsx'
import { fieldId } from './field-shell.tsx'

export type QuantityProps = {
  readonly label: string
  readonly name: string
  readonly value: number
  readonly min?: number
  readonly max?: number
  readonly increaseLabel: string
  readonly decreaseLabel: string
  readonly submits?: boolean
  readonly disabled?: boolean
  readonly onChange?: (value: number) => void
}

const press =
  'inline-flex size-11 items-center justify-center rounded text-sea hover:bg-sunken focus-visible:rounded disabled:cursor-not-allowed disabled:text-soft disabled:opacity-50'
const frame = 'inline-flex h-11 items-center overflow-hidden rounded border border-edge bg-surface'

/** A quantity. With `submits` each click sends the new number with its form, so a cart row works without JavaScript. */
export function Quantity(props: QuantityProps) {
  return props.submits ? <SendingQuantity {...props} /> : <TypedQuantity {...props} />
}

function SendingQuantity({
  label,
  name,
  value,
  min = 1,
  max,
  increaseLabel,
  decreaseLabel,
  disabled = false,
}: QuantityProps) {
  return (
    <fieldset aria-label={label} className={frame}>
      <button
        type="submit"
        name={name}
        value={value - 1}
        disabled={disabled || value <= min}
        aria-label={decreaseLabel}
        className={press}
      >
        <Icon name="minus" />
      </button>
      <output className="figures min-w-10 text-center font-semibold">{value}</output>
      <button
        type="submit"
        name={name}
        value={value + 1}
        disabled={disabled || (max !== undefined && value >= max)}
        aria-label={increaseLabel}
        className={press}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}

function TypedQuantity(props: QuantityProps) {
  const { label, name, value, min = 1, max, increaseLabel, decreaseLabel, disabled = false, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const step = (by: 1 | -1) => {
    if (by === 1) input.current?.stepUp()
    else input.current?.stepDown()
    if (input.current) onChange?.(input.current.valueAsNumber)
  }
  return (
    <fieldset aria-label={label} className={frame}>
      <button type="button" disabled={disabled} aria-label={decreaseLabel} className={press} onClick={() => step(-1)}>
        <Icon name="minus" />
      </button>
      <input
        ref={input}
        id={fieldId(name)}
        type="number"
        inputMode="numeric"
        name={name}
        aria-label={label}
        defaultValue={value}
        min={min}
        max={max}
        disabled={disabled}
        onChange={(event) => event.target.value !== '' && onChange?.(event.target.valueAsNumber)}
        className="figures h-full w-12 [appearance:textfield] bg-transparent text-center font-semibold [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button type="button" disabled={disabled} aria-label={increaseLabel} className={press} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
