import { noFields, provedDeed, type Sent } from '#people/proofs/answer-deeds.ts'
import { answerStaffProposal } from '#people/staff/answer-proposal.ts'
import type { Work } from '#platform/work/work.ts'

const answering =
  (agrees: boolean) =>
  (work: Work, _: unknown, { about, visit }: Sent) =>
    answerStaffProposal(work, { id: about, agrees, origin: visit.origin })

/** Another admin agrees to a proposal or not; who proposed it takes it back. */
export const proposalDeeds = {
  agree: provedDeed(noFields, answering(true), (answer) => answer),
  refuse: provedDeed(noFields, answering(false), (answer) => answer),
}
