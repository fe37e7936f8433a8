import { z } from 'zod'
import { longestMessage } from '#care/tickets/ticket-form.ts'
import { no } from '#care/tickets/tickets.refusals.ts'
import { audit } from '#people/access/audit.ts'
import { type Permission, permits } from '#people/access/permissions.ts'
import { isId, newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { unknownFields } from './canned-fields.ts'

const writes: Permission = 'support'

export type CannedAnswer = {
  readonly id: string
  readonly name: string
  readonly saidAr: string
  readonly saidEn: string
}

const said = z.string().trim().min(1).max(longestMessage)
export const cannedForm = z.object({ name: z.string().trim().min(1).max(80), saidAr: said, saidEn: said })

export function mayWriteCanned({ who }: Pick<Work, 'who'>): boolean {
  return permits(who, writes)
}

/** The answers that staff have ready on this site, by name. */
export async function readCannedAnswers({ db, site }: Work): Promise<readonly CannedAnswer[]> {
  return db
    .selectFrom('canned_answers')
    .select(['id', 'name', 'said_ar as saidAr', 'said_en as saidEn'])
    .where('site', '=', site)
    .where('ended_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

type Saving = z.output<typeof cannedForm> & { readonly id: string | null }

/** Support writes a ready answer in both languages, or changes one. Refuses fields that nothing fills. */
export async function saveCannedAnswer(work: Work, { id, ...form }: Saving): Promise<{ readonly id: string }> {
  if (!mayWriteCanned(work)) throw platformNo.FORBIDDEN()
  for (const path of ['saidAr', 'saidEn'] as const) {
    const [field] = unknownFields(form[path])
    if (field !== undefined) throw no.ANSWER_FIELD_UNKNOWN({ path, field: `{${field}}` })
  }
  await refuseTakenName(work, form.name, id)
  const before = id === null ? null : await lockCanned(work, id)
  const row = { name: form.name, said_ar: form.saidAr, said_en: form.saidEn, ...changed(work) }
  const saved = id ?? newId()
  if (id === null) {
    await work.db
      .insertInto('canned_answers')
      .values({ id: saved, site: work.site, ...row })
      .execute()
  } else await work.db.updateTable('canned_answers').set(row).where('id', '=', id).execute()
  await audit(work, { action: 'ticket.keep-answer', subject: `answer:${saved}`, before, after: { ...form } })
  return { id: saved }
}

/** A ready answer is offered no more. */
export async function endCannedAnswer(work: Work, id: string): Promise<void> {
  if (!mayWriteCanned(work)) throw platformNo.FORBIDDEN()
  const before = await lockCanned(work, id)
  await work.db
    .updateTable('canned_answers')
    .set({ ended_at: work.now, ...changed(work) })
    .where('id', '=', id)
    .execute()
  await audit(work, { action: 'ticket.end-answer', subject: `answer:${id}`, before })
}

const changed = ({ now, who }: Work) => ({ changed_at: now, changed_by: who.id ?? '' })

async function lockCanned(work: Work, id: string) {
  const found = isId(id)
    ? await work.db
        .selectFrom('canned_answers')
        .select(['name', 'said_ar as saidAr', 'said_en as saidEn'])
        .where('id', '=', id)
        .where('site', '=', work.site)
        .where('ended_at', 'is', null)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!found) throw platformNo.NOT_FOUND()
  return found
}

async function refuseTakenName({ db, site }: Work, name: string, id: string | null): Promise<void> {
  const other = await db
    .selectFrom('canned_answers')
    .select('id')
    .where('site', '=', site)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
    .where('ended_at', 'is', null)
    .$if(id !== null, (query) => query.where('id', '<>', id ?? ''))
    .executeTakeFirst()
  if (other) throw no.ANSWER_NAME_TAKEN({ path: 'name' })
}
