// Who has an account is not told by how long an answer takes: known and unknown emails in turn, their quickest tenths compared.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'

const database = await testDatabase()
const app = await sampleApp(sampleParts(database.db))
const rounds = 200
// Many, so that the ceiling of one account is not met.
const known: string[] = []
for (let at = 0; at < rounds + 10; at++) known.push((await database.write((work) => sampleCustomer(work))).email)

type Ask = (email: string, ip: string) => Promise<{ readonly statusCode: number; readonly body: string }>

const post =
  (url: string, more: object = {}): Ask =>
  (email, ip) =>
    app.inject({
      method: 'POST',
      url: `/api${url}`,
      remoteAddress: ip,
      headers: { 'accept-language': 'en' },
      payload: { email, ...more },
    })

// What else the machine does only ever makes an answer slower: the quickest tenth is the nearest to the work itself.
const quick = (times: readonly number[]) => [...times].sort((one, other) => one - other)[Math.floor(times.length / 10)]!

/** How many times longer the slower of the two takes; what varies is only whether the account exists. */
async function compare(ask: Ask, time: number): Promise<number> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const said = new Set<string>()
  for (let round = -10; round < rounds; round++) {
    const arms = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const arm of arms) {
      // As long as the known one, and from an address of its own: no limit is met.
      const whose = known[round + 10]!
      const email = arm === 'known' ? whose : `n${String(round + 10).padStart(4, '0')}${whose.slice(5)}`
      const ip = `10.${time * 2 + (arm === 'known' ? 1 : 2)}.${Math.floor((round + 10) / 250)}.${(round + 10) % 250}`
      const begun = performance.now()
      const { statusCode, body } = await ask(email, ip)
      if (round >= 0) times[arm].push(performance.now() - begun)
      said.add(`${statusCode} ${body.replace(/"reference":"[^"]*"/, '')}`)
    }
  }
  assert.equal(said.size, 1, [...said].join('\n'))
  const [one, other] = [quick(times.known), quick(times.unknown)]
  return Math.max(one, other) / Math.min(one, other)
}

// The doors do the same in both cases; a look at a password alone would make it ten times, a mail written twice.
test('200 answers each for who has an account and who has none take equally long', async (context) => {
  const doors: readonly (readonly [string, Ask])[] = [
    ['sign-in', post('/auth/login', { password: 'not the password' })],
    ['forgotten password', post('/auth/reset-password')],
    ['activation sent again', post('/auth/activation')],
  ]
  for (const [name, ask] of doors) {
    const ratios: number[] = []
    // A door that tells tells each time; a machine that was busy for a moment does not.
    while (ratios.length < 3 && (ratios.at(-1) ?? 2) >= 1.25) ratios.push(await compare(ask, ratios.length))
    const said = ratios.map((ratio) => ratio.toFixed(3)).join(', ')
    context.diagnostic(`${name}: ${said}`)
    assert.ok(Math.min(...ratios) < 1.25, `${name}: one takes ${said} times as long`)
  }
})
