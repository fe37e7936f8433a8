import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { StaffProof } from './staff-proof.tsx'

type ReasonAndProofProps = {
  /** How the room asks for it: a reason, or how somebody knows. */
  readonly label: string
  readonly name?: string
  readonly required?: boolean
  readonly asksProof: boolean
}

/** What every deed of staff with money is asked at its end: why, and a fresh proof of who they are. */
export function ReasonAndProof({ label, name = 'reason', required = false, asksProof }: ReasonAndProofProps) {
  return (
    <>
      <TextArea label={label} name={name} rows={2} required={required} />
      <StaffProof asks={asksProof} />
    </>
  )
}
