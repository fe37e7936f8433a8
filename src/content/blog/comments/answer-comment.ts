import { requireCustomer } from '#people/access/require-customer.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import type { Visit } from '#platform/http/visit.ts'
import { findDeed } from '#platform/work/do-deed.ts'
import { commentDeeds } from './comment-deeds.ts'

type CommentedArticle = { readonly id: string; readonly path: string }

/**
 * What a customer does below an article: everybody may read it, only a customer writes. Who is signed out meanwhile
 * finds what was typed after signing in. An unknown act is refused before the article is looked for.
 */
export async function answerComment(visit: Visit, request: Request, findArticle: () => Promise<CommentedArticle>) {
  const form = await request.formData()
  requireCustomer(visit, request, form)
  findDeed(form, commentDeeds(visit, ''))
  const { id, path } = await findArticle()
  return answerDeeds(visit, form, commentDeeds(visit, id), (done) => `/${visit.locale}${path}?done=${done}#comments`)
}
