import { useContext, useId } from 'react'
import { useNavigation } from 'react-router'
import type { ButtonProps } from './button.tsx'
import { Button } from './button.tsx'
import { UnsentContext } from './unsent.ts'

/** Submits its form, and is busy while the router sends this button's choice; says so if it could not be sent. */
export function SubmitButton({ kind = 'primary', name, value, formAction, busy, ...rest }: ButtonProps) {
  const { state, formData, formAction: goingTo } = useNavigation()
  const mark = useId()
  const unsent = useContext(UnsentContext)
  const sending = state !== 'idle' && formData !== undefined
  const chosen = name === undefined || formData?.get(name) === String(value ?? '')
  const there = typeof formAction !== 'string' || goingTo === formAction
  return (
    <>
      <Button
        {...rest}
        type="submit"
        kind={kind}
        name={name}
        value={value}
        formAction={formAction}
        busy={busy ?? (sending && chosen && there)}
        data-mark={mark}
      />
      {unsent?.by === mark && (
        <p role="alert" className="basis-full text-sm text-bad">
          {unsent.text}
        </p>
      )}
    </>
  )
}
