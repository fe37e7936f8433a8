import { z } from 'zod'
import { no } from '#content/pages/content.refusals.ts'
import { requireContent } from '#content/pages/lock-version.ts'
import { audit } from '#people/access/audit.ts'
import { momentOf } from '#platform/values/site-time.ts'
import { newId } from '#platform/work/id.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'

const text = z.string().trim().min(1).max(160)

export const lineForm = z.object({
  textAr: text,
  textEn: text,
  link: z
    .string()
    .trim()
    .max(300)
    .regex(/^(?:$|\/(?:[^/]|$)|https:\/\/)/, 'refusal_content_line_link')
    .default(''),
  begins: z.string().default(''),
  ends: z.string(),
  where: z.enum(['here', 'all']),
})
export const endLineForm = z.object({ id: z.uuid() })

/** Puts a line over every customer page of this site, or of all, until it ends; times are those of this site. */
export async function showLine(work: Work, typed: z.output<typeof lineForm>): Promise<{ readonly id: string }> {
  const { id: made_by } = requireContent(work)
  const begins_at = typed.begins === '' ? work.now : momentOf(typed.begins, work.site)
  const ends_at = momentOf(typed.ends, work.site)
  if (!begins_at) throw no.CONTENT_LINE_TIME({ path: 'begins' })
  if (!ends_at || ends_at <= begins_at || ends_at <= work.now) throw no.CONTENT_LINE_TIME({ path: 'ends' })
  const id = newId()
  const site = typed.where === 'here' ? work.site : null
  const said = { text_ar: typed.textAr, text_en: typed.textEn, link: typed.link || null }
  await work.db
    .insertInto('site_lines')
    .values({ ...said, id, site, begins_at, ends_at, made_by, made_at: work.now })
    .execute()
  const after = { ar: typed.textAr, en: typed.textEn, begins: begins_at.toISOString(), ends: ends_at.toISOString() }
  await audit(work, { action: 'site-line.show', subject: `site-line:${id}`, before: null, after })
  return { id }
}

/** Takes a line off before its time. */
export async function endLine(work: Work, { id }: z.output<typeof endLineForm>): Promise<void> {
  const { id: ended_by } = requireContent(work)
  const line = await work.db
    .updateTable('site_lines')
    .set({ ended_by, ended_at: work.now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['text_ar', 'text_en'])
    .executeTakeFirst()
  if (!line) throw platformNo.NOT_FOUND()
  const before = { ar: line.text_ar, en: line.text_en }
  await audit(work, { action: 'site-line.end', subject: `site-line:${id}`, before, after: null })
}
