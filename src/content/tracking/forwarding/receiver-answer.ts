import { type ProviderAnswer, unsuccessful } from '#people/notices/providers/call-provider.ts'
import type { ReceiverAnswer } from './receivers.ts'

/** What an answer means by its HTTP status alone. */
export function answerOf(answer: ProviderAnswer, why: string): ReceiverAnswer {
  if (answer.kind === 'answered' && answer.status >= 200 && answer.status < 300) return { kind: 'accepted' }
  const said = unsuccessful(answer, answer.kind === 'answered' ? `${why} (${answer.status})` : why)
  return said.kind === 'accepted' ? { kind: 'unknown', why } : said
}
