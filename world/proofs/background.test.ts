// Story 10, a bad evening: the mail server hangs, a handler always fails, a process is killed; all other work goes on.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { noticesJobs } from '#people/notices/notices.jobs.ts'
import { mailer, smsSender } from '#people/notices/notices.ports.ts'
import { queueNotice } from '#people/notices/queue-notice.ts'
import { smtpMailer } from '#people/notices/smtp-mailer.ts'
import { sendAgain } from '#platform/background/dead-letters.ts'
import { deliverAnnouncements, openDeliverer } from '#platform/background/deliver.ts'
import type { Handler, RoomJobs } from '#platform/background/jobs.ts'
import { laneNames, triesWithin } from '#platform/background/lanes.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { announce } from '#platform/work/announce.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { laneHearers } from './lane-hearers.ts'
import { runLanes } from './run-lanes.ts'
import type { As } from './stories/story.ts'

const database = await testDatabase()
const say = (many: number) =>
  database.write(async (work) => {
    for (let said = 0; said < many; said++) await announce(work, 'lookup.answered', { lookupId: newId() })
  })
const quiet = () => undefined

/** A shop's background work with a clock that the test moves. */
function runShop(rooms: readonly RoomJobs[], ports = plugIn([])) {
  let ahead = 0
  let isOver = false
  const deliverer = openDeliverer(database.db, ports, rooms, () => new Date(Date.now() + ahead), quiet)
  const running = (async () => {
    while (!isOver) {
      await deliverer.round()
      await deliverer.pause()
    }
    await deliverer.end(1000)
  })()
  return {
    /** Lets this many seconds pass; five seconds take fifty milliseconds. */
    async pass(seconds: number, meanwhile: (second: number) => Promise<void> = async () => undefined) {
      for (let gone = 0; gone < seconds; gone += 5) {
        ahead += 5000
        await meanwhile(gone)
        await sleep(50)
      }
    },
    async stop() {
      isOver = true
      await running
    },
  }
}

function p99(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY
}

test('10: while the mail server hangs for ten minutes every other lane works, and afterwards each mail is sent once', async (t) => {
  let hangs = true
  const received: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', quiet)
    if (!hangs) converse(socket, received)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  after(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const texts: string[] = []
  const ports = plugIn([
    plug(mailer, smtpMailer(`smtp://127.0.0.1:${port}?ignoreTLS=true`, 'shop@marsa.example', { ms: 1000 })),
    plug(smsSender, {
      send: async ({ to }) => {
        texts.push(to)
        return { kind: 'accepted', provider: 'test', providerId: null }
      },
    }),
  ])
  const heardAt = new Map<string, number[]>()
  const saidAt: number[] = []
  const hearers = laneHearers(async (lane) => {
    const of = heardAt.get(lane) ?? []
    of.push(performance.now() - (saidAt[of.length] ?? 0))
    heardAt.set(lane, of)
  }).filter(({ lane }) => lane !== 'mail')
  const message = { locale: 'en', text: 'x', about: {} } as const
  await database.write(async (work) => {
    for (let mail = 0; mail < 60; mail++)
      await queueNotice(work, {
        ...message,
        kind: 'people_mail_changed',
        channel: 'mail',
        key: newId(),
        to: `${mail}@example.test`,
        subject: 's',
        html: 'x',
      })
  })
  const shop = runShop([noticesJobs, { handlers: hearers }], ports)
  await shop.pass(600, async (second) => {
    saidAt.push(performance.now())
    await say(1)
    if (second % 20 === 0)
      await database.write((work) =>
        queueNotice(work, {
          ...message,
          kind: 'people_mail_code',
          channel: 'sms',
          key: newId(),
          to: `+2010${second}`,
          subject: '',
          html: null,
        }),
      )
  })
  await sleep(2000)
  assert.equal(received.length, 0)
  assert.equal(texts.length, 30, 'SMS left')
  for (const [lane, times] of heardAt) {
    assert.equal(times.length, 120, lane)
    assert.ok(p99(times) < 2000, `${lane}: ${p99(times)} ms`)
    t.diagnostic(`${lane}: p99 ${Math.round(p99(times))} ms while mail hangs`)
  }
  hangs = false
  // Moves the clock to the last of the next tries and stops it there, so that mail being sent keeps its claim.
  await shop.pass(310)
  for (let waits = 0; waits < 400 && received.length < 60; waits++) await sleep(50)
  await shop.stop()
  assert.equal(received.length, 60)
  assert.equal(new Set(received).size, 60, 'each once')
})

// As much of SMTP (RFC 5321) as one mail needs.
function converse(socket: Socket, received: string[]): void {
  let heard = ''
  let isData = false
  socket.write('220 test\r\n')
  socket.on('data', (chunk) => {
    heard += chunk
    if (isData) {
      if (!heard.endsWith('\r\n.\r\n')) return
      received.push(/^Message-ID: (.*)$/im.exec(heard)?.[1] ?? '')
      isData = false
      socket.write('250 taken\r\n')
    } else if (/^DATA/i.test(heard)) {
      isData = true
      socket.write('354 go on\r\n')
    } else socket.write(/^QUIT/i.test(heard) ? '221 bye\r\n' : '250 fine\r\n')
    heard = ''
  })
}

test('10: a thousand announcements that always fail do not slow the others, become dead letters, and are delivered after a repair', async () => {
  let isMended = false
  let others = 0
  const mended = new Set<string>()
  const broken: Handler = {
    name: 'proof.broken',
    lane: 'orders',
    on: 'order.boxChosen',
    handle: async (_shift, { number }) => {
      if (!isMended) throw new Error('a release with a fault')
      mended.add(number)
    },
  }
  await database.write(async (work) => {
    for (let place = 0; place < 1000; place++)
      await announce(work, 'order.boxChosen', { orderId: 'x', number: String(place), removeBox: true })
  })
  const hearers = laneHearers(async () => void others++)
  let now = new Date()
  const deliver = () =>
    deliverAnnouncements(database.db, plugIn([]), [{ handlers: [broken, ...hearers] }], () => now, quiet)
  for (let tries = 1; tries <= triesWithin; tries++) {
    await say(1)
    await deliver()
    assert.equal(others, tries * laneNames.length, 'what comes while others fail is done at once')
    now = new Date(now.getTime() + 301_000)
  }
  const dead = await database.write((work) => sendAgain(work, { handler: broken.name }), { now })
  assert.equal(dead.length, 1000)
  isMended = true
  await deliver()
  assert.equal(mended.size, 1000)
})

test('10: processes are killed in the middle of each lane: nothing is lost, and nothing with a key is done twice', async () => {
  const { db, url: databaseUrl } = database
  const as: As = (who, act) => database.write(act, { who })
  const { counted, lost, faults } = await runLanes({ as, db, databaseUrl, announced: 300, kills: 3, workers: 2 })
  assert.deepEqual({ lost, faults }, { lost: 0, faults: [] })
  assert.equal(counted['pieces of work'], 300 * laneNames.length)
})
