import { createHmac, hkdfSync } from 'node:crypto'
import { makeKeyRing } from './key-ring.ts'

/**
 * Seals single values of the database: numbers of phones and national IDs. `place` names table, column and row, so that a
 * sealed value that is copied to another row cannot be opened there.
 */
export type Vault = {
  readonly seal: (plain: string, place: string) => string
  /** A value that is not sealed (written by an earlier release) is returned as it is. */
  readonly open: (kept: string, place: string) => string
  /** How a value begins that is sealed with the present key; what begins otherwise has to be sealed anew. */
  readonly mark: string
  /** Finds equal values without opening them: the same value of a kind has the same index. */
  readonly index: (kind: string, plain: string) => string
  /** The index with each key at hand, for searching while a key is being replaced. */
  readonly indexes: (kind: string, plain: string) => readonly string[]
}

const everyMark = 'sealed:'

/** `keys`: the present one first, then earlier ones with which values may still be sealed. */
export function makeVault(keys: readonly [string, ...string[]]): Vault {
  const ring = makeKeyRing('marsa: vault', keys)
  const indexKeys = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'marsa: index of what is sealed', 32)))
  const indexWith = (key: Buffer, kind: string, plain: string) =>
    createHmac('sha256', key).update(`${kind}\n${plain}`).digest('hex').slice(0, 32)
  const mark = `${everyMark}${ring.keyId}:`
  return {
    mark,
    seal: (plain, place) => `${mark}${ring.seal(Buffer.from(plain), place).toString('base64url')}`,
    open(kept, place) {
      if (!isSealedValue(kept)) return kept
      return ring.open(Buffer.from(kept.slice(kept.lastIndexOf(':') + 1), 'base64url'), place).toString()
    },
    index: (kind, plain) => indexWith(indexKeys[0]!, kind, plain),
    indexes: (kind, plain) => indexKeys.map((key) => indexWith(key, kind, plain)),
  }
}

export function isSealedValue(kept: string): boolean {
  return kept.startsWith(everyMark)
}

/** Opens a value that may be missing. */
export function openKept(vault: Vault, kept: string | null, place: string): string | null {
  return kept === null ? null : vault.open(kept, place)
}

/** Of a database that was opened without its keys. */
export const closedVault: Vault = {
  mark: everyMark,
  seal: refuse,
  open: (kept) => (isSealedValue(kept) ? refuse() : kept),
  index: refuse,
  indexes: refuse,
}

function refuse(): never {
  throw new Error('This database was opened without its keys: give openDatabase a vault')
}
