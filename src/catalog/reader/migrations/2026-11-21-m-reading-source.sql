-- Who says what was read: the shop's own page, or the provider of product data that was asked where the shop turned us away.

alter table link_readings add column source text not null default 'page' check (source in ('page', 'provider'));
