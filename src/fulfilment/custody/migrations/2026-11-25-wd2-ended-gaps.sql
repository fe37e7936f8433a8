-- Goods of an item that was cancelled or written off, and that still stand with us days later.

alter table custody_gaps drop constraint custody_gaps_kind_check,
  add constraint custody_gaps_kind_check
    check (kind in ('none', 'count', 'elsewhere', 'house', 'ended', 'hole', 'jump', 'drift'));
