import { audit } from '#people/access/audit.ts'
import type { Doorstep, Session } from '#people/access/open-session.ts'
import { writeSecurityEvent } from '#people/access/security/record-security-event.ts'
import { openHalfSession } from '#people/accounts/try-sign-in.ts'
import { chooseStaffPassword } from '#people/proofs/choose-password.ts'
import type { Sealer } from '#platform/files/seal.ts'
import type { Doors } from '#platform/http/visit.ts'
import type { Work } from '#platform/work/work.ts'
import { endStaffSessions } from './end-staff-sessions.ts'
import { ownerOfStaffLink, redeemStaffLink } from './staff-link.ts'

type Chosen = { readonly token: string; readonly password: string }

/**
 * A member chooses their password by a mailed link, which is used up; every session ends. Answers the half session that
 * opens the page of the code: their authenticator, or connecting one. A refused password leaves the link valid.
 */
export async function setStaffPassword(
  { read, write }: Doors,
  { token, password }: Chosen,
  from: Doorstep,
  sealer: Sealer,
): Promise<Session> {
  const owner = await read((work) => ownerOfStaffLink(work, token))
  const passwordHash = await chooseStaffPassword(password, owner)
  return write(async (work) => {
    const { id, purpose } = await redeemStaffLink(work, token)
    const isNew = purpose === 'invitation'
    await work.db
      .updateTable('staff_members')
      .set({ password_hash: passwordHash, ...(isNew && { totp_secret: null, totp_confirmed_at: null }) })
      .where('id', '=', id)
      .execute()
    await endStaffSessions(work, id)
    await writeSecurityEvent(work, { event: 'passwordReset', kind: 'staff', id, address: from.ip, agent: from.agent })
    const own: Work = { ...work, who: { kind: 'staff', id, roles: [], places: [] } }
    await audit(own, {
      action: isNew ? 'staff.join' : 'staff.setPassword',
      subject: `staff:${id}`,
      before: { state: isNew ? 'invited' : 'active' },
      after: { state: 'active', ip: from.ip },
    })
    return openHalfSession(work, id, from, sealer)
  })
}
