import type { Work } from '#platform/work/work.ts'

/** A ticket's id and those of the tickets that were merged into it: together they are one conversation. */
export function mergedIds({ db }: Pick<Work, 'db'>, ticketId: string) {
  return db
    .selectFrom('tickets as part')
    .select('part.id')
    .where((part) => part.or([part('part.id', '=', ticketId), part('part.merged_into', '=', ticketId)]))
}
