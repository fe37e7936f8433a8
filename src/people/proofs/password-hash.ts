import { hash, verify } from '@node-rs/argon2'
import { limitAtOnce } from '#platform/work/limit-at-once.ts'
import { no } from '#platform/work/refusal.ts'

// OWASP: argon2id (the library's default algorithm) with 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Each hash takes 19 MB and a thread of Node's pool, which reading files needs too. If more than a hundred wait,
// further callers are told to try again.
const limited = limitAtOnce(3, 100)

async function turn<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const done = await limited(async () => ({ answer: await act() }))
  if (!done) throw no.UNAVAILABLE()
  return done.answer
}

// Compared if nobody has the email, so that both answers take equally long.
const nobodysHash = hash('nobody has this password', cost)

/**
 * argon2id, with the salt inside. Unicode is normalised, so that the same letters from another keyboard are the same
 * password. Never within a transaction.
 */
export function hashPassword(password: string): Promise<string> {
  return turn(() => hash(password.normalize('NFKC'), cost))
}

/** Takes as long for `null` (no account) and `''` (none was chosen) as for a wrong password. Never within a transaction. */
export function isPassword(stored: string | null, password: string): Promise<boolean> {
  return turn(async () => {
    const same = await verify(stored || (await nobodysHash), password.normalize('NFKC'))
    return Boolean(stored) && same
  })
}
