import { useState } from 'react'
import { Field } from '#platform/ui/forms/field.tsx'
import { PasswordField } from '#platform/ui/forms/password-field.tsx'
import { useFormState } from '#platform/ui/forms/post-form.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { ProofByCode } from './proof-by-code.tsx'
import { ProofByPasskey } from './proof-by-passkey.tsx'

type ProofFieldProps = { readonly who: 'customer' | 'staff' }

/** Asks for the proof: a customer's password, or a code of staff. Its value is never sent back. */
export function ProofField({ who }: ProofFieldProps) {
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
      />
    )
  }
  return <CustomerProof />
}

function CustomerProof() {
  const [isProved, setProved] = useState(false)
  if (isProved) return <Notice tone="ok" role="status" title={m.people_proof_given()} />
  return (
    <div className="flex flex-col gap-1">
      <PasswordField
        label={m.people_proof_password()}
        hint={m.people_proof_hint()}
        name="proof"
        autoComplete="current-password"
        required
      />
      <ProofByCode />
      <ProofByPasskey onProved={() => setProved(true)} />
    </div>
  )
}

type AskedProofProps = ProofFieldProps & {
  /** Whether the last proof is too old; the form's answer may say so too, whatever the page knew. */
  readonly asks: boolean
}

/** The proof field, if a proof is needed now. */
export function AskedProof({ who, asks }: AskedProofProps) {
  const { errors } = useFormState()
  return asks || errors.proof ? <ProofField who={who} /> : null
}
