import type { Literal } from './read-literal.ts'

/** A thing described in schema.org terms, from any notation. */
export type Node = { [key: string]: Literal }

export function list(value: Literal | undefined): Literal[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value]
}

export function nodes(value: Literal | undefined): Node[] {
  return list(value).filter((item): item is Node => item !== null && typeof item === 'object' && !Array.isArray(item))
}

/** A node's types without their prefix: `http://schema.org/Product` and `schema:Product` are both `Product`. */
export function typesOf(node: Node): string[] {
  return list(node['@type']).flatMap((type) => (typeof type === 'string' ? [lastWord(type)] : []))
}

export function lastWord(name: string): string {
  return name.trim().split(/[/#:]/).filter(Boolean).at(-1) ?? ''
}

/** The first text in a value: a plain text, or the name or value of a node. */
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
