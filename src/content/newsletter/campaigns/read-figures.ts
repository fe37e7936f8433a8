import { sql } from 'kysely'
import { z } from 'zod'
import type { QueryWork } from '#platform/work/work.ts'

const count = z.coerce.number().int().default(0)
const figuresForm = z.object({
  all: count,
  waiting: count,
  sent: count,
  delivered: count,
  bounced: count,
  complained: count,
  unsubscribed: count,
  clicked: count,
  refused: count,
  /** It is not known whether these left; none of them is sent again. */
  unclear: count,
  week: count,
  left: count,
  unreachable: count,
})
export type CampaignFigures = z.output<typeof figuresForm>
export const figureNames = Object.keys(figuresForm.shape) as readonly (keyof CampaignFigures)[]

/** What became of campaigns, by their ids: counted while their recipients are kept, as it was counted last afterwards. */
export async function readFigures(
  { db }: Pick<QueryWork, 'db'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CampaignFigures>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ readonly id: string; readonly kept: unknown; readonly now: unknown }>`
    select c.id, c.figures as kept, counted.now from campaigns c
    left join lateral (
      select json_build_object('all', count(*), 'waiting', count(*) filter (where state = 'waiting'),
        'sent', count(*) filter (where state = 'sent'),
        'delivered', count(*) filter (where delivered_at is not null and bounced_at is null),
        'bounced', count(*) filter (where bounced_at is not null),
        'complained', count(*) filter (where complained_at is not null),
        'unsubscribed', count(*) filter (where unsubscribed_at is not null),
        'clicked', count(*) filter (where clicked_at is not null),
        'refused', count(*) filter (where state = 'refused'), 'unclear', count(*) filter (where state = 'sending'),
        'week', count(*) filter (where state = 'skipped' and why = 'week'),
        'left', count(*) filter (where state = 'skipped' and why = 'left'),
        'unreachable', count(*) filter (where state = 'skipped' and why = 'unreachable')) as now
      from campaign_recipients r where r.campaign_id = c.id having count(*) > 0) counted on true
    where c.id = any(${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, kept, now }) => [id, figuresForm.parse(now ?? kept ?? {})]))
}
