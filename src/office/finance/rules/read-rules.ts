import { readReceiptLimit } from '#office/finance/bank/read-receipt-limit.ts'
import { readSuspenseLimit } from '#office/finance/suspense/read-suspense-limit.ts'
import type { Work } from '#platform/work/work.ts'
import { type RuleName, type RuleValues, ruleNames, ruleValues } from './rule-values.ts'

type RuleChange = {
  readonly id: string
  readonly values: RuleValues
  readonly reason: string
  readonly by: string
  readonly isMine: boolean
  readonly agreedBy: string | null
  readonly agreedAt: Date | null
}
export type Rule = {
  readonly rule: RuleName
  readonly provider: string | null
  readonly values: RuleValues
  /** What somebody proposed and nobody agreed to yet, and what was agreed to last. */
  readonly waiting: RuleChange | null
  readonly last: RuleChange | null
}

/** The limits and terms of this site as they hold now, with what waits for a second person and who changed them last. */
export async function readRules(work: Work): Promise<readonly Rule[]> {
  const values = await readValues(work)
  const changes = await readChanges(work)
  return values.map((one) => {
    const mine = changes.filter((change) => change.rule === one.rule && change.provider === one.provider)
    const waiting = mine.find((change) => change.agreedAt === null) ?? null
    return { ...one, waiting, last: mine.find((change) => change.agreedAt !== null) ?? null }
  })
}

/** What a rule says now; null where there is no such rule on this site. */
export async function readRuleValues(work: Work, rule: RuleName, provider: string | null): Promise<RuleValues | null> {
  const found = (await readValues(work)).find((one) => one.rule === rule && one.provider === provider)
  return found?.values ?? null
}

async function readValues(work: Work): Promise<readonly Pick<Rule, 'rule' | 'provider' | 'values'>[]> {
  const terms = await work.db
    .selectFrom('provider_fee_terms')
    .select(['provider', 'basis_points', 'fixed_minor', 'payout_account_id', 'known_as'])
    .where('site', '=', work.site)
    .orderBy('provider')
    .execute()
  const [receipt, suspense] = [await readReceiptLimit(work), await readSuspenseLimit(work)]
  return [
    { rule: 'receiptLimit', provider: null, values: { other_person_from_minor: Number(receipt) } },
    { rule: 'suspenseLimit', provider: null, values: { two_people_from_minor: Number(suspense) } },
    ...terms.map(({ provider, fixed_minor: fixed, ...rest }) => ({
      ...({ rule: 'feeTerms', provider } as const),
      values: { ...rest, fixed_minor: Number(fixed) },
    })),
  ]
}

async function readChanges(work: Work) {
  const rows = await work.db
    .selectFrom('finance_rule_changes as change')
    .innerJoin('staff_members as proposer', 'proposer.id', 'change.proposed_by')
    .leftJoin('staff_members as other', 'other.id', 'change.agreed_by')
    .selectAll('change')
    .select(['proposer.name as by', 'other.name as agreed_name'])
    .where('change.site', '=', work.site)
    .where('change.withdrawn_at', 'is', null)
    .orderBy('change.agreed_at', (order) => order.desc().nullsFirst())
    .limit(200)
    .execute()
  return rows.map((row) => {
    const rule = ruleNames.find((one) => one === row.rule) ?? 'receiptLimit'
    return {
      id: row.id,
      rule,
      provider: row.provider,
      values: ruleValues[rule].parse(row.new_values) as RuleValues,
      reason: row.reason,
      by: row.by,
      isMine: row.proposed_by === work.who.id,
      agreedBy: row.agreed_name,
      agreedAt: row.agreed_at,
    }
  })
}
