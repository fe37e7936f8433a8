import { type RawBuilder, sql } from 'kysely'

/** A range of lines: the hash of it and of everything before, and the hash that the batch's row has. */
export type ChainContent = {
  readonly hash: string
  readonly lines: bigint
  readonly entries: bigint
  readonly moved: Readonly<Record<string, string>> | null
  readonly earliest: Date | null
  readonly latest: Date | null
}

/**
 * The content of lines `fromLine` to `toLine`, as SQL. The hash is SHA-256, in hexadecimal, of UTF-8 text: the previous hash
 * (empty for the first), a newline, `number from to`, and for each line in the order of ids a newline and the JSON array below,
 * written as PostgreSQL writes jsonb, with moments in microseconds since 1970.
 */
export function chainContent(batch: {
  readonly previousHash: RawBuilder<unknown>
  readonly id: RawBuilder<unknown>
  readonly fromLine: RawBuilder<unknown>
  readonly toLine: RawBuilder<unknown>
}): RawBuilder<ChainContent> {
  const { previousHash, id, fromLine, toLine } = batch
  return sql<ChainContent>`
    select
      encode(sha256(convert_to(
        ${previousHash}::text || E'\n' || ${id}::text || ' ' || ${fromLine}::text || ' ' || ${toLine}::text
          || coalesce(string_agg(E'\n' || said, '' order by line_id), ''), 'UTF8')), 'hex') as hash,
      count(line_id) as lines, count(distinct entry_id) as entries, min(at) as earliest, max(at) as latest,
      (select jsonb_object_agg(currency, came::text) from (
        select currency, sum(amount_minor) as came from ledger_lines
        where id between ${fromLine} and ${toLine} and amount_minor > 0 group by currency) as sums) as moved
    from (
      select line.id as line_id, line.entry_id, entry.at, jsonb_build_array(
        line.id, line.entry_id, line.account, line.currency, line.amount_minor, line.balance_before, line.balance_after,
        entry.kind, (extract(epoch from entry.at) * 1000000)::bigint, entry.who_kind, entry.who_id, entry.corrects,
        entry.linked, entry.reference, entry.note, entry.only_once, entry.made_in::text)::text as said
      from ledger_lines line
      -- Each entry by itself: a batch is a few hundred lines, and all entries must not be read for it.
      left join lateral (select * from journal_entries where id = line.entry_id limit 1) as entry on true
      where line.id between ${fromLine} and ${toLine}
    ) as said_lines`
}
