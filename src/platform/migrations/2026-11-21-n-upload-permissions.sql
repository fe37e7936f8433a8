-- Who of the staff may see a file, and until when it is kept. Those of before are pictures of received goods.
alter table stored_files
  add permission text not null default 'orders',
  add delete_after timestamptz,
  add deleted_at timestamptz;
alter table stored_files alter permission drop default;
create index stored_files_ending on stored_files (delete_after) where deleted_at is null;
