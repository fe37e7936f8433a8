import { redirect } from 'react-router'
import { audit } from '#people/access/audit.ts'
import { hashToken } from '#people/access/opaque-token.ts'
import { no } from '#people/access/people.refusals.ts'
import { recordSecurityEvent } from '#people/access/security/record-security-event.ts'
import { signInPath } from '#people/access/sign-in-path.ts'
import { type Sealer, sealer } from '#platform/files/seal.ts'
import type { Doors, Visit } from '#platform/http/visit.ts'
import { withWesternDigits } from '#platform/values/amounts/parse-money.ts'
import { forgiveRate, limitRate } from '#platform/work/limit-rate.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { stepOfCode } from './one-time-code.ts'
import { isPassword } from './password-hash.ts'
import { openSecret } from './sealed-secret.ts'

const mostTries = 5
const tryWindowSeconds = 15 * 60

/** Whether a form must ask for a proof (`ProofField`); for the loader of its page. */
export function needsProof({ who }: Visit): boolean {
  return who.kind === 'guest' || who.kind === 'system' || !who.isProved
}

/**
 * For a form with the field `proof` (`ProofField`): checks what was typed, before the use-case requires it. If nothing
 * was typed, the use-case's PROOF_NEEDED is shown at that field, with the form as it was typed.
 */
export async function takeProof(visit: Visit, form: FormData): Promise<void> {
  const proof = form.get('proof')
  if (needsProof(visit) && typeof proof === 'string' && proof !== '') await tryProof(visit, proof)
  else form.set('proof', '')
}

/** The same for a page that only its owner may see: asks on its own screen, and returns. */
export async function requireProvedPage(visit: Visit, request: Request): Promise<void> {
  if (!needsProof(visit)) return
  const door = visit.who.kind === 'staff' ? 'ops/confirm' : 'account/confirm'
  throw redirect(signInPath(`/${visit.locale}/${door}`, request))
}

/** Checks a typed proof: of customers their password, of staff a code. */
export function tryProof(visit: Visit, proof: string): Promise<void> {
  return proveBy(visit, (token) => giveProof(visit, token, proof.slice(0, 200), visit.ports.get(sealer)))
}

/** Any way to give a proof, which ends with `noteProof`; limits wrong ones to five in 15 minutes per person, from any address. */
export async function proveBy(visit: Visit, act: (token: string) => Promise<void>): Promise<void> {
  const { token, who } = visit
  if (!token) throw no.NOT_SIGNED_IN()
  const bucket = `proof:${who.id}`
  await visit.write((work) => limitRate(work, bucket, mostTries, tryWindowSeconds))
  try {
    await act(token)
  } catch (refused) {
    if (isRefusal(refused)) await recordSecurityEvent(visit, { event: 'proofFailed' })
    throw refused
  }
  await visit.write((work) => forgiveRate(work, bucket))
  visit.noteProof()
}

/** From now on this session counts as proved, for some minutes. */
export async function noteProof(work: Work, token: string): Promise<void> {
  await work.db
    .updateTable('sessions')
    .set({ proved_at: work.now })
    .where('token_hash', '=', hashToken(token))
    .execute()
}

/** The session's user shows again who they are: customers their password, compared between two transactions, staff a code. */
async function giveProof({ read, write }: Doors, token: string, proof: string, sealer: Sealer): Promise<void> {
  const stored = await read(readPasswordHash)
  const isRight = stored !== undefined && (await isPassword(stored, proof))
  await write(async (work) => {
    if (work.who.kind === 'customer') {
      if (!isRight || (await readPasswordHash(work)) !== stored) throw no.WRONG_PASSWORD({ path: 'proof' })
    } else if (work.who.kind === 'staff') await checkCode(work, work.who.id, proof, sealer)
    else throw no.NOT_SIGNED_IN()
    await noteProof(work, token)
  })
}

// Of a customer; `undefined` for anybody else.
async function readPasswordHash({ db, who }: Work): Promise<string | undefined> {
  if (who.kind !== 'customer') return undefined
  const row = await db.selectFrom('customers').select('password_hash').where('id', '=', who.id).executeTakeFirst()
  return row?.password_hash
}

// Locked, so that of two answers with the same code one counts.
async function checkCode(work: Work, id: string, typed: string, sealer: Sealer): Promise<void> {
  const member = await work.db
    .selectFrom('staff_members')
    .select(['totp_secret', 'totp_last_step'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const code = withWesternDigits(typed).replace(/\s/g, '')
  const secret = member?.totp_secret ? openSecret(sealer, id, member.totp_secret) : null
  const step =
    secret && /^\d{6}$/.test(code) ? stepOfCode(secret, code, work.now, member?.totp_last_step ?? null) : null
  if (step === null) throw no.WRONG_SIGN_IN_CODE({ path: 'proof' })
  await work.db.updateTable('staff_members').set({ totp_last_step: step }).where('id', '=', id).execute()
  await audit(work, { action: 'staff.proof', subject: `staff:${id}` })
}
