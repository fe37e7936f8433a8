import { no } from '#people/access/people.refusals.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { newSecondFactorSecret, stepOfCode } from '#people/proofs/one-time-code.ts'
import { hashRecoveryCode, newRecoveryCodes } from '#people/proofs/recovery-code.ts'
import { openSecret, sealSecret } from '#people/proofs/sealed-secret.ts'
import type { Sealer } from '#platform/files/seal.ts'
import type { Work } from '#platform/work/work.ts'
import { queueFactorMail } from './factor-mail.ts'

/** A new secret for the authenticator; it is asked for only once `confirmFactor` saw a code of it. Refuses SECOND_FACTOR_ON. */
export async function beginFactor(work: Work, sealer: Sealer): Promise<void> {
  requireProof(work)
  const customerId = signedInCustomer(work)
  const secret = sealSecret(sealer, customerId, newSecondFactorSecret())
  const made = await work.db
    .insertInto('customer_factors')
    .values({ customer_id: customerId, secret, begun_at: work.now })
    .onConflict((conflict) =>
      conflict
        .column('customer_id')
        .doUpdateSet({ secret, begun_at: work.now })
        .where('customer_factors.confirmed_at', 'is', null),
    )
    .returning('customer_id')
    .executeTakeFirst()
  if (!made) throw no.SECOND_FACTOR_ON()
}

/** The secret that waits for its first code, for who proved who they are; null where none waits. */
export async function readBegunFactor(work: Work, sealer: Sealer) {
  const customerId = signedInCustomer(work)
  const row = await work.db
    .selectFrom('customer_factors')
    .innerJoin('customers', 'customers.id', 'customer_factors.customer_id')
    .select(['customer_factors.secret', 'customers.email'])
    .where('customer_factors.customer_id', '=', customerId)
    .where('customer_factors.confirmed_at', 'is', null)
    .executeTakeFirst()
  return row ? { email: row.email, secret: openSecret(sealer, customerId, row.secret) } : null
}

/** Whether sign-ins of this customer need a code. */
export async function isFactorOn(work: Work): Promise<boolean> {
  const row = await work.db
    .selectFrom('customer_factors')
    .select('confirmed_at')
    .where('customer_id', '=', signedInCustomer(work))
    .executeTakeFirst()
  return row !== undefined && row.confirmed_at !== null
}

/** From now on sign-ins need a code. Returns ten recovery codes, told once. */
export async function confirmFactor(work: Work, code: string, sealer: Sealer): Promise<readonly string[]> {
  requireProof(work)
  const customerId = signedInCustomer(work)
  const row = await work.db
    .selectFrom('customer_factors')
    .select('secret')
    .where('customer_id', '=', customerId)
    .where('confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw no.SECOND_FACTOR_ON()
  const secret = openSecret(sealer, customerId, row.secret)
  const step = /^\d{6}$/.test(code) ? stepOfCode(secret, code, work.now, null) : null
  if (step === null) throw no.WRONG_SIGN_IN_CODE({ path: 'code' })
  await work.db
    .updateTable('customer_factors')
    .set({ confirmed_at: work.now, last_step: step })
    .where('customer_id', '=', customerId)
    .execute()
  const codes = await giveCodes(work, customerId)
  await writeSecurityEvent(work, { event: 'secondFactorOn', kind: 'customer', id: customerId })
  await queueFactorMail(work, customerId, 'on')
  return codes
}

/** Ten other recovery codes; those before them stop working. */
export async function renewCodes(work: Work): Promise<readonly string[]> {
  requireProof(work)
  const customerId = signedInCustomer(work)
  const factor = await work.db
    .selectFrom('customer_factors')
    .select('customer_id')
    .where('customer_id', '=', customerId)
    .where('confirmed_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!factor) throw no.SIGN_IN_AGAIN()
  await writeSecurityEvent(work, { event: 'recoveryCodesRenewed', kind: 'customer', id: customerId })
  return giveCodes(work, customerId)
}

/** The password or the mailed code is enough again; the customer is told by mail. */
export async function turnFactorOff(work: Work): Promise<void> {
  requireProof(work)
  const customerId = signedInCustomer(work)
  const gone = await work.db
    .deleteFrom('customer_factors')
    .where('customer_id', '=', customerId)
    .returning('confirmed_at')
    .executeTakeFirst()
  if (!gone?.confirmed_at) return
  await writeSecurityEvent(work, { event: 'secondFactorOff', kind: 'customer', id: customerId })
  await queueFactorMail(work, customerId, 'off')
}

async function giveCodes(work: Work, customerId: string): Promise<readonly string[]> {
  await work.db.deleteFrom('customer_recovery_codes').where('customer_id', '=', customerId).execute()
  const codes = newRecoveryCodes()
  const rows = codes.map((code) => ({
    customer_id: customerId,
    code_hash: hashRecoveryCode(code),
    created_at: work.now,
  }))
  await work.db.insertInto('customer_recovery_codes').values(rows).execute()
  return codes
}
