import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { StaffProof } from './staff-proof.tsx'

type ReasonAndProofProps = {
  /** The room's label: for a reason, or for how somebody knows something. */
  readonly label: string
  readonly name?: string
  readonly required?: boolean
  readonly asksProof: boolean
}

/** The last fields of every staff action with money: a reason, and a fresh proof. */
export function ReasonAndProof({ label, name = 'reason', required = false, asksProof }: ReasonAndProofProps) {
  return (
    <>
      <TextArea label={label} name={name} rows={2} required={required} />
      <StaffProof asks={asksProof} />
    </>
  )
}
