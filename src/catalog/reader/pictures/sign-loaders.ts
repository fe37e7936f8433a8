import { data, type ServerBuild } from 'react-router'
import type { PictureSigner } from './picture-signer.ts'

type Route = NonNullable<ServerBuild['routes'][string]>
type Handler = NonNullable<Route['module']['loader']>

/**
 * Wraps all pages so that their data names only our pictures: each `image` and each of `images` that a loader or action
 * returns becomes an address of the picture proxy, and no page can forget it. Use-cases and API calls keep the shop's
 * own address.
 */
export function signLoaders(build: ServerBuild, signer: PictureSigner): ServerBuild {
  const wrap = (handler: Handler | undefined): Handler | undefined =>
    handler && (async (args) => withSigned(await handler(args), signer))
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route]
    const { loader, action } = route.module
    return [id, { ...route, module: { ...route.module, loader: wrap(loader), action: wrap(action) } }]
  })
  return { ...build, routes: Object.fromEntries(routes) }
}

/**
 * Replaces foreign pictures in returned data by our proxy's addresses. Data without pictures is returned as the same
 * object.
 */
export function withSigned<Told>(told: Told, signer: PictureSigner): Told {
  return signed(told, signer) as Told
}

function signed(told: unknown, signer: PictureSigner): unknown {
  if (told instanceof Promise) return told.then((one) => signed(one, signer))
  if (Array.isArray(told)) {
    const all = told.map((one) => signed(one, signer))
    return all.some((one, at) => one !== told[at]) ? all : told
  }
  if (!isRecord(told)) return told
  if (told.type === 'DataWithResponseInit') return data(signed(told.data, signer), told.init as ResponseInit)
  if (Object.getPrototypeOf(told) !== Object.prototype) return told
  let copy: Record<string, unknown> | null = null
  for (const [name, before] of Object.entries(told)) {
    const after = signedField(name, before, signer)
    if (after === before) continue
    copy ??= { ...told }
    copy[name] = after
  }
  return copy ?? told
}

function signedField(name: string, value: unknown, signer: PictureSigner): unknown {
  if (name === 'image' && typeof value === 'string') return signer.address(value)
  if (name === 'images' && Array.isArray(value))
    return value.map((one) => (typeof one === 'string' ? signer.address(one) : signed(one, signer)))
  return signed(value, signer)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
