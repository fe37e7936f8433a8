-- Campaigns: what is written once and sent to many. A state moves only as campaigns/campaign-moves.ts allows.
create table campaigns (
  id uuid primary key,
  site text not null references sites,
  state text not null check (state in ('draft', 'proposed', 'scheduled', 'sending', 'paused', 'sent', 'stopped')),
  subject_ar text not null default '' check (length(subject_ar) <= 150),
  subject_en text not null default '' check (length(subject_en) <= 150),
  body_ar text not null default '' check (length(body_ar) <= 20000),
  body_en text not null default '' check (length(body_en) <= 20000),
  -- Plain conditions: audience.ts.
  audience jsonb not null default '{}',
  -- Not before this moment; null: at once.
  begins_at timestamptz,
  version integer not null default 1,
  written_by uuid not null references staff_members (id),
  written_at timestamptz not null,
  proposed_by uuid references staff_members (id),
  published_by uuid references staff_members (id),
  published_at timestamptz,
  -- How many the second person was shown.
  published_size integer,
  began_at timestamptz,
  -- The recipients are listed in slices: up to this subscription, and when all were.
  listed_to uuid,
  listed_at timestamptz,
  ended_at timestamptz,
  -- What became of it, once the rows of its recipients are gone.
  figures jsonb,
  constraint campaign_second_person check (
    published_by is null or (proposed_by is not null and published_by <> proposed_by and published_by <> written_by)),
  constraint campaign_published check (state in ('draft', 'proposed', 'stopped') or published_at is not null)
);
create index campaigns_of_site on campaigns (site, written_at desc);
create index campaigns_running on campaigns (site, state, begins_at) where state in ('scheduled', 'sending');
create trigger forbid_delete before delete or truncate on campaigns for each statement execute function forbid_change();
create trigger forbid_unlisted_move after update on campaigns
  for each row when (old.state is distinct from new.state) execute function forbid_unlisted_move('campaign', 'state');

-- What two people agreed to is what is sent.
create function forbid_published_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was published of a campaign stays as it was' using errcode = 'restrict_violation';
end $$;
create trigger forbid_published_change before update on campaigns
  for each row when (old.state in ('scheduled', 'sending', 'paused', 'sent') and new.state <> 'draft' and
    (old.subject_ar, old.subject_en, old.body_ar, old.body_en, old.audience, old.written_by)
      is distinct from (new.subject_ar, new.subject_en, new.body_ar, new.body_en, new.audience, new.written_by))
  execute function forbid_published_change();

-- Where the links of a campaign lead: a mail names them by their place, so that our address leads nowhere else.
create table campaign_links (
  campaign_id uuid not null references campaigns (id),
  place integer not null,
  locale text not null check (locale in ('ar', 'en')),
  url text not null check (length(url) <= 2000),
  primary key (campaign_id, place)
);

-- One mail of a campaign: its id is that of the mail. It is marked as `sending` before it leaves, and never leaves again.
create table campaign_recipients (
  id uuid primary key,
  campaign_id uuid not null references campaigns (id),
  -- Null once the subscription is forgotten.
  subscription_id uuid references newsletter_subscriptions (id) on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'refused', 'skipped')),
  -- Why it was skipped or refused, or what is unclear.
  why text check (length(why) <= 300),
  tries smallint not null default 0,
  next_try_at timestamptz,
  marked_at timestamptz,
  sent_at timestamptz,
  delivered_at timestamptz,
  soft_bounced_at timestamptz,
  bounced_at timestamptz,
  complained_at timestamptz,
  unsubscribed_at timestamptz,
  clicked_at timestamptz,
  unique (campaign_id, subscription_id),
  constraint recipient_marked check (state in ('waiting', 'skipped') or marked_at is not null)
);
create index campaign_recipients_waiting on campaign_recipients (campaign_id, id) where state = 'waiting';
create index campaign_recipients_open on campaign_recipients (campaign_id, marked_at) where state = 'sending';
create index campaign_recipients_of on campaign_recipients (subscription_id);

-- Which campaign the last mail was of: what is tried again is no second mail.
alter table newsletter_subscriptions add column mailed_by uuid references campaigns (id);
