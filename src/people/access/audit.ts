import type { Work } from '#platform/work/work.ts'

export type AuditValue =
  | string
  | number
  | boolean
  | null
  | readonly AuditValue[]
  | { readonly [name: string]: AuditValue }

export type AuditEntry = {
  /** The action, e.g. `order.approve`. */
  readonly action: string
  /** Its subject, e.g. `order:<id>`. */
  readonly subject: string
  readonly before?: AuditValue
  readonly after?: AuditValue
  readonly why?: string
}

/**
 * Records a staff action in the transaction of the action; returns the row's id. Rows are only ever added to the log.
 */
export async function audit(work: Work, entry: AuditEntry): Promise<string> {
  const { id } = await work.db
    .insertInto('audit_log')
    .values({
      at: work.now,
      staff_id: work.who.kind === 'staff' ? work.who.id : null,
      site: work.site,
      places: work.who.kind === 'staff' && work.who.places.length > 0 ? [...work.who.places] : null,
      action: entry.action,
      subject: entry.subject,
      before: entry.before === undefined ? null : JSON.stringify(entry.before),
      after: entry.after === undefined ? null : JSON.stringify(entry.after),
      why: entry.why ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}
