import { sql } from 'kysely'
import type { Work } from '#platform/work/work.ts'
import { isTold } from './conversion.ts'
import type { Receiver } from './receivers.ts'

type Happened = { readonly id: string; readonly name: string; readonly client: string | undefined }

/** Puts what happened into the outbox of each company that is switched on, and that the visitor agreed to when they were asked. */
export async function queueForwards(work: Work, receivers: readonly Receiver[], events: readonly Happened[]) {
  const told = events.flatMap(({ id, name, client }) => (client && isTold(name) ? [{ id, client }] : []))
  if (told.length === 0 || receivers.length === 0) return
  await sql`
    insert into event_forwards (event_id, receiver, client, site, next_try_at)
    select one.id, receiver, one.client, ${work.site}, ${work.now}
    from unnest(${told.map(({ id }) => id)}::uuid[], ${told.map(({ client }) => client)}::text[]) as one (id, client)
    cross join unnest(${receivers.map(({ name }) => name)}::text[]) as receiver
    where ${agreesTo(sql.ref('one.client'), sql.ref('receiver'))}
    on conflict (event_id, receiver) do nothing`.execute(work.db)
}

/** Whether the last choice of this visitor allows to tell this company. */
export function agreesTo(client: ReturnType<typeof sql.ref>, receiver: ReturnType<typeof sql.ref>) {
  return sql<boolean>`coalesce((
    select choice = 'yes' and ${receiver} = any(receivers) from measuring_choices
    where client = ${client} order by at desc, id desc limit 1), false)`
}
