import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'

export type BrowserError = {
  readonly count: number
  readonly latest: readonly { readonly id: bigint; readonly at: Date; readonly path: string; readonly text: string }[]
}

const entryForm = z.object({
  error: z.union([z.string(), z.looseObject({ message: z.string().optional() })]),
  path: z.string().optional(),
})

/** What browsers reported within a day, the newest of it shown. */
export async function readBrowserErrors({ db, now }: Work): Promise<BrowserError> {
  const since = new Date(now.getTime() - 24 * 3_600_000)
  const { count } = await db
    .selectFrom('system_logs')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('at', '>', since)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('system_logs')
    .select(['id', 'at', 'entry'])
    .where('at', '>', since)
    .orderBy('id', 'desc')
    .limit(5)
    .execute()
  return { count: Number(count), latest: rows.map(({ id, at, entry }) => ({ id, at, ...sayEntry(entry) })) }
}

function sayEntry(entry: unknown): { readonly path: string; readonly text: string } {
  const parsed = entryForm.safeParse(entry)
  if (!parsed.success) return { path: '', text: '' }
  const { error, path = '' } = parsed.data
  return { path, text: (typeof error === 'string' ? error : (error.message ?? JSON.stringify(error))).slice(0, 200) }
}
