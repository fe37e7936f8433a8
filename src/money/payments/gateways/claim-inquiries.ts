import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { inquiryDelayMs } from './inquiry-schedule.ts'

export type Inquiry = { readonly reference: string; readonly site: Site; readonly provider: string }

// A browser that reloads must not cause a call to the gateway each time.
const quietMs = 2_000

/**
 * The attempts whose gateway must be asked now. Each is postponed to its next time at once, so that no two processes
 * ask about it.
 */
export async function claimInquiries(work: Work, limit: number): Promise<readonly Inquiry[]> {
  const due = await work.db
    .selectFrom('payment_attempts')
    .select(['reference', 'site', 'provider', 'asked'])
    .where('site', '=', work.site)
    .where('ask_next_at', '<=', work.now)
    .orderBy('ask_next_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  for (const { reference, asked } of due) await putOff(work, reference, asked)
  return due.map(({ reference, site, provider }) => ({ reference, site: site as Site, provider }))
}

/**
 * The same for one payment, when its customer returns from the gateway's page. Waits for whoever writes about it at this
 * moment: if both passed the question on, nobody would ask until the job does.
 */
export async function claimInquiriesOf(work: Work, paymentId: string): Promise<readonly Inquiry[]> {
  const due = await work.db
    .selectFrom('payment_attempts')
    .select(['reference', 'site', 'provider', 'asked'])
    .where('payment_id', '=', paymentId)
    .where('ask_next_at', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('asked_at', 'is', null), eb('asked_at', '<', new Date(work.now.getTime() - quietMs))]),
    )
    .orderBy('reference')
    .forUpdate()
    .execute()
  for (const { reference, asked } of due) await putOff(work, reference, asked)
  return due.map(({ reference, site, provider }) => ({ reference, site: site as Site, provider }))
}

/** Stops asking about attempts of payments that have ended: paid, or ended and asked about for one more day. */
export async function closeInquiries(work: Work): Promise<void> {
  await sql`
    update payment_attempts attempt set ask_next_at = null
    from payments payment
    where payment.id = attempt.payment_id and attempt.ask_next_at is not null
      and (payment.status = 'successed' or (payment.status in ('cancelled', 'failed') and attempt.answered_at >= payment.expires_at + interval '1 day'))
  `.execute(work.db)
}

async function putOff(work: Work, reference: string, asked: number): Promise<void> {
  await work.db
    .updateTable('payment_attempts')
    .set({
      asked: asked + 1,
      asked_at: work.now,
      ask_next_at: new Date(work.now.getTime() + inquiryDelayMs(asked)),
    })
    .where('reference', '=', reference)
    .execute()
}
