import type { EntryContext } from 'react-router'

type Manifest = EntryContext['manifest']
type Context = EntryContext['staticHandlerContext']
const narrowed = new WeakMap<Manifest, Map<string, Manifest>>()

/**
 * The manifest with the routes of this page as its own; all others stay within reach behind them. The router builds what
 * it renders from the own ones, for each page anew.
 */
export function manifestOfPage({ manifest, staticHandlerContext }: EntryContext): Manifest {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const pages = narrowed.get(manifest) ?? new Map<string, Manifest>()
  narrowed.set(manifest, pages)
  const page = ids.join(' ')
  const kept = pages.get(page)
  if (kept) return kept
  const own = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  const made = { ...manifest, routes: Object.assign(Object.create(manifest.routes), own) }
  pages.set(page, made)
  return made
}

const mostKept = 500
const found = new Map<string, ReturnType<Context['_match']>>()
let finder: Manifest | null = null

/** The route context of a page, with the routes of its parent URLs looked up once. */
export function rememberMatches({ manifest, staticHandlerContext }: EntryContext): Context {
  if (finder !== manifest || found.size > mostKept) found.clear()
  finder = manifest
  const match: Context['_match'] = (address) => {
    if (typeof address !== 'string') return staticHandlerContext._match(address)
    const known = found.get(address)
    if (known !== undefined) return known
    const matches = staticHandlerContext._match(address)
    found.set(address, matches)
    return matches
  }
  return { ...staticHandlerContext, _match: match }
}
