import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'
import type { WrittenRule } from './write-rule.ts'

type RuleTimes = { readonly from: string; readonly to: string | null; readonly isNow: boolean }
export type DeskRule = RuleTimes & { readonly kind: string; readonly asks: string; readonly source: string }
export type DeskLimit = RuleTimes & {
  readonly kind: string
  readonly categories: readonly string[]
  readonly per: string
  readonly unit: string
  readonly most: number
  readonly source: string
  readonly doubt: string
}
/** A rule or its end; with `per`, a limit (`asks` is `most`) or the end of one. */
export type RuleProposal = WrittenRule & {
  readonly id: string
  readonly why: string
  readonly proposedBy: string
  readonly proposerId: string
  readonly proposedAt: Date
}
export type RuleDesk = {
  readonly rules: readonly DeskRule[]
  readonly limits: readonly DeskLimit[]
  readonly proposals: readonly RuleProposal[]
}

/** All rules and limits of this site, past and coming ones too, and the proposals that wait for a second person. */
export async function readRuleDesk(work: Work): Promise<RuleDesk> {
  const { db, site, now } = work
  const today = sql`(${now}::timestamptz at time zone ${sql.lit(sites[site].timeZone)})::date`
  const times = sql`valid_from::text as "from", valid_to::text as "to",
    valid_from <= ${today} and (valid_to is null or valid_to >= ${today}) as "isNow"`
  const rules = await sql<DeskRule>`
    select kind, asks, source, ${times} from import_rules where site = ${site} order by kind, valid_from desc`.execute(
    db,
  )
  const limits = await sql<DeskLimit>`
    select kind, categories, per, unit, most, source, doubt, ${times} from personal_limits
    where site = ${site} order by kind, per, valid_from desc`.execute(db)
  const proposals = await sql<RuleProposal>`
    select proposal.id, kind, asks, valid_from::text as "from", source, why, per, unit, most, categories, doubt,
      staff.name as "proposedBy",
      proposed_by as "proposerId", proposed_at as "proposedAt"
    from import_rule_proposals proposal join staff_members staff on staff.id = proposed_by
    where site = ${site} and agreed_at is null and withdrawn_at is null order by proposed_at`.execute(db)
  return { rules: rules.rows, limits: limits.rows, proposals: proposals.rows }
}
