import type { Literal } from './read-literal.ts'

/** A thing described by schema.org words, from whichever notation. */
export type Node = { [key: string]: Literal }

export function list(value: Literal | undefined): Literal[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
}

export function nodes(value: Literal | undefined): Node[] {
  return list(value).filter((item): item is Node => item !== null && typeof item === 'object' && !Array.isArray(item))
}

/** The bare names of a node's types: `http://schema.org/Product` and `schema:Product` are both `Product`. */
export function typesOf(node: Node): string[] {
  return list(node['@type']).flatMap((type) => (typeof type === 'string' ? [lastWord(type)] : []))
}

export function lastWord(name: string): string {
  return name.trim().split(/[/#:]/).filter(Boolean).at(-1) ?? ''
}

/** The first text in a value: a plain one, or the name or value of a node. */
export function textOf(value: Literal | undefined): string | null {
  for (const item of list(value)) {
    if (typeof item === 'string' && item.trim()) return item.trim()
    if (typeof item === 'number') return String(item)
    if (item !== null && typeof item === 'object' && !Array.isArray(item)) {
      const inner = textOf(item.name ?? item['@value'] ?? item.value ?? item.url ?? item.contentUrl ?? null)
      if (inner) return inner
    }
  }
  return null
}
