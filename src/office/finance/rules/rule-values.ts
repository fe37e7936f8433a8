import { z } from 'zod'

export const ruleNames = ['receiptLimit', 'suspenseLimit', 'feeTerms'] as const
export type RuleName = (typeof ruleNames)[number]

// As the columns of the rule's table are called: the database holds a change against them.
const minor = z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER)
export const ruleValues = {
  receiptLimit: z.object({ other_person_from_minor: minor.min(1) }),
  suspenseLimit: z.object({ two_people_from_minor: minor.min(1) }),
  feeTerms: z.object({
    basis_points: z.number().int().min(0).max(10_000),
    fixed_minor: minor,
    payout_account_id: z.uuid().nullable(),
    known_as: z.string().max(200),
  }),
} as const

export type RuleValues = z.output<(typeof ruleValues)[RuleName]>
export type TermValues = z.output<(typeof ruleValues)['feeTerms']>
