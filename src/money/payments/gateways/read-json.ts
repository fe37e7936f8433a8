type NumberSource = { readonly source?: string }

/**
 * Parses JSON with every number kept as the text that was sent: signatures are made over that text, and no amount
 * passes through a float. Returns undefined for text that is not JSON.
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key: string, value: unknown, ...context: NumberSource[]) =>
      typeof value === 'number' ? (context[0]?.source ?? String(value)) : value,
    )
  } catch {
    return undefined
  }
}

/** The value at a dotted path, or undefined. */
export function valueAt(tree: unknown, path: string): unknown {
  let here = tree
  for (const step of path.split('.')) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined
    here = (here as Readonly<Record<string, unknown>>)[step]
  }
  return here
}
