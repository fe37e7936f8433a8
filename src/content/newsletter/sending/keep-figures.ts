import { readFigures } from '#content/newsletter/campaigns/read-figures.ts'
import type { JobContext } from '#platform/background/jobs.ts'

const days = 60
const day = 86_400_000

/** Keeps what became of the campaigns of the last weeks, for the time after their recipients are forgotten. */
export async function keepFigures({ write, site, now }: JobContext): Promise<void> {
  await write(async (work) => {
    const rows = await work.db
      .selectFrom('campaigns')
      .select('id')
      .where('site', '=', site)
      .where('began_at', '>', new Date(now.getTime() - days * day))
      .execute()
    const figures = await readFigures(
      work,
      rows.map(({ id }) => id),
    )
    for (const [id, counted] of figures)
      await work.db
        .updateTable('campaigns')
        .set({ figures: JSON.stringify(counted) })
        .where('id', '=', id)
        .execute()
  })
}
