import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ActionFunctionArgs, ServerBuild } from 'react-router'
import { testDatabase } from '#platform/database/test-database.ts'
import { sentFile } from '#platform/files/sent-file.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/settings/log.ts'
import { plugIn } from '#platform/work/ports.ts'
import { buildOf } from '#world/samples/build-of.samples.ts'
import { servePages } from './pages.ts'

const database = await testDatabase()

// One route that returns what the form contained.
async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const bytes = await sentFile(form, 'photo')
  return Response.json({ note: form.get('note'), bytes: bytes?.byteLength ?? null })
}
type Module = NonNullable<ServerBuild['routes'][string]>['module']
const build = buildOf({ form: { id: 'form', path: 'form', module: { action } as Module } })
const app = await openHttp({
  db: database.db,
  ports: plugIn([]),
  logger: openLog('silent'),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: async () => null,
  permits: () => false,
})
await servePages(app, build, 'production')

async function send(form: FormData | URLSearchParams) {
  const encoded = new Response(form)
  const headers = { 'content-type': encoded.headers.get('content-type')!, accept: 'text/html' }
  return app.inject({ method: 'POST', url: '/form', headers, payload: Buffer.from(await encoded.arrayBuffer()) })
}

test('a page reads the form that was posted, with or without a file', async () => {
  assert.deepEqual((await send(new URLSearchParams({ note: 'مرحبًا & أهلًا' }))).json(), {
    note: 'مرحبًا & أهلًا',
    bytes: null,
  })
  const form = new FormData()
  form.set('note', 'x')
  form.set('photo', new File([new Uint8Array(3_000_000)], 'a.jpg'))
  assert.deepEqual((await send(form)).json(), { note: 'x', bytes: 3_000_000 })
})

test('a form larger than any of ours is refused before it fills the memory, with a page that says so', async () => {
  const answer = await send(new URLSearchParams({ note: 'x'.repeat(2_000_000) }))
  assert.equal(answer.statusCode, 413)
  assert.match(answer.body, /<h1>/)
  const files = new FormData()
  files.set('photo', new File([new Uint8Array(13_000_000)], 'a.jpg'))
  assert.equal((await send(files)).statusCode, 413)
})

test('a body that is no form, or a broken one, is refused and is no fault', async () => {
  const post = (type: string, payload: string) =>
    app.inject({ method: 'POST', url: '/form', headers: { 'content-type': type }, payload })
  assert.equal((await post('application/json', '{"note":"x"}')).statusCode, 415)
  assert.equal((await post('text/xml', '<a/>')).statusCode, 415)
  assert.equal((await post('multipart/form-data; boundary=x', 'no boundary at all')).statusCode, 422)
})

test('switching the language on our pages is remembered for 365 days; a link from elsewhere decides nothing', async () => {
  const ask = async (url: string, referer: string) =>
    (await app.inject({ url, headers: { referer, host: 'localhost' } })).headers['set-cookie']
  assert.equal(await ask('/en/cart', 'http://localhost/ar/cart'), 'lang=en; Path=/; SameSite=Lax; Max-Age=31536000')
  assert.equal(await ask('/en/cart', 'http://localhost/en'), undefined)
  assert.equal(await ask('/en/cart', 'https://elsewhere.example/ar/cart'), undefined)
  assert.equal(await ask('/en/cart', 'not an address'), undefined)
})

test('the language of the first page is remembered, once, and by no call or file', async () => {
  const ask = async (url: string, headers: Record<string, string>) =>
    (await app.inject({ url, headers: { host: 'localhost', ...headers } })).headers['set-cookie']
  const page = { accept: 'text/html,application/xhtml+xml' }
  assert.equal(await ask('/en/cart', page), 'lang=en; Path=/; SameSite=Lax; Max-Age=31536000')
  assert.equal(await ask('/en/cart', { ...page, cookie: 'lang=ar' }), undefined)
  assert.equal(await ask('/en/offline', page), undefined)
  assert.equal(await ask('/en/manifest.webmanifest', { accept: '*/*' }), undefined)
  assert.equal(await ask('/', page), undefined)
})
