import { sql } from 'kysely'
import { z } from 'zod'
import { audit } from '#people/access/audit.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { PROHIBITED_KINDS } from './prohibited.ts'
import { RESTRICTED_KINDS } from './restricted.ts'
import { no } from './stores.refusals.ts'

/** Every kind of goods that a rule may be about: how it is known is the program's. */
export const importKinds = [...PROHIBITED_KINDS, ...RESTRICTED_KINDS] as const
const ruleAsks = ['refuse', 'permit', 'limit'] as const

export const proposeRuleForm = z.object({
  kind: z.enum(importKinds),
  asks: z.enum(ruleAsks),
  from: z.iso.date(),
  source: z.string().trim().min(1).max(500),
  why: z.string().trim().min(1, 'refusal_undo_reason_needed').max(500),
})
export const answerRuleForm = z.object({ id: z.uuid() })

/** Proposes a rule of import for this site; one of a kind waits at a time. Another person publishes it. */
export async function proposeRule(work: Work, typed: z.output<typeof proposeRuleForm>): Promise<void> {
  const { kind, asks, from, source, why } = typed
  await refuseEarlier(work, kind, from)
  const id = newId()
  const { numInsertedOrUpdatedRows: written } = await work.db
    .insertInto('import_rule_proposals')
    .values({
      id,
      site: work.site,
      kind,
      asks,
      valid_from: from,
      source,
      why,
      proposed_by: work.who.id ?? '',
      proposed_at: work.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (written !== 1n) throw no.RULE_WAITS({ path: 'kind' })
  const after = { asks, from, source }
  await audit(work, { action: 'import.propose', subject: `import:${kind}`, before: null, after, why })
}

/** A second person publishes a rule: the one before it ends the day before its first day. */
export async function publishRule(work: Work, { id }: z.output<typeof answerRuleForm>): Promise<void> {
  const proposal = await lockProposal(work, id)
  requireSecondPerson(work, proposal.proposed_by)
  const { kind, asks, valid_from: from, source, why } = proposal
  await refuseEarlier(work, kind, from)
  const before = await readLast(work, kind)
  await work.db
    .updateTable('import_rules')
    .set({ valid_to: sql<string>`${from}::date - 1` })
    .where('site', '=', work.site)
    .where('kind', '=', kind)
    .where(sql<boolean>`valid_to is null or valid_to >= ${from}::date`)
    .execute()
  await work.db.insertInto('import_rules').values({ site: work.site, kind, asks, valid_from: from, source }).execute()
  await work.db
    .updateTable('import_rule_proposals')
    .set({ agreed_by: work.who.id, agreed_at: work.now })
    .where('id', '=', id)
    .execute()
  const after = { asks, from, source }
  await audit(work, { action: 'import.publish', subject: `import:${kind}`, before, after, why })
}

/** Takes a proposal back, whoever made it. */
export async function withdrawRule(work: Work, { id }: z.output<typeof answerRuleForm>): Promise<void> {
  const { kind, asks, valid_from: from } = await lockProposal(work, id)
  await work.db
    .updateTable('import_rule_proposals')
    .set({ withdrawn_by: work.who.id, withdrawn_at: work.now })
    .where('id', '=', id)
    .execute()
  await audit(work, { action: 'import.withdraw', subject: `import:${kind}`, before: { asks, from } })
}

async function lockProposal({ db, site }: Work, id: string) {
  const proposal = await db
    .selectFrom('import_rule_proposals')
    .select(['kind', 'asks', 'source', 'why', 'proposed_by', 'agreed_at', 'withdrawn_at'])
    .select(sql<string>`valid_from::text`.as('valid_from'))
    .where('id', '=', id)
    .where('site', '=', site)
    .forUpdate()
    .executeTakeFirst()
  if (!proposal) throw platformNo.NOT_FOUND()
  if (proposal.agreed_at !== null || proposal.withdrawn_at !== null) throw no.RULE_ANSWERED()
  return proposal
}

async function readLast({ db, site }: Work, kind: string) {
  const last = await db
    .selectFrom('import_rules')
    .select(['asks', 'source', sql<string>`valid_from::text`.as('from')])
    .where('site', '=', site)
    .where('kind', '=', kind)
    .orderBy('valid_from', 'desc')
    .executeTakeFirst()
  return last ?? null
}

// What was stays as it was: a rule begins after the one before it.
async function refuseEarlier(work: Work, kind: string, from: string): Promise<void> {
  const last = await readLast(work, kind)
  if (last && from <= last.from) throw no.RULE_TOO_EARLY({ path: 'from', day: last.from })
}
