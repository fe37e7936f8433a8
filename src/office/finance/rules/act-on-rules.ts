import { redirect } from 'react-router'
import { z } from 'zod'
import { formKey, said } from '#office/finance/finance-key.ts'
import { takeProof } from '#people/proofs/take-proof.ts'
import { formAnswer, refusedAnswer } from '#platform/http/forms/form-answer.ts'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import type { Visit } from '#platform/http/visit.ts'
import { parseAmount } from '#platform/values/amounts/parse-money.ts'
import { doDeed } from '#platform/work/do-deed.ts'
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

/** What finance pressed at a limit or at terms: another one is proposed, agreed to, or taken back. */
export async function actOnRules(visit: Visit, form: FormData) {
  try {
    const done = await doDeed(form, {
      propose: () => propose(visit, form),
      agree: () => answer(visit, form, true),
      withdraw: () => answer(visit, form, false),
    })
    return typeof done === 'string' ? redirect(`/${visit.locale}/ops/finance/rules?done=${done}`) : done
  } catch (refused) {
    return refusedAnswer(refused, form, visit.locale)
  }
}

async function propose(visit: Visit, form: FormData) {
  const wish = parseFields(form, proposal, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  await visit.write((work) => proposeRule(work, proposalOf(wish.values)))
  return 'ruleProposed'
}

async function answer(visit: Visit, form: FormData, agrees: boolean) {
  const wish = parseFields(form, answerForm, visit.locale)
  if (!wish.ok) return formAnswer(wish.errors, form)
  await takeProof(visit, form)
  const { isDone } = await visit.write((work) => answerRule(work, { ...wish.values, agrees }))
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
