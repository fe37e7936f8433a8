import { audit } from '#people/access/audit.ts'
import { requireSecondPerson } from '#people/access/require-second-person.ts'
import { findMove } from '#platform/work/moves.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import { no } from './content.refusals.ts'
import { type ContentEvent, type ContentState, contentMoves } from './content-moves.ts'
import { fromColumns, missingFields } from './content-text.ts'
import {
  contentSubject,
  lockSeenVersion,
  type OpenVersion,
  requireContent,
  type SeenAt,
  type TextAt,
} from './lock-version.ts'

/** Publishes a draft from a moment on; one that has passed is now. A legal text was sent before, and somebody else publishes it. */
export async function publishVersion(
  work: Work,
  at: SeenAt,
  beginsAt: Date | null,
): Promise<{ readonly number: number; readonly isLater: boolean }> {
  const who = requireContent(work)
  const open = await lockSeenVersion(work, at)
  refuseUnfinished(open)
  if (open.is_legal) {
    if (open.state !== 'sent') throw no.CONTENT_NOT_OPEN()
    requireSecondPerson(work, ...open.writers)
  }
  const begins_at = beginsAt && beginsAt > work.now ? beginsAt : work.now
  await move(work, open, 'publish', { published_by: who.id, published_at: work.now, begins_at })
  const after = { version: open.number, begins: begins_at.toISOString() }
  const before = { version: open.number, state: open.state }
  await audit(work, { action: 'content.publish', subject: contentSubject(at), before, after, why: open.why })
  return { number: open.number, isLater: begins_at > work.now }
}

/** Hands a legal text to a second person. */
export async function sendVersion(work: Work, at: SeenAt): Promise<{ readonly number: number }> {
  const who = requireContent(work)
  const open = await lockSeenVersion(work, at)
  refuseUnfinished(open)
  if (!open.is_legal) throw no.CONTENT_NOT_OPEN()
  const writers = [...new Set([...open.writers, who.id])]
  await move(work, open, 'send', { sent_by: who.id, sent_at: work.now, writers })
  await auditMove(work, at, open, 'content.send', open.why)
  return { number: open.number }
}

/** Gives what was sent back to be changed, with the reason; whoever sent it may take it back so too. */
export async function sendBackVersion(work: Work, at: SeenAt, why: string): Promise<void> {
  requireContent(work)
  const open = await lockSeenVersion(work, at)
  await move(work, open, 'sendBack', { revision: open.revision + 1 })
  await auditMove(work, at, open, 'content.sendBack', why)
}

/** Ends a draft for good; it is kept among the versions. */
export async function withdrawVersion(work: Work, at: SeenAt): Promise<void> {
  requireContent(work)
  const open = await lockSeenVersion(work, at)
  await move(work, open, 'withdraw')
  await auditMove(work, at, open, 'content.withdraw', open.why)
}

/** Takes back what is published and has not begun. */
export async function callOffVersion(work: Work, at: TextAt, number: number): Promise<void> {
  requireContent(work)
  const { place, site } = at
  const version = await work.db
    .selectFrom('content_versions')
    .selectAll()
    .where('place', '=', place)
    .where('site', 'is not distinct from', site)
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  if (!version) throw platformNo.NOT_FOUND()
  if (version.begins_at === null || version.begins_at <= work.now) throw no.CONTENT_BEGUN()
  await move(work, version, 'callOff')
  await auditMove(work, at, version, 'content.callOff', version.why)
}

function refuseUnfinished(open: OpenVersion): void {
  const [path] = missingFields(fromColumns(open))
  if (path !== undefined) throw no.CONTENT_LANGUAGE_MISSING({ path })
  if (open.why === '') throw no.CONTENT_WHY_NEEDED({ path: 'why' })
}

type Facts = Partial<
  Pick<OpenVersion, 'revision' | 'writers' | 'sent_by' | 'sent_at' | 'published_by' | 'published_at' | 'begins_at'>
>

async function move(work: Work, { id, state }: OpenVersion, event: ContentEvent, facts: Facts = {}): Promise<void> {
  const found = findMove(work.who, contentMoves, state, event)
  if (!found) throw no.CONTENT_NOT_OPEN()
  const to: ContentState = found.to
  await work.db
    .updateTable('content_versions')
    .set({ ...facts, state: to, changed_by: work.who.id, changed_at: work.now })
    .where('id', '=', id)
    .execute()
}

async function auditMove(work: Work, at: TextAt, open: OpenVersion, action: string, why: string): Promise<void> {
  const version = { version: open.number, state: open.state }
  await audit(work, { action, subject: contentSubject(at), before: version, ...(why !== '' && { why }) })
}
