import { data } from 'react-router'
import { isRefusal } from './refusal.ts'

/** A form that was refused because who is there was last shown too long ago, for the screen that asks and sends it on. */
export type ProofAsked = { readonly proofAskedFor: readonly KeptField[] }
export type KeptField = readonly [name: string, value: string]

/**
 * A page whose form has no field for a proof hands a PROOF_NEEDED on to the frame around it, which asks with everything that
 * was typed kept. A form with such a field (`proof`) gets the refusal there, and so does one with a file, which nothing can keep.
 */
export function askProof(refused: unknown, form: FormData): void {
  if (!isRefusal(refused) || refused.code !== 'PROOF_NEEDED' || form.has('proof')) return
  const fields = [...form]
  if (fields.some(([, value]) => typeof value !== 'string' && value.size > 0)) return
  const proofAskedFor = fields.filter((field): field is [string, string] => typeof field[1] === 'string')
  throw data<ProofAsked>({ proofAskedFor }, { status: refused.status })
}
