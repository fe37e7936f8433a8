import { z } from 'zod'
import { formKey, said } from '#office/finance/finance-key.ts'
import { provedDeed } from '#people/proofs/answer-deeds.ts'
import { parseAmount } from '#platform/values/amounts/parse-money.ts'
import { answerRule } from './answer-rule.ts'
import { proposeRule } from './change-rule.ts'

const amount = z
  .string()
  .transform((typed) => Number(parseAmount(typed.trim()) ?? -1n))
  .refine((minor) => minor >= 0, 'finance_amount_unclear')
const limitAmount = amount.refine((minor) => minor > 0, 'finance_amount_unclear')
const head = { key: formKey, reason: said }
const proposal = z.discriminatedUnion('rule', [
  z.object({ ...head, rule: z.literal('receiptLimit'), amount: limitAmount }),
  z.object({ ...head, rule: z.literal('suspenseLimit'), amount: limitAmount }),
  z.object({
    ...head,
    rule: z.literal('feeTerms'),
    provider: z.string().min(1),
    fixed: amount,
    percent: amount.refine((share) => share <= 10_000, 'finance_amount_unclear'),
    payoutAccount: z.union([z.uuid(), z.literal('')]),
    knownAs: z.string().trim().max(200),
  }),
])
const answerForm = z.object({ key: formKey, id: z.string() })

/** What finance does at a limit or at terms: proposes another one, agrees to it, or takes it back. */
export const ruleDeeds = {
  propose: provedDeed(proposal, (work, wish) => proposeRule(work, proposalOf(wish)), 'ruleProposed'),
  agree: provedDeed(answerForm, (work, wish) => answerRule(work, { ...wish, agrees: true }), wordOf),
  withdraw: provedDeed(answerForm, (work, wish) => answerRule(work, { ...wish, agrees: false }), wordOf),
}

function wordOf({ isDone }: { readonly isDone: boolean }): string {
  return isDone ? 'ruleAgreed' : 'ruleWithdrawn'
}

function proposalOf(wish: z.output<typeof proposal>) {
  const { key, reason, rule } = wish
  if (wish.rule === 'receiptLimit')
    return { key, reason, rule, provider: null, values: { other_person_from_minor: wish.amount } }
  if (wish.rule === 'suspenseLimit')
    return { key, reason, rule, provider: null, values: { two_people_from_minor: wish.amount } }
  const { percent, fixed, payoutAccount, knownAs, provider } = wish
  // Two and three quarters of a hundred are 275 basis points, as an amount has hundredths.
  const terms = { basis_points: percent, fixed_minor: fixed, known_as: knownAs.replaceAll('،', ',') }
  return { key, reason, rule, provider, values: { ...terms, payout_account_id: payoutAccount || null } }
}
