import { z } from 'zod'
import { readProfile } from '#people/accounts/profile/read-profile.ts'
import { csvMediaType } from '#platform/files/csv.ts'
import { pdfMediaType, writePdf } from '#platform/files/pdf.ts'
import { api } from '#platform/http/api.ts'
import { readWalletStatement } from './read-wallet-statement.ts'
import { statementCsv } from './statement-csv.ts'
import { statementPaper } from './statement-paper.ts'
import { statementDays } from './statement-period.ts'

const query = z
  .object({
    format: z.enum(['csv', 'pdf']),
    lang: z.enum(['ar', 'en']).optional().meta({ description: 'Language of the file; else the call’s own' }),
    ...statementDays.shape,
  })
  .refine(({ from, to }) => from <= to, { path: ['to'] })

/** The customer's own statement as a file: opening, everything that moved each balance, closing. */
export const statementApi = api({ tags: ['wallet'], access: 'customer' }, (route) => {
  route({
    get: '/wallet/statement',
    summary: 'The statement of a period as CSV or PDF',
    description: 'Days are the site’s own, both within the period. Opening and movements add up to closing.',
    query,
    file: 'The file itself',
    do: async ({ visit, query: { format, lang, from, to } }, reply) => {
      const locale = lang ?? visit.locale
      const { site, now } = visit
      const { statement, profile } = await visit.read(async (work) => ({
        statement: await readWalletStatement(work, { from, to }),
        profile: await readProfile(work),
      }))
      reply.header('cache-control', 'private, no-store')
      reply.header('content-disposition', `attachment; filename="marsa-statement-${from}-${to}.${format}"`)
      if (format === 'csv') return reply.type(csvMediaType).send(statementCsv(statement, locale, site))
      const { email, firstName, lastName } = profile
      const paper = statementPaper(statement, { locale, site, now, email, name: `${firstName} ${lastName}`.trim() })
      return reply.type(pdfMediaType).send(Buffer.from(await writePdf(paper)))
    },
  })
})
