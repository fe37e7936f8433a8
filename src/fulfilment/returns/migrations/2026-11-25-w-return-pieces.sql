-- Which pieces came back with a return, and what became of each.

create table return_pieces (
  return_id uuid not null references returns (id),
  piece_id uuid not null references pieces (id),
  item_id uuid not null references order_items (id),
  taken_at timestamptz not null,
  ended_how text check (ended_how in ('sent_back', 'restocked', 'disposed', 'given_back')),
  ended_at timestamptz,
  ended_by uuid references staff_members (id),
  why text,
  primary key (return_id, piece_id),
  foreign key (return_id, item_id) references return_items (return_id, item_id),
  check ((ended_how is null) = (ended_at is null) and (ended_how is null) = (ended_by is null))
);
comment on table return_pieces is 'append-only but for ended_how, ended_at, ended_by, why';
-- A piece is with us for one return at a time.
create unique index return_pieces_here on return_pieces (piece_id) where ended_at is null;

create function return_piece_keeps_its_word() returns trigger language plpgsql as $$
declare bought integer; taken integer;
begin
  if tg_op = 'UPDATE' then
    if old.ended_at is not null
      or (new.return_id, new.piece_id, new.item_id, new.taken_at)
        is distinct from (old.return_id, old.piece_id, old.item_id, old.taken_at)
    then
      raise exception 'what became of a returned piece is said once' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  select quantity into bought from return_items where return_id = new.return_id and item_id = new.item_id for update;
  select count(*) into taken from return_pieces where return_id = new.return_id and item_id = new.item_id;
  if taken >= bought or not exists (select from pieces where id = new.piece_id and item_id = new.item_id) then
    raise exception 'piece % does not belong to return %', new.piece_id, new.return_id
      using errcode = 'check_violation', constraint = 'return_pieces_at_most_asked';
  end if;
  return new;
end $$;
create trigger return_piece_keeps_its_word before insert or update on return_pieces
  for each row execute function return_piece_keeps_its_word();
create trigger return_pieces_stay before delete or truncate on return_pieces
  for each statement execute function append_only_refuse();

-- Nothing is received without its pieces, looked at when the transaction ends.
create function return_has_its_pieces() returns trigger language plpgsql as $$
begin
  if exists (select from return_items part where part.return_id = new.id
    and not exists (select from return_pieces piece where piece.return_id = new.id and piece.item_id = part.item_id))
  then
    raise exception 'return % was received without its pieces', new.number
      using errcode = 'check_violation', constraint = 'return_has_its_pieces';
  end if;
  return null;
end $$;
create constraint trigger return_has_its_pieces after update of state on returns
  deferrable initially deferred for each row when (new.state = 'received' and old.state <> 'received')
  execute function return_has_its_pieces();
