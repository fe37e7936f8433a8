import { no } from '#office/finance/finance.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { requireProof } from '#people/access/require-proof.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { isId } from '#platform/work/id.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { type RuleValues, ruleNames, ruleValues, type TermValues } from './rule-values.ts'

export type RuleAnswer = { readonly key: string; readonly id: string; readonly agrees: boolean }

/** A second person agrees to a change, and it holds from now on; or somebody takes the proposal back. */
export async function answerRule(work: Work, { key, id, agrees }: RuleAnswer): Promise<{ readonly isDone: boolean }> {
  requireProof(work)
  const { who } = work
  if (who.kind !== 'staff') throw platformNo.FORBIDDEN()
  return once(work, `rule-answer:${key}`, { id, agrees }, async () => {
    const change = await lockChange(work, id)
    if (agrees) requireSecondPerson(work, change.proposed_by)
    await work.db
      .updateTable('finance_rule_changes')
      .set(agrees ? { agreed_by: who.id, agreed_at: work.now } : { withdrawn_by: who.id, withdrawn_at: work.now })
      .where('id', '=', id)
      .execute()
    const rule = ruleNames.find((one) => one === change.rule) ?? 'receiptLimit'
    const values: RuleValues = ruleValues[rule].parse(change.new_values)
    if (agrees) await write(work, change.provider, values)
    const subject = `rule:${rule}${change.provider ? `:${change.provider}` : ''}`
    const old: RuleValues = ruleValues[rule].parse(change.old_values)
    const [before, after] = agrees ? [old, values] : [{ proposed: values }, { proposed: null }]
    await audit(work, { action: agrees ? 'rule.agree' : 'rule.withdraw', subject, before, after, why: change.reason })
    return { isDone: agrees }
  })
}

async function lockChange(work: Work, id: string) {
  const change = isId(id)
    ? await work.db
        .selectFrom('finance_rule_changes')
        .selectAll()
        .where('id', '=', id)
        .where('site', '=', work.site)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!change) throw platformNo.NOT_FOUND()
  if (change.agreed_at !== null || change.withdrawn_at !== null) throw no.RULE_CHANGE_DECIDED()
  return change
}

async function write(work: Work, provider: string | null, values: RuleValues): Promise<void> {
  if ('other_person_from_minor' in values) {
    const row = { site: work.site, ...values }
    await work.db
      .insertInto('receipt_limits')
      .values(row)
      .onConflict((conflict) => conflict.column('site').doUpdateSet(values))
      .execute()
  } else if ('two_people_from_minor' in values) {
    const row = { site: work.site, ...values }
    await work.db
      .insertInto('suspense_limits')
      .values(row)
      .onConflict((conflict) => conflict.column('site').doUpdateSet(values))
      .execute()
  } else await writeTerms(work, provider ?? '', values)
}

async function writeTerms(work: Work, provider: string, values: TermValues): Promise<void> {
  await work.db
    .updateTable('provider_fee_terms')
    .set(values)
    .where('site', '=', work.site)
    .where('provider', '=', provider)
    .execute()
}
