// Pictures of foreign shops as browsers get them: from our address, drawn again, and only those that we show.
import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, utimesSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { data, type ServerBuild } from 'react-router'
import sharp from 'sharp'
import { makePictureFetcher } from '#catalog/reader/fetching/guarded-fetch.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { diskFileStore } from '#platform/files/files.ts'
import { makeSealer } from '#platform/files/seal.ts'
import { openHttp } from '#platform/http/http.ts'
import { openLog } from '#platform/settings/log.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { pictureFetcher, pictureSigner, pictureStore } from './picture-ports.ts'
import { makePictureSigner } from './picture-signer.ts'
import { sweepPictures } from './pictures.jobs.ts'
import { servePictures } from './serve-pictures.ts'
import { signLoaders, withSigned } from './sign-loaders.ts'

const photo = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#884422' } })
  .withExif({ IFD0: { Copyright: 'somebody' } })
  .jpeg()
  .toBuffer()
const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
  .png({ palette: true, colours: 2 })
  .toBuffer()
const hits = new Map<string, number>()
const shopServer = createServer(({ url = '', headers }, response) => {
  hits.set(url, (hits.get(url) ?? 0) + 1)
  assert.equal(headers.cookie ?? headers.referer, undefined, 'a shop learns nothing of who looks')
  if (url.startsWith('/photo')) response.setHeader('content-type', 'image/jpeg').end(photo)
  else if (url === '/huge') response.end(huge)
  else if (url === '/svg')
    response.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>')
  else if (url === '/long') response.end(Buffer.alloc(6_000_001))
  else if (url === '/inside') response.writeHead(302, { location: `http://127.0.0.1:${port}/canary` }).end()
  else response.writeHead(404).end()
})
await new Promise<void>((open) => shopServer.listen(0, '127.0.0.1', open))
const { port } = shopServer.address() as AddressInfo
after(() => shopServer.close())

const directory = mkdtempSync(join(tmpdir(), 'marsa-pictures-'))
const store = diskFileStore(directory, makeSealer('secret of a test'))
const signer = makePictureSigner('secret of a test')
const ports = plugIn([
  plug(pictureFetcher, makePictureFetcher({ allow: new Set([`shop.localhost:${port}`]) })),
  plug(pictureSigner, signer),
  plug(pictureStore, store),
])
const app = await openHttp({
  db: (await testDatabase()).db,
  ports,
  logger: openLog('silent'),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: async () => null,
  permits: () => false,
})
servePictures(app)
after(() => app.close())
const sourceOf = (path: string) => `http://shop.localhost:${port}${path}`
const ask = (path: string, w = 96, accept = 'image/avif,image/webp,*/*') =>
  app.inject({ url: `${signer.address(sourceOf(path))}&w=${w}`, headers: { accept, cookie: 'token=over' } })

test('a picture comes from our address: small, in a format the browser accepts, without hidden data, cached for a year', async () => {
  for (const [accept, type, format] of [
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/jpeg', 'jpeg'],
  ] as const) {
    const answer = await ask('/photo', 192, accept)
    assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, type])
    assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable')
    assert.equal(answer.headers.vary, 'accept')
    assert.equal(answer.headers['set-cookie'], undefined, 'what is kept for everybody takes nobody’s cookie away')
    const drawn = await sharp(answer.rawPayload).metadata()
    assert.deepEqual([drawn.format, drawn.width, drawn.height, drawn.exif], [format, 192, 96, undefined])
  }
})

test('however many ask, and however often, a shop is asked once per size', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask('/photo?once')))
  assert.ok(answers.every((answer) => answer.headers['content-type'] === 'image/avif'))
  assert.equal((await ask('/photo?once')).statusCode, 200)
  assert.equal(hits.get('/photo?once'), 1)
})

test('only signed sources and sizes are fetched', async () => {
  const good = new URL(`${signer.address(sourceOf('/photo?signed'))}&w=96`, 'http://localhost')
  const changed = (change: (query: URLSearchParams) => void) => {
    const url = new URL(good)
    change(url.searchParams)
    return app.inject(`${url.pathname}${url.search}`)
  }
  const other = Buffer.from(sourceOf('/photo?other')).toString('base64url')
  const foreign = makePictureSigner('another secret').address(sourceOf('/photo?other'))
  for (const refused of [
    changed((query) => query.set('of', other)),
    changed((query) => query.set('by', 'A'.repeat(22))),
    changed((query) => query.delete('by')),
    changed((query) => query.set('w', '97')),
    changed((query) => query.set('w', '100000')),
    app.inject(`${foreign}&w=96`),
    app.inject('/pictures'),
  ]) {
    assert.equal((await refused).statusCode, 404)
  }
  assert.equal(hits.get('/photo?other'), undefined)
  assert.equal(hits.get('/photo?signed'), undefined)
})

test('a picture that cannot be fetched is a placeholder for a while, and the shop is not asked meanwhile', async () => {
  for (const path of ['/gone', '/svg', '/huge', '/long', '/inside']) {
    for (let times = 0; times < 2; times++) {
      const answer = await ask(path)
      assert.deepEqual([answer.statusCode, answer.headers['content-type']], [200, 'image/svg+xml'], path)
      assert.equal(answer.headers['cache-control'], 'public, max-age=600')
      assert.match(String(answer.headers['content-security-policy']), /default-src 'none'.*sandbox/)
    }
    assert.equal(hits.get(path), 1, path)
  }
  assert.equal(hits.get('/canary'), undefined)
  for (const inside of ['http://127.0.0.1', 'http://localhost', 'http://169.254.169.254', 'http://[::1]']) {
    const address = `${signer.address(`${inside}:${port}/canary`)}&w=96`
    assert.equal((await app.inject(address)).headers['content-type'], 'image/svg+xml', inside)
  }
  assert.equal(hits.get('/canary'), undefined)
})

test("foreign picture addresses in a page's data become ours; everything else is unchanged", async () => {
  const at = new Date()
  const ours = signer.address('https://shop.example/a.jpg')
  const told = {
    image: 'https://shop.example/a.jpg',
    url: 'https://shop.example/a.jpg',
    items: [{ image: 'http://shop.example/b.jpg' }, { image: null }, { image: '/api/files/1' }],
    page: { images: ['https://shop.example/a.jpg'] },
    later: Promise.resolve({ image: 'https://shop.example/a.jpg' }),
    at,
  }
  const signed = withSigned(told, signer) as typeof told
  assert.equal(signed.image, ours)
  assert.equal(signed.url, told.url)
  assert.deepEqual(
    signed.items.map(({ image }) => image),
    [signer.address('http://shop.example/b.jpg'), null, '/api/files/1'],
  )
  assert.deepEqual([signed.page.images, signed.at, (await signed.later).image], [[ours], at, ours])
  const plain = { items: [{ title: 'Lamp', image: null }], at }
  assert.equal(withSigned(plain, signer), plain)
  const loader = async () => data({ image: told.image }, { status: 422 })
  const build = { routes: { page: { id: 'page', path: '', module: { default: () => null, loader } } } }
  const route = signLoaders(build as unknown as ServerBuild, signer).routes.page
  const answered = (await route?.module.loader?.({} as never)) as unknown as ReturnType<typeof data<{ image: string }>>
  assert.deepEqual([answered.data.image, answered.init?.status], [ours, 422])
})

test('old pictures are deleted, and the oldest of too many', async () => {
  const lying = () => readdirSync(directory, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  for (const { parentPath, name } of lying()) await store.remove(join(parentPath, name).slice(directory.length + 1))
  const days = [40, 20, 10, 5, 2, 0]
  for (const age of days) {
    const path = await store.keep(`picture-${age}`, Buffer.from('x'))
    const at = new Date(Date.now() - age * 86_400_000 - 1000)
    utimesSync(join(directory, path), at, at)
  }
  const left = () =>
    lying()
      .map(({ name }) => name)
      .sort()
  await sweepPictures({ now: new Date(), ports }, 5)
  assert.deepEqual(left(), ['picture-0', 'picture-10', 'picture-2', 'picture-20', 'picture-5'])
  await sweepPictures({ now: new Date(), ports }, 3)
  assert.deepEqual(left(), ['picture-0', 'picture-2', 'picture-5'])
})
