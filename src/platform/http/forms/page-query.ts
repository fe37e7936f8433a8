import { z } from 'zod'
import { rowsInView } from '#platform/database/list-page.ts'

/** A page of a long list, as a call of the API asks for it. */
export const pageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce
    .number()
    .pipe(z.union([z.literal(20), z.literal(50), z.literal(80), z.literal(100)]))
    .default(rowsInView),
})
