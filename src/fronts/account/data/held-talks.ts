import { sql } from 'kysely'
import type { HeldSection } from './held-section.ts'

/** What was written between a customer and us, and how they came in. */
export const heldTalks = [
  {
    name: 'tickets',
    tables: ['tickets'],
    fields: ['number', 'at', 'messages'],
    rows: (
      id,
    ) => sql`select one.id, one.number, one.site, one.state, one.name, one.email, one.phone, one.opened_at as at,
      (select jsonb_agg(jsonb_build_object('at', told.at, 'by', case when told.staff_id is null then 'me' else 'Marsa' end,
        'text', told.said) order by told.at) from ticket_messages told where told.ticket_id = one.id and not told.is_note)
        as messages from tickets one where one.customer_id = ${id} order by one.opened_at desc`,
  },
  {
    name: 'messages',
    tables: ['notices'],
    fields: ['at', 'subject', 'recipient'],
    rows: (
      id,
    ) => sql`select one.id, one.site, one.channel, one.recipient, one.subject, one.text, one.queued_at as at, one.sent_at as "sentAt",
      one.delivered_at as "deliveredAt", one.read_at as "readAt" from notices one join customers own on own.id = ${id}
      where one.recipient in (own.id::text, own.email::text) or one.reader_id::text = own.id::text order by one.queued_at desc`,
  },
  {
    name: 'newsletter',
    tables: ['newsletter_subscriptions', 'newsletter_consents'],
    fields: ['at', 'recipient', 'network'],
    rows: (id) => sql`select told.at, told.kind as state, told.place, nullif(told.wording, '') as wording, told.site,
      told.locale as language, own.email as recipient, told.ip as network
      from newsletter_consents told join newsletter_subscriptions own on own.id = told.subscription_id
      where own.customer_id = ${id} order by told.id desc`,
  },
  {
    name: 'comments',
    tables: ['blog_comments', 'blog_comment_reports'],
    fields: ['at', 'note'],
    rows: (id) => sql`select made_at as at, state, site, said as note from blog_comments where customer_id = ${id}
      union all select report.made_at, 'reported', null, report.reason from blog_comment_reports report
        where report.customer_id = ${id} order by at desc`,
  },
  {
    name: 'choices',
    tables: ['measuring_choices'],
    fields: ['at', 'note'],
    rows: (
      id,
    ) => sql`select at, choice as state, site, locale as language, receivers as companies, nullif(wording, '') as note
      from measuring_choices where customer_id = ${id} order by id desc`,
  },
  {
    name: 'views',
    tables: ['support_views'],
    fields: ['at', 'endedAt', 'reason'],
    rows: (id) => sql`select site, started_at as at, ended_at as "endedAt", why as reason
      from support_views where customer_id = ${id} order by started_at desc`,
  },
  {
    name: 'sessions',
    tables: ['sessions', 'sign_in_places', 'passkeys'],
    fields: ['at', 'usedAt', 'network', 'device'],
    rows: (
      id,
    ) => sql`select created_at as at, last_seen_at as "usedAt", expires_at as until, ip as network, agent as device
      from sessions where customer_id = ${id}
      union all select first_at, last_at, null, network, browser from sign_in_places where customer_id = ${id}
      union all select created_at, last_used_at, null, domain, name from passkeys where customer_id = ${id} order by at desc`,
  },
  {
    name: 'security',
    tables: ['security_events'],
    fields: ['at', 'network', 'device'],
    rows: (id) => sql`select at, event, site, address as network, agent as device
      from security_events where customer_id = ${id} order by at desc`,
  },
] as const satisfies readonly HeldSection[]
