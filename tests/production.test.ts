// A production build has no demo, no simulators and no samples: no module that is always loaded imports them.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { readSettings } from '#platform/settings/settings.ts'

const source = join(rootDirectory, 'src')
const toys = /^world\/|test-database|outbox[^/]*\.page\.tsx$/
const isDevPage = /\/(outbox|outbox-message)\.page\.tsx$/

function importsOf(path: string): readonly string[] {
  if (path.startsWith('world/')) return []
  const text = readFileSync(join(source, path), 'utf8')
  const found = text.matchAll(/^(?:import|export)\s+(?!type\s)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm)
  return [...found]
    .map(([, target]) => target ?? '')
    .flatMap((target) => {
      if (target.startsWith('#')) return [target.slice(1)]
      return target.startsWith('./') ? [join(dirname(path), target)] : []
    })
    .filter((file) => /\.tsx?$/.test(file) && (file.startsWith('world/') || existsSync(join(source, file))))
}

function reachedFrom(roots: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...roots]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    waiting.push(...importsOf(path))
  }
  return reached
}

test('nothing that production loads imports the demo, a simulator or a sample', () => {
  const pages = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(page|staff|layout)\.tsx$/.test(path) && !isDevPage.test(`/${path}`),
  )
  const reached = reachedFrom(['program/server.ts', 'root.tsx', 'entry.server.tsx', 'entry.client.tsx', ...pages])
  assert.ok(reached.size > 200, 'the walk goes astray')
  assert.deepEqual(
    [...reached].filter((path) => toys.test(path)),
    [],
  )
})

test('production does not start with default values, and names each of them', () => {
  assert.throws(
    () => readSettings({ NODE_ENV: 'production', READER_ALLOW_HOSTS: 'localhost:1', ZYTE_BASE_URL: 'http://a' }),
    (error: Error) =>
      [
        'SECRET',
        'READER_ALLOW_HOSTS',
        'ZYTE_BASE_URL',
        'SMTP_URL',
        'MAIL_FROM',
        'ORIGIN_EG',
        'SELLER_EG_NAME_AR',
        'SELLER_AE_TAX_ID',
        'PAYMOB_AE_HMAC_SECRET',
      ].every((name) => error.message.includes(`${name}: `)),
  )
})

test('the seller is printed on invoices: production requires a tax number of the country, in whatever groups of digits', () => {
  const said = (SELLER_EG_TAX_ID: string) => {
    try {
      readSettings({ NODE_ENV: 'production', SELLER_EG_TAX_ID })
      return ''
    } catch (error) {
      return String(error)
    }
  }
  assert.match(said('12345678'), /SELLER_EG_TAX_ID: /)
  assert.doesNotMatch(said('123-456-789'), /SELLER_EG_TAX_ID: /)
  assert.match(said('123-456-789'), /SELLER_EG_NAME_EN: /)
})

test('an empty setting counts as missing, and a wrong one is named', () => {
  assert.equal(readSettings({ NODE_ENV: 'test', PORT: '', SECRET: '' }).PORT, 3000)
  assert.throws(() => readSettings({ NODE_ENV: 'test', PORT: '70000' }), { name: 'CannotStart', message: /PORT: / })
})
