-- The session in which a browser asked for notifications: where that one is signed out, the browser hears nothing more. Sessions belong to
-- a room above, which says when one ended.
alter table push_subscriptions add column session_id uuid;
create index push_subscriptions_of_session on push_subscriptions (session_id) where session_id is not null;
