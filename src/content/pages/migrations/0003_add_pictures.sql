-- The library of pictures for texts. Each was drawn anew when it came, and says in both languages what it shows.

create table content_pictures (
  id uuid primary key references stored_files (id),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  alt_ar text not null check (length(alt_ar) between 1 and 300),
  alt_en text not null check (length(alt_en) between 1 and 300),
  made_by uuid not null references staff_members (id),
  made_at timestamptz not null,
  removed_by uuid references staff_members (id),
  removed_at timestamptz,
  check ((removed_by is null) = (removed_at is null))
);
