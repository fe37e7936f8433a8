import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { buildOf } from '#world/samples/build-of.samples.ts'
import { handleByArea } from './handle-by-area.ts'

type Routes = ServerBuild['routes']
type Module = NonNullable<Routes[string]>['module']
/** Each route answers with its own name and what its URL says. */
const routes = (
  paths: Readonly<Record<string, { readonly path?: string; readonly index?: true; readonly in?: string }>>,
): Routes =>
  Object.fromEntries(
    Object.entries(paths).map(([id, { path, index, in: parentId }]) => {
      const loader = ({ params }: { readonly params: object }) => Response.json({ id, params })
      const module: Partial<Module> = { loader }
      return [id, { id, path, index, parentId, module: module as Module }]
    }),
  )

const build: ServerBuild = {
  ...buildOf(
    routes({
      door: { index: true },
      file: { path: 'robots.txt' },
      lang: { path: ':lang' },
      shop: { in: 'lang' },
      home: { in: 'shop', index: true },
      cart: { in: 'shop', path: 'cart' },
      add: { in: 'shop', path: 'cart/add' },
      item: { in: 'shop', path: 'cart/:item' },
      desk: { in: 'lang', path: 'ops' },
      start: { in: 'desk', index: true },
      people: { in: 'desk', path: 'people/:person?' },
      title: { in: 'shop', path: ':title' },
      lost: { path: '*' },
    }),
  ),
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
}

test('each URL leads where it would with all routes', async () => {
  const [byArea, whole] = [handleByArea(build, 'production'), createRequestHandler(build, 'production')]
  const answer = async (handle: typeof whole, path: string) => {
    const response = await handle(new Request(`http://localhost${path}`), new RouterContextProvider())
    return `${response.status} ${await response.text()}`
  }
  const found = new Map<string, string>()
  for (const path of [
    [
      '/',
      '/robots.txt',
      '/ar',
      '/ar/',
      '/ar/cart',
      '/ar/cart/',
      '/ar/Cart',
      '/ar/cart/add',
      '/ar/cart/77',
      '/ar/c%61rt',
    ],
    ['/ar/ops', '/ar/ops/people', '/ar/ops/people/5', '/ar/about', '/ar/people', '/ar/cart/77/none', '/x/y/z', '/ops'],
    ['/ar/cart?ops=1', '/__manifest?version=&paths=%2Far%2Fcart,%2Far%2Fops', '//ar/cart', '/ar//cart'],
  ].flat()) {
    const expected = await answer(whole, path)
    assert.equal(await answer(byArea, path), expected, path)
    found.set(path, expected)
  }
  assert.match(found.get('/ar/cart/77')!, /"item"/)
  assert.match(found.get('/ar/ops/people/5')!, /"person":"5"/)
  assert.match(found.get('/ar/about')!, /"title"/)
  assert.match(found.get('/ar/cart/77/none')!, /"lost"/)
})
