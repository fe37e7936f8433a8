import type { Kind } from './columns.ts'

export function isNumeric(kind: Kind): boolean {
  return kind !== 'text' && kind !== 'confidence'
}
