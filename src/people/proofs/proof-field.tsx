import { Field } from '#platform/ui/forms/field.tsx'
import { m } from '#words/messages.js'

type ProofFieldProps = { readonly who: 'customer' | 'staff'; readonly error?: string | undefined }

/** Asks again who is there: a customer for the password, staff for a code. Its value is never handed back. */
export function ProofField({ who, error }: ProofFieldProps) {
  if (who === 'staff') {
    return (
      <Field
        label={m.people_proof_code()}
        hint={m.people_proof_hint()}
        name="proof"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        code
        ltr
        required
        error={error}
      />
    )
  }
  return (
    <Field
      label={m.people_proof_password()}
      hint={m.people_proof_hint()}
      name="proof"
      type="password"
      autoComplete="current-password"
      ltr
      required
      error={error}
    />
  )
}
