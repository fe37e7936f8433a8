import { z } from 'zod'
import { noFields, provedDeed } from '#people/proofs/answer-deeds.ts'
import { changeDuties } from '#people/staff/change-duties.ts'
import { inviteAgain, withdrawInvitation } from '#people/staff/change-invitation.ts'
import { dutiesFields, whyField } from '#people/staff/duties.ts'
import { signStaffOut } from '#people/staff/end-staff-sessions.ts'
import { mailNewPassword } from '#people/staff/mail-new-password.ts'
import { resetSecondFactor } from '#people/staff/reset-second-factor.ts'
import { resumeStaff, suspendStaff } from '#people/staff/suspend-staff.ts'
import { proposalDeeds } from './proposal-deeds.ts'
import { refuseUnknownPlaces } from './read-places.ts'

const whyForm = z.object({ why: whyField })
const dutiesForm = z.object({ ...dutiesFields, why: whyField })

/** What an admin does with a colleague's account. What concerns an admin becomes a proposal. */
export function memberDeeds(id: string) {
  return {
    ...proposalDeeds,
    duties: provedDeed(
      dutiesForm,
      async (work, { roles, places, why }) => {
        await refuseUnknownPlaces(work, places)
        return changeDuties(work, { id, duties: { roles, places }, why })
      },
      (done) => (done === 'proposed' ? 'proposed' : 'changed'),
    ),
    suspend: provedDeed(
      whyForm,
      (work, { why }) => suspendStaff(work, { id, why }),
      (done) => (done === 'proposed' ? 'proposed' : 'suspended'),
    ),
    resume: provedDeed(
      whyForm,
      (work, { why }) => resumeStaff(work, { id, why }),
      (done) => (done === 'proposed' ? 'proposed' : 'resumed'),
    ),
    factor: provedDeed(
      whyForm,
      (work, { why }) => resetSecondFactor(work, { id, why }),
      (done) => (done === 'proposed' ? 'proposed' : 'reset'),
    ),
    password: provedDeed(
      whyForm,
      (work, { why }, { visit }) => mailNewPassword(work, { id, why, origin: visit.origin }),
      'mailed',
    ),
    sessions: provedDeed(whyForm, (work, { why }) => signStaffOut(work, { id, why }), 'signedOut'),
    again: provedDeed(noFields, (work, _, { visit }) => inviteAgain(work, { id, origin: visit.origin }), 'again'),
    withdraw: provedDeed(whyForm, (work, { why }) => withdrawInvitation(work, { id, why }), 'withdrawn'),
  }
}
