import { createHash } from 'node:crypto'

/** What a file or a line of it is known by, so that the same one is taken in once. */
export function hashOf(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\u0000')).digest('hex')
}
