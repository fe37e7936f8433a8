import { sql } from 'kysely'
import type { z } from 'zod'
import { no } from '#content/blog/blog.refusals.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { calledName } from '#people/accounts/called-name.ts'
import { newId } from '#platform/work/id.ts'
import { type Ceiling, limitGrowing } from '#platform/work/limit-rate.ts'
import { once } from '#platform/work/once.ts'
import { no as platformNo } from '#platform/work/refusal.ts'
import type { Work } from '#platform/work/work.ts'
import type { commentForm } from './comment-form.ts'
import { countLinks, mostLinks, suspicionOf } from './suspect.ts'

const perCustomer: Ceiling = [
  [3, 300],
  [10, 3600],
  [20, 86_400],
]
const perNetwork: Ceiling = [
  [10, 300],
  [60, 86_400],
]
const month = 30 * 86_400_000

type Asked = z.output<typeof commentForm> & { readonly articleId: string; readonly network: string }

/**
 * A customer's comment waits until staff approve it. Whoever filled in the hidden field is answered like everybody, and nothing
 * is kept; what looks like an advert waits apart. Limited for a customer and for a network; the same key writes once.
 */
export async function writeComment(work: Work, { key, network, ...comment }: Asked): Promise<void> {
  await once(work, key, { comment }, () => putComment(work, { ...comment, network }))
}

async function putComment(work: Work, { articleId, said, parent, website, network }: Omit<Asked, 'key'>) {
  const customerId = signedInCustomer(work)
  if (website !== '') return
  if (countLinks(said) > mostLinks) throw no.BLOG_COMMENT_LINKS({ path: 'said', most: mostLinks })
  await limitGrowing(work, `comment:${customerId}`, perCustomer)
  await limitGrowing(work, `comment-network:${network}`, perNetwork)
  const parentId = parent === '' ? null : await parentOf(work, articleId, parent)
  const { first_name, email } = await work.db
    .selectFrom('customers')
    .select(['first_name', 'email'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow()
  await work.db
    .insertInto('blog_comments')
    .values({
      id: newId(),
      article_id: articleId,
      parent_id: parentId,
      customer_id: customerId,
      // Nobody's address is shown to others, also no part of it.
      name: first_name.trim() === '' ? '' : calledName(first_name, email).slice(0, 80),
      said,
      site: work.site,
      locale: work.locale,
      suspect: suspicionOf(said, await isRepeated(work, said)),
      made_at: work.now,
    })
    .execute()
}

/** The comment that a reply stands below: of the same article, shown, and itself below none. */
async function parentOf(work: Work, articleId: string, id: string): Promise<string> {
  const found = await work.db
    .selectFrom('blog_comments')
    .select(['id', 'parent_id'])
    .where('id', '=', id)
    .where('article_id', '=', articleId)
    .where('state', '=', 'shown')
    .executeTakeFirst()
  if (!found) throw platformNo.NOT_FOUND()
  return found.parent_id ?? found.id
}

// A short word of thanks is said by many.
async function isRepeated({ db, now }: Work, said: string): Promise<boolean> {
  if (said.length <= 20) return false
  const found = await db
    .selectFrom('blog_comments')
    .select('id')
    .where('made_at', '>', new Date(now.getTime() - month))
    .where(sql`md5(said)`, '=', sql`md5(${said})`)
    .executeTakeFirst()
  return found !== undefined
}
