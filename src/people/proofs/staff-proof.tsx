import { ProofField } from './proof-field.tsx'

type StaffProofProps = {
  /** Whether who is there was last shown too long ago. */
  readonly asks: boolean
  /** What the last answer said of the proof: then it is asked for whatever the page knew. */
  readonly error?: string | undefined
}

/** The code of a member of staff, where a deed with money needs it. */
export function StaffProof({ asks, error }: StaffProofProps) {
  return asks || error ? <ProofField who="staff" error={error} /> : null
}
