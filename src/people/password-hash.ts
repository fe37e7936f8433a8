import { hash, verify } from '@node-rs/argon2'

// OWASP: argon2id (the library's default algorithm) with 19 MiB, 2 passes, 1 lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Compared against when nobody has that email, so that both answers take equally long.
const nobodysHash = hash('nobody has this password', cost)

/** argon2id, with the salt in it. The same letters typed on another keyboard are the same password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost)
}

/** Takes as long for `null` (nobody) as for a wrong password. */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const same = await verify(stored ?? (await nobodysHash), password.normalize('NFKC'))
  return stored !== null && same
}
