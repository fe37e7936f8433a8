import { createHash } from 'node:crypto'
import { no } from './refusal.ts'
import type { Work } from './work.ts'

/**
 * Runs `act` once for each key of this actor. The same key with the same body returns the first answer again; with another
 * body it is refused (422). If the first call is still running, the second waits for it. Key, answer and effects are one
 * transaction.
 */
export async function once<Answer>(
  work: Work,
  key: string,
  body: unknown,
  act: () => Promise<Answer>,
): Promise<Answer> {
  if (key.length < 8 || key.length > 255) throw no.KEY_NEEDED()
  const scope = `${work.who.kind}:${work.who.id ?? '-'}:${work.site}`
  const bodyHash = createHash('sha256').update(toText(body)).digest('hex')
  const inserted = await work.db
    .insertInto('once_keys')
    .values({ scope, key, body_hash: bodyHash, at: work.now })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!inserted) return readFirstAnswer<Answer>(work, scope, key, bodyHash)
  const answer = await act()
  await work.db
    .updateTable('once_keys')
    .set({ answer: toText(answer) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute()
  return answer
}

async function readFirstAnswer<Answer>(work: Work, scope: string, key: string, bodyHash: string): Promise<Answer> {
  const first = await work.db
    .selectFrom('once_keys')
    .select(['body_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (first.body_hash !== bodyHash) throw no.KEY_REUSED()
  if (first.answer === null) throw no.IN_PROGRESS()
  return fromText(first.answer) as Answer
}

// bigint and Date are kept as such in JSON, so that the second answer has the same types as the first.
function toText(value: unknown): string {
  return JSON.stringify(value ?? null, function (this: Record<string, unknown>, name, shown) {
    const original = name === '' ? value : this[name]
    if (typeof original === 'bigint') return { $bigint: original.toString() }
    if (original instanceof Date) return { $date: original.toISOString() }
    return shown
  })
}

function fromText(text: string): unknown {
  return JSON.parse(text, (_, value) => {
    if (value && typeof value === 'object' && typeof value.$bigint === 'string') return BigInt(value.$bigint)
    if (value && typeof value === 'object' && typeof value.$date === 'string') return new Date(value.$date)
    return value
  })
}
