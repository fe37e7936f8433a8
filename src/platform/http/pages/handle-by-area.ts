import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

/**
 * Answers requests as `createRequestHandler` does, but tries only the routes that a URL can mean: the router tries all routes of a
 * build in turn, twice for each page, which took an eighth of a page's time. Each area (the word behind the language, as in
 * `/ar/cart`) has a handler with its own routes and those of no area; so have the URLs without one. All others meet all routes.
 */
export function handleByArea(build: ServerBuild, mode: string): RequestHandler {
  const areas = new Set(Object.values(build.routes).map((route) => (route && areaOfRoute(build, route)) ?? ''))
  const handlers = new Map([...areas, ''].map((area) => [area, createRequestHandler(onlyRoutes(build, area), mode)]))
  const all = createRequestHandler(build, mode)
  return (request, context) => {
    const { pathname } = new URL(request.url)
    const handle = pathname === build.routeDiscovery.manifestPath ? all : (handlers.get(areaOfPath(pathname)) ?? all)
    return handle(request, context)
  }
}

type Route = NonNullable<ServerBuild['routes'][string]>

function onlyRoutes(build: ServerBuild, area: string): ServerBuild {
  const fits = (route: Route | undefined) => [null, area].includes(route ? areaOfRoute(build, route) : null)
  return { ...build, routes: Object.fromEntries(Object.entries(build.routes).filter(([, route]) => fits(route))) }
}

/** The area of all URLs of a route; null for one of no area, or that takes any word in its place. */
function areaOfRoute({ routes }: ServerBuild, route: Route): string | null {
  let path = ''
  for (let one: Route | undefined = route; one; one = routes[one.parentId ?? '']) path = `${one.path ?? ''}/${path}`
  const [first = '', area = ''] = wordsOf(path)
  return area === '' || /[:*?]/.test(area) || first.endsWith('?') ? null : area.toLowerCase()
}

const areaOfPath = (path: string) => (wordsOf(path)[1] ?? '').replace(/\.data$/, '').toLowerCase()
const wordsOf = (path: string) => path.split('/').filter((word) => word !== '')
