// The time of an answer must not reveal who has an account: known and unknown emails in turn, their fastest tenths
// compared.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testDatabase } from '#platform/database/test-database.ts'
import { sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'

const database = await testDatabase()
const app = await sampleApp(sampleParts(database.db))
const rounds = 200
// Many accounts, so that the limit of one account is not reached.
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

// Other load only makes an answer slower: the fastest tenth is nearest to the work itself.
const quick = (times: readonly number[]) => [...times].sort((one, other) => one - other)[Math.floor(times.length / 10)]!

/** How many times longer the slower of the two takes; the only difference is whether the account exists. */
async function compare(ask: Ask, time: number): Promise<number> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const said = new Set<string>()
  for (let round = -10; round < rounds; round++) {
    const arms = round % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const arm of arms) {
      // An email of the same length, from its own address, so that no limit is reached.
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

// The server does the same work in both cases; a skipped password comparison would change the time tenfold, an extra
// mail twofold.
test('200 answers each for emails with an account and without one take equally long', async (context) => {
  const doors: readonly (readonly [string, Ask])[] = [
    ['sign-in', post('/auth/login', { password: 'not the password' })],
    ['forgotten password', post('/auth/reset-password')],
    ['activation sent again', post('/auth/activation')],
  ]
  for (const [name, ask] of doors) {
    const ratios: number[] = []
    // A real leak shows in each round; a machine that was busy for a moment does not.
    while (ratios.length < 3 && (ratios.at(-1) ?? 2) >= 1.25) ratios.push(await compare(ask, ratios.length))
    const said = ratios.map((ratio) => ratio.toFixed(3)).join(', ')
    context.diagnostic(`${name}: ${said}`)
    assert.ok(Math.min(...ratios) < 1.25, `${name}: one takes ${said} times as long`)
  }
})
