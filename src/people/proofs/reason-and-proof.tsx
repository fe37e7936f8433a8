import type { FormAnswer } from '#platform/http/forms/each-of.ts'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { StaffProof } from './staff-proof.tsx'

type ReasonAndProofProps = {
  /** How the room asks for it: a reason, or how somebody knows. */
  readonly label: string
  readonly name?: string
  readonly required?: boolean
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
}

/** What every deed of staff with money is asked at its end: why, and who is there. */
export function ReasonAndProof({ label, name = 'reason', required = false, asksProof, answer }: ReasonAndProofProps) {
  const { errors = {}, typed = {} } = answer ?? {}
  return (
    <>
      <TextArea
        label={label}
        name={name}
        defaultValue={typed[name] ?? ''}
        error={errors[name]}
        rows={2}
        required={required}
      />
      <StaffProof asks={asksProof} error={errors.proof} />
    </>
  )
}
