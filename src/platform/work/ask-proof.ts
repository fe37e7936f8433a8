import { data } from 'react-router'
import { isRefusal } from './refusal.ts'

/** A form that was refused because the last proof of identity is too old, for the screen that asks for one and sends the form again. */
export type ProofAsked = { readonly proofAskedFor: readonly KeptField[] }
export type KeptField = readonly [name: string, value: string]

/**
 * Where a form has no field for a proof, PROOF_NEEDED goes to the frame around the page, which asks for it and keeps all
 * that was typed. A form with a field `proof` shows the refusal there; so does a form with a file, which cannot be kept.
 */
export function askProof(refused: unknown, form: FormData): void {
  if (!isRefusal(refused) || refused.code !== 'PROOF_NEEDED' || form.has('proof')) return
  const fields = [...form]
  if (fields.some(([, value]) => typeof value !== 'string' && value.size > 0)) return
  const proofAskedFor = fields.filter((field): field is [string, string] => typeof field[1] === 'string')
  throw data<ProofAsked>({ proofAskedFor }, { status: refused.status })
}
