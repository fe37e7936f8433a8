/** Days after which it is deleted; for good, as the law asks; or until its owner removes it or leaves. */
export type KeptTime = number | 'law' | 'untilLeaving'
export type KeptThing = { readonly name: string; readonly time: KeptTime; readonly tables: readonly string[] }

/**
 * What is kept of visitors and customers, in their words, with the tables it stands in. `kept-how-long.test.ts` compares it
 * with docs/retention.md, which is compared with the database and its sweeps.
 */
export const keptThings = [
  {
    name: 'account',
    time: 'untilLeaving',
    tables: ['customers', 'customer_factors', 'passkeys', 'addresses', 'preferences'],
  },
  { name: 'identity', time: 'untilLeaving', tables: ['national_ids', 'stored_files'] },
  { name: 'cards', time: 'untilLeaving', tables: ['saved_cards'] },
  { name: 'cart', time: 'untilLeaving', tables: ['carts', 'cart_items'] },
  {
    name: 'orders',
    time: 'law',
    tables: [
      'orders',
      'order_items',
      'legacy_orders',
      'requests',
      'waybills',
      'returns',
      'handover_consignees',
      'pieces',
    ],
  },
  { name: 'money', time: 'law', tables: ['payments', 'refunds', 'withdrawals', 'invoices', 'journal_entries'] },
  { name: 'limits', time: 'law', tables: ['subscriptions', 'coupon_uses', 'quota_uses'] },
  { name: 'talks', time: 'law', tables: ['tickets', 'ticket_messages', 'ticket_files'] },
  { name: 'newsletter', time: 'untilLeaving', tables: ['newsletter_subscriptions', 'newsletter_consents'] },
  { name: 'comments', time: 'untilLeaving', tables: ['blog_comments', 'blog_comment_reports'] },
  { name: 'endedComments', time: 400, tables: ['blog_comments', 'blog_comment_reports'] },
  { name: 'choices', time: 1096, tables: ['measuring_choices'] },
  { name: 'endedNewsletter', time: 1096, tables: ['newsletter_subscriptions', 'newsletter_consents'] },
  { name: 'askedNewsletter', time: 30, tables: ['newsletter_subscriptions', 'newsletter_consents'] },
  { name: 'staff', time: 'law', tables: ['audit_log', 'customer_notes'] },
  {
    name: 'guestTalks',
    time: 400,
    tables: ['tickets', 'ticket_messages', 'ticket_files', 'ticket_mentions', 'ticket_mails'],
  },
  { name: 'campaigns', time: 400, tables: ['campaign_recipients'] },
  { name: 'skippedCampaigns', time: 60, tables: ['campaign_recipients'] },
  { name: 'lookups', time: 400, tables: ['price_lookups', 'price_lookup_history', 'link_readings', 'page_snapshots'] },
  { name: 'appMails', time: 400, tables: ['notices'] },
  { name: 'came', time: 400, tables: ['customer_touches', 'order_touches', 'tracked_events'] },
  { name: 'views', time: 400, tables: ['support_views'] },
  { name: 'unreachable', time: 400, tables: ['unreachable_addresses'] },
  { name: 'security', time: 365, tables: ['security_events', 'sign_in_places'] },
  { name: 'opened', time: 60, tables: ['opened_products'] },
  { name: 'mails', time: 90, tables: ['notices'] },
  { name: 'answers', time: 40, tables: ['once_keys'] },
  { name: 'sessions', time: 30, tables: ['sessions', 'mailed_tokens', 'email_changes'] },
  { name: 'shared', time: 30, tables: ['shared_carts', 'cart_drafts'] },
  { name: 'events', time: 30, tables: ['tracked_events', 'event_forwards'] },
  { name: 'errors', time: 30, tables: ['system_logs', 'error_causes'] },
  { name: 'codes', time: 2, tables: ['mail_codes', 'phone_codes', 'rate_limits'] },
  { name: 'halfSignIns', time: 1, tables: ['half_sign_ins', 'passkey_challenges'] },
  { name: 'unpaidCards', time: 2, tables: ['saved_cards'] },
] as const satisfies readonly KeptThing[]

export type KeptName = (typeof keptThings)[number]['name']
