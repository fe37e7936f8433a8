import { data, type LoaderFunctionArgs } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { csvMediaType, writeCsv } from '#platform/files/csv.ts'
import { visitOf } from '#platform/http/visit.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { answerStatement, statementQuestion } from './statement-question.ts'

/** The statement of an account for a spreadsheet, whole. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'finance', request)
  const question = statementQuestion(visit, new URL(request.url).searchParams)
  const statement = await answerStatement(visit, question)
  if (!statement) throw data(null, { status: 404 })
  const { account, currency } = statement
  const lines = statement.lines.map(({ at, kind, reference, note, entryId, minor, balance }) => [
    ...[at.toISOString(), kind, reference, note, entryId],
    ...[minorToDecimal(minor), minorToDecimal(balance), currency],
  ])
  const header = ['at', 'kind', 'reference', 'note', 'entry', 'amount', 'balance', 'currency']
  const name = `${account.replaceAll(':', '-')}-${question.span.from}-${question.span.to}.csv`
  return new Response(writeCsv(header, lines), {
    headers: {
      'content-type': csvMediaType,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
