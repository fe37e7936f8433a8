import { globSync, readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { isRouteErrorResponse, type ServerBuild } from 'react-router'
import { transformWithOxc } from 'vite'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import allRoutes from '#routes.ts'
import { buildOf } from './build-of.samples.ts'

const source = join(rootDirectory, 'src')

export type PageRoute = { readonly url: string; readonly file: string }

/** Every page of the route list with its address, as `/:lang/ops/review`. */
export function pageRoutes(routes: readonly RouteConfigEntry[] = allRoutes, above = ''): readonly PageRoute[] {
  return routes.flatMap(({ path, file, children }) => {
    const url = path ? `${above}/${path}` : above
    return children ? pageRoutes(children, url) : [{ url, file: join('.', file) }]
  })
}

/** The loaders and actions of these pages, as in the route list, without their views. */
export async function pagesWithoutLooks(isWanted: (url: string) => boolean): Promise<ServerBuild> {
  await understandPages()
  const routes: ServerBuild['routes'] = {}
  for (const one of allRoutes) await addRoute(routes, one, { isWanted, above: '' })
  return buildOf(routes, answer)
}

// Tells a refusal of the page itself from an answer to a form.
const answer: ServerBuild['entry']['module']['default'] = async (_, status, headers, { staticHandlerContext }) => {
  const errors: readonly unknown[] = Object.values(staticHandlerContext.errors ?? {})
  for (const error of errors) {
    if (!isRouteErrorResponse(error)) continue
    if (error.status === 403) headers.set('x-page-refused', 'yes')
    if (Object.hasOwn(error.data ?? {}, 'invalidAction')) headers.set('x-invalid-action', error.data.invalidAction)
  }
  return new Response(null, { status, headers })
}

type Module = NonNullable<ServerBuild['routes'][string]>['module']

type Place = { readonly isWanted: (url: string) => boolean; readonly above: string; readonly parentId?: string }

async function addRoute(
  routes: Record<string, ServerBuild['routes'][string]>,
  entry: RouteConfigEntry,
  { isWanted, above, parentId }: Place,
): Promise<void> {
  const id = entry.id ?? entry.file
  const url = entry.path ? `${above}/${entry.path}` : above
  if (!entry.children && !isWanted(url)) return
  const { loader, action, default: looks } = await import(join(source, entry.file))
  const module = { ...(loader && { loader }), ...(action && { action }), ...(looks && { default: () => null }) }
  routes[id] = {
    id,
    parentId,
    path: entry.path,
    index: entry.index,
    caseSensitive: entry.caseSensitive,
    module: module as Module,
  }
  for (const child of entry.children ?? []) await addRoute(routes, child, { isWanted, above: url, parentId: id })
}

// Node strips types by itself, but does not understand JSX.
async function understandPages(): Promise<void> {
  const read = new Map<string, string>()
  for (const path of globSync(['{src,world}/**/*.tsx', 'src/**/still-*.ts'], { cwd: rootDirectory })) {
    const full = join(rootDirectory, path)
    const define = { 'import.meta.env.SSR': 'true' }
    const { code } = await transformWithOxc(readFileSync(full, 'utf8'), full, { lang: 'tsx', sourcemap: false, define })
    read.set(full, code)
  }
  registerHooks({
    load: (url, context, next) => {
      const code = url.startsWith('file:') ? read.get(fileURLToPath(url)) : undefined
      return code === undefined ? next(url, context) : { format: 'module', source: code, shortCircuit: true }
    },
  })
}
