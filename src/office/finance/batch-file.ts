import type { LoaderFunctionArgs } from 'react-router'
import { writeBatchFile } from '#money/payments/withdrawals/write-batch-file.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { csvMediaType } from '#platform/files/csv.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { visitOf } from '#platform/http/visit.ts'

/** The file of a batch for the bank; taking it away is written down. */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const { name, csv } = await foundPage(visit.write((work) => writeBatchFile(work, params.id ?? '')))
  return new Response(csv, {
    headers: {
      'content-type': csvMediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
