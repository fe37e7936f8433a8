import { deed, noFields, type Sent } from '#people/proofs/answer-deeds.ts'
import { answerStaffProposal } from '#people/staff/answer-proposal.ts'
import type { Work } from '#platform/work/work.ts'

const answering =
  (agrees: boolean) =>
  (work: Work, _: unknown, { about, visit }: Sent) =>
    answerStaffProposal(work, { id: about, agrees, origin: visit.origin })

/** Another admin agrees to a proposal or not; who proposed it takes it back. The console asks for the proof on its own screen. */
export const proposalDeeds = {
  agree: deed(noFields, answering(true), 'agreed'),
  refuse: deed(noFields, answering(false), (answer) => (answer === 'withdrawn' ? 'withdrawn' : 'refused')),
}
