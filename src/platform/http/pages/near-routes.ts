import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
const depth = 3

/**
 * Answers pages as the router does, but has it look among the routes near the address only: of some hundreds it would
 * otherwise try one after the other, twice for each page. Who matches is decided by the router among these as among all.
 */
export function nearHandler(build: ServerBuild, mode: string): RequestHandler {
  const all = createRequestHandler(build, mode)
  const handlers = new Map<string, RequestHandler>()
  return (request, context) => {
    const words = nearWords(build.routes, new URL(request.url).pathname)
    if (!words) return all(request, context)
    const key = words.join('/')
    const handler =
      handlers.get(key) ?? createRequestHandler({ ...build, routes: nearRoutes(build.routes, words) }, mode)
    handlers.set(key, handler)
    return handler(request, context)
  }
}

/**
 * The first three words of an address, `*` for one that no route has at that place, so that there are no more of them than
 * of routes. Null: it is written in another way than plain words, or asks for the list of routes; then all are near.
 */
export function nearWords(routes: Routes, path: string): readonly string[] | null {
  if (path.includes('%') || path.startsWith('/_') || path.includes('//')) return null
  const page = path.replace(/(\/_)?\.data$/, '')
  const words = page.toLowerCase().split('/').slice(1).filter(Boolean)
  return wordsAtPlaces(routes).map((own, at) => {
    const word = words[at]
    return word === undefined ? '' : own.has(word) ? word : '*'
  })
}

/** Those whose fixed words at the first three places are these, or that end before them, with all above them. */
export function nearRoutes(routes: Routes, words: readonly string[]): Routes {
  const near = new Set<string>()
  for (const id of Object.keys(routes)) {
    const way = wayTo(routes, id)
    const isNear = words.every((word, at) => {
      const own = fixedWord(way, at)
      return own === null || own === word
    })
    for (let at = isNear ? id : undefined; at !== undefined; at = routes[at]?.parentId) near.add(at)
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => near.has(id)))
}

const places = new WeakMap<Routes, readonly ReadonlySet<string>[]>()

function wordsAtPlaces(routes: Routes): readonly ReadonlySet<string>[] {
  const known = places.get(routes)
  if (known) return known
  const ways = Object.keys(routes).map((id) => wayTo(routes, id))
  const made = Array.from({ length: depth }, (_, at) => new Set(ways.flatMap((way) => fixedWord(way, at) ?? [])))
  places.set(routes, made)
  return made
}

function wayTo(routes: Routes, id: string): readonly string[] {
  const route = routes[id]
  if (!route) return []
  const above = route.parentId === undefined ? [] : wayTo(routes, route.parentId)
  return [...above, ...(route.path ?? '').split('/').filter(Boolean)]
}

// An optional word moves those behind it: from there on nothing is fixed.
function fixedWord(way: readonly string[], at: number): string | null {
  const word = way[at]
  if (word === undefined || way.slice(0, at + 1).some((one) => one.endsWith('?'))) return null
  return word.startsWith(':') || word.startsWith('*') ? null : word.toLowerCase()
}
