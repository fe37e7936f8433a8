import { isDeepStrictEqual } from 'node:util'
import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { newId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { readRuleValues } from './read-rules.ts'
import { type RuleName, type RuleValues, ruleValues } from './rule-values.ts'

export type RuleProposal = {
  readonly key: string
  readonly rule: RuleName
  readonly provider: string | null
  readonly values: RuleValues
  readonly reason: string
}

/** Proposes another limit, or other terms of a provider; they hold when a second person agrees. */
export async function proposeRule(work: Work, { key, ...wish }: RuleProposal): Promise<{ readonly id: string }> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `rule:${key}`, wish, async () => {
    const values: RuleValues = ruleValues[wish.rule].parse(wish.values)
    const old = await readRuleValues(work, wish.rule, wish.provider)
    if (!old) throw platformNo.NOT_FOUND()
    if (isDeepStrictEqual(old, values)) throw no.RULE_UNCHANGED()
    const id = newId()
    const { numInsertedOrUpdatedRows: made } = await work.db
      .insertInto('finance_rule_changes')
      .values({
        id,
        site: work.site,
        rule: wish.rule,
        provider: wish.provider,
        reason: wish.reason,
        old_values: JSON.stringify(old),
        new_values: JSON.stringify(values),
        proposed_by: who.id,
        proposed_at: work.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (made === 0n) throw no.RULE_CHANGE_WAITS()
    const subject = `rule:${wish.rule}${wish.provider ? `:${wish.provider}` : ''}`
    await audit(work, { action: 'rule.propose', subject, before: old, after: values, why: wish.reason })
    return { id }
  })
}
