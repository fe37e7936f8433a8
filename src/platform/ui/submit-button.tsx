import { useNavigation } from 'react-router'
import type { ButtonProps } from './button.tsx'
import { Button } from './button.tsx'

/** Sends its form, and is busy while the router is sending this very button's choice. */
export function SubmitButton({ kind = 'primary', name, value, formAction, busy, ...rest }: ButtonProps) {
  const { state, formData, formAction: goingTo } = useNavigation()
  const sending = state !== 'idle' && formData !== undefined
  const chosen = name === undefined || formData?.get(name) === String(value ?? '')
  const there = typeof formAction !== 'string' || goingTo === formAction
  return (
    <Button
      {...rest}
      type="submit"
      kind={kind}
      name={name}
      value={value}
      formAction={formAction}
      busy={busy ?? (sending && chosen && there)}
    />
  )
}
