import { sql } from 'kysely'
import { z } from 'zod'
import { type AuditValue, audit } from '#people/access/audit.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { PROHIBITED_KINDS } from './prohibited.ts'
import { RESTRICTED_KINDS } from './restricted.ts'
import { no } from './stores.refusals.ts'
import { endBefore, readLastRule, type WrittenRule, writeRule } from './write-rule.ts'

/** Every kind of goods that a rule may be about: how it is known is the program's. */
export const importKinds = [...PROHIBITED_KINDS, ...RESTRICTED_KINDS] as const

const about = {
  kind: z.enum(importKinds),
  from: z.iso.date(),
  source: z.string().trim().min(1).max(500),
  why: z.string().trim().min(1, 'refusal_undo_reason_needed').max(500),
}
export const proposeRuleForm = z.object({ ...about, asks: z.enum(['refuse', 'permit', 'limit', 'end']) })
/** `categories` are those of the price tables that count together, each ticked; `doubt` is for staff who decide a case. */
export const proposeLimitForm = z.object({
  ...about,
  per: z.enum(['order', 'year']),
  unit: z.enum(['pieces', 'grams']),
  most: z.coerce.number().int().min(1).max(1_000_000),
  categories: z
    .record(z.string().max(40), z.string(), 'catalogue_limit_categories_needed')
    .transform((ticked): readonly string[] => Object.keys(ticked).sort())
    .refine((list) => list.length > 0, 'catalogue_limit_categories_needed'),
  doubt: z.string().trim().max(500).default(''),
})
export const endLimitForm = z.object({ ...about, per: z.enum(['order', 'year']) })
export const answerRuleForm = z.object({ id: z.uuid() })

type Proposed = WrittenRule & { readonly why: string }
const NO_LIMIT = { per: null, unit: null, most: null, categories: null, doubt: '' }

/** Proposes a rule of import for this site, or its end; one of a kind waits at a time. Another person publishes it. */
export async function proposeRule(work: Work, typed: z.output<typeof proposeRuleForm>): Promise<void> {
  await propose(work, { ...NO_LIMIT, ...typed })
}

/** Proposes how much of some goods one person may import in a year or an order. Another person publishes it. */
export async function proposeLimit(work: Work, typed: z.output<typeof proposeLimitForm>): Promise<void> {
  await propose(work, { ...typed, asks: 'most' })
}

/** Proposes that a limit no longer holds from a day on. */
export async function proposeLimitEnd(work: Work, typed: z.output<typeof endLimitForm>): Promise<void> {
  await propose(work, { ...NO_LIMIT, ...typed, asks: 'end' })
}

async function propose(work: Work, { from, why, ...rule }: Proposed): Promise<void> {
  await refuseEarlier(work, { ...rule, from })
  const { numInsertedOrUpdatedRows: written } = await work.db
    .insertInto('import_rule_proposals')
    .values({
      ...rule,
      categories: rule.categories && [...rule.categories],
      id: newId(),
      site: work.site,
      valid_from: from,
      why,
      proposed_by: work.who.id ?? '',
      proposed_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (written !== 1n) throw no.RULE_WAITS({ path: 'kind' })
  await audit(work, { action: 'import.propose', ...lineOf({ ...rule, from }), before: null, why })
}

/** A second person publishes a rule or a limit: the one before it ends the day before its first day. */
export async function publishRule(work: Work, { id }: z.output<typeof answerRuleForm>): Promise<void> {
  const { proposedBy, why, ...rule } = await lockProposal(work, id)
  requireSecondPerson(work, proposedBy)
  await refuseEarlier(work, rule)
  const before = await readLastRule(work, rule)
  await endBefore(work, rule)
  if (rule.asks !== 'end') await writeRule(work, rule)
  await work.db
    .updateTable('import_rule_proposals')
    .set({ agreed_by: work.who.id, agreed_at: work.now })
    .where('id', '=', id)
    .execute()
  await audit(work, { action: 'import.publish', ...lineOf(rule), before, why })
}

/** Takes a proposal back, whoever made it. */
export async function withdrawRule(work: Work, { id }: z.output<typeof answerRuleForm>): Promise<void> {
  const { proposedBy: _, why: __, ...rule } = await lockProposal(work, id)
  await work.db
    .updateTable('import_rule_proposals')
    .set({ withdrawn_by: work.who.id, withdrawn_at: work.now })
    .where('id', '=', id)
    .execute()
  const { subject, after: before } = lineOf(rule)
  await audit(work, { action: 'import.withdraw', subject, before })
}

function lineOf({ kind, asks, from, source, per, unit, most, categories }: WrittenRule) {
  const rule: Readonly<Record<string, AuditValue>> = { asks, from, source }
  const after = per === null ? rule : asks === 'end' ? { ...rule, per } : { ...rule, per, unit, most, categories }
  return { subject: `import:${kind}`, after }
}

async function lockProposal({ db, site }: Work, id: string) {
  const proposal = await db
    .selectFrom('import_rule_proposals')
    .select(['kind', 'asks', 'source', 'why', 'per', 'unit', 'most', 'categories', 'doubt'])
    .select(['proposed_by as proposedBy', 'agreed_at', 'withdrawn_at'])
    .select(sql<string>`valid_from::text`.as('from'))
    .where('id', '=', id)
    .where('site', '=', site)
    .forUpdate()
    .executeTakeFirst()
  if (!proposal) throw platformNo.NOT_FOUND()
  const { agreed_at, withdrawn_at, ...rule } = proposal
  if (agreed_at !== null || withdrawn_at !== null) throw no.RULE_ANSWERED()
  return rule
}

// What was stays as it was: a rule begins after the one before it, and what has ended or never was cannot end.
async function refuseEarlier(work: Work, rule: WrittenRule): Promise<void> {
  const last = await readLastRule(work, rule)
  if (last && rule.from <= last.from) throw no.RULE_TOO_EARLY({ path: 'from', day: last.from })
  if (rule.asks === 'end' && (!last || (last.to !== null && last.to < rule.from)))
    throw no.RULE_NOT_THERE({ path: 'asks' })
}
