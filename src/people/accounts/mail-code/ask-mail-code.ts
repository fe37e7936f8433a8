import { randomInt } from 'node:crypto'
import { fingerprint } from '#people/access/guess-limits.ts'
import { tryAccountMail } from '#people/accounts/try-account-mail.ts'
import { tellCustomer } from '#people/notices/tell-customer.ts'
import { hashPassword } from '#people/proofs/password-hash.ts'
import type { Visit } from '#platform/http/visit.ts'
import { newId } from '#platform/work/id.ts'
import { type Ceiling, limitGrowing } from '#platform/work/limit-rate.ts'
import type { Work } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { codeLength } from './code-length.ts'

const lastsMinutes = 10
const perEmail: Ceiling = [
  [5, 900],
  [10, 3600],
  [20, 86_400],
]

/**
 * Mails a code of six digits that opens the account of this address, or makes it. Nobody is looked up, so that the answer
 * is the same for whoever has an account; limited by address and by network. The id belongs to who asked alone.
 */
export async function askMailCode(visit: Visit, email: string): Promise<{ readonly id: string }> {
  return tryAccountMail(visit, async () => {
    const code = String(randomInt(0, 10 ** codeLength)).padStart(codeLength, '0')
    const codeHash = await hashPassword(code)
    return visit.write((work) => mailCode(work, email, { code, codeHash }))
  })
}

async function mailCode(work: Work, email: string, made: { readonly code: string; readonly codeHash: string }) {
  await limitGrowing(work, `mail-code:${fingerprint(email)}`, perEmail)
  const { locale } = work
  const id = newId()
  await work.db
    .insertInto('mail_codes')
    .values({
      id,
      email,
      code_hash: made.codeHash,
      created_at: work.now,
      expires_at: new Date(work.now.getTime() + lastsMinutes * 60_000),
    })
    .execute()
  const minutes = String(lastsMinutes)
  await tellCustomer(
    work,
    { id, email, locale },
    {
      key: `mail-code:${id}`,
      kind: 'people_mail_code',
      secret: made.code,
      code: made.code,
      subject: m.people_mail_code_subject({}, { locale }),
      paragraphs: [m.people_mail_code_text({ minutes }, { locale })],
      footer: m.people_mail_code_footer({}, { locale }),
      about: {},
    },
  )
  return { id }
}

/** The address a code was mailed to, for who asked for it; null once nothing can be entered with it any more. */
export async function readMailCode(work: Work, id: string): Promise<{ readonly email: string } | null> {
  const found = await work.db
    .selectFrom('mail_codes')
    .select('email')
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', work.now)
    .executeTakeFirst()
  return found ?? null
}
