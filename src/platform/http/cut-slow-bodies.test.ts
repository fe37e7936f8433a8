import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { openLog } from '#platform/settings/log.ts'
import { plugIn } from '#platform/work/ports.ts'
import { openHttp } from './http.ts'

const database = await testDatabase()
const app = await openHttp({
  db: database.db,
  ports: plugIn([]),
  logger: openLog('silent'),
  origins: { eg: '', ae: '' },
  clock: () => new Date(),
  authenticate: async () => null,
  permits: () => false,
  patience: { headMs: 400, wholeMs: 1200, leastBytes: 100, withinMs: 250 },
})
let reached = 0
app.post('/api/echo', { config: { access: 'public' } }, async ({ body }) => {
  reached++
  return { data: body }
})
app.get('/api/slow', { config: { access: 'public' } }, async () => {
  await new Promise((resolve) => setTimeout(resolve, 700))
  return { data: 'late' }
})
await app.listen({ port: 0, host: '127.0.0.1' })
after(() => app.close())
const address = app.server.address()
const port = typeof address === 'object' && address ? address.port : 0

/** Sends these pieces, one per `every` milliseconds, until the connection is closed; returns what came back. */
function send(pieces: readonly string[], every: number): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    let at = 0
    const next = () => (at < pieces.length ? socket.write(pieces[at++]!) : clearInterval(timer))
    const timer = setInterval(next, every)
    next()
    socket.on('data', (chunk) => {
      answer += chunk
      if (answer.includes('"data"')) socket.end()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      resolve(answer)
    })
  })
}

const head = (length: number) =>
  `POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`

test('a body that comes byte by byte is cut with 408, and its connection closed', async () => {
  const answer = await send([head(60), ...'{"name":"0123456789012345678901234567890123456789"}'.split('')], 40)
  assert.match(answer, /^HTTP\/1\.1 408 /)
  assert.match(answer, /TOO_SLOW/)
  assert.equal(reached, 0)
})

test('a body of which nothing arrives is cut; so is a head that never ends', async () => {
  assert.match(await send([head(60)], 1000), /^HTTP\/1\.1 408 /)
  assert.match(await send(['POST /api/echo HTTP/1.1\r\nHost: local'], 1000), /^HTTP\/1\.1 408 /)
  assert.equal(reached, 0)
})

test('a body in pieces that arrive fast enough is accepted', async () => {
  const text = JSON.stringify({ name: 'x'.repeat(500) })
  const answer = await send([head(text.length), text.slice(0, 200), text.slice(200, 400), text.slice(400)], 60)
  assert.match(answer, /^HTTP\/1\.1 200 /)
  assert.equal(reached, 1)
})

test('a slow answer is no slow body', async () => {
  assert.match(await send(['GET /api/slow HTTP/1.1\r\nHost: localhost\r\n\r\n'], 1000), /^HTTP\/1\.1 200 /)
})

test('a body that is just fast enough for ever reaches the limit of the whole request', async () => {
  const answer = await send([head(100_000), ...Array.from({ length: 100 }, () => 'x'.repeat(120))], 100)
  assert.match(answer, /408/)
  assert.equal(reached, 1)
})
