// Which files may open a connection: everything else uses one of these, so that nothing avoids the guard.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'

const MAY: Readonly<Record<string, string>> = {
  'catalog/reader/fetching/guarded-fetch.ts': 'other people’s pages, behind the guard',
  'catalog/reader/zyte/zyte-provider.ts': 'the provider of product data, a host of the settings',
  'money/payments/gateways/call-gateway.ts': 'the payment gateways, hosts of the settings',
  'platform/ui/frame/theme-switch.tsx': 'in the browser, the shop itself',
  'selling/cart/product/use-draft-cost.ts': 'in the browser, the shop itself',
  'selling/cart/calculator/calculator.tsx': 'in the browser, the shop itself',
  'selling/search/box/find-suggestions.ts': 'in the browser, the shop itself',
  'pricing/rates/call-source.ts': 'the sources of exchange rates, hosts of the settings',
  'platform/http/pages/live-stream.ts': 'in the browser, the shop itself',
  'fronts/storefront/report-error.ts': 'in the browser, the shop itself',
  'platform/database/impatient-socket.ts': 'PostgreSQL, a host of the settings',
  'people/notices/providers/call-provider.ts': 'the companies that carry messages, hosts of the settings',
  'people/proofs/browser-passkey.ts': 'our own calls, from the browser',
  'people/notices/push/push-service.ts': 'the push services of browsers, a fixed list of hosts',
  'people/notices/smtp-mailer.ts': 'mail, a host of the settings',
}
/** Files that listen: the shop itself, and the embedded database's search for a free port. */
const LISTENERS = /^(?:platform\/database\/embedded-postgres|program\/serve-shop)\.ts$/
const OUTWARD =
  /from '(?:undici|nodemailer|(?:node:)?(?:http|https|http2|net|tls|dgram))'|import\('(?:undici|nodemailer|(?:node:)?(?:http|https|http2|net|tls|dgram))'\)|\bnew (?:WebSocket|EventSource|XMLHttpRequest)\b|(?<![\w.])fetch\(/
/** Types open nothing, and neither do functions that check whether a text is an address. */
const HARMLESS = /^import (?:type .*|\{ (?:isIP(?:v[46])?(?:, )?)+ \} from 'node:net')$/gm

const goesOut = (text: string): boolean => OUTWARD.test(text.replace(HARMLESS, ''))

test('only the guard and the configured adapters open connections', () => {
  const source = join(rootDirectory, 'src')
  const found = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:test|samples)\.ts$|\/test-[\w-]+\.ts$/.test(path))
    .filter((path) => goesOut(readFileSync(join(source, path), 'utf8')) && !LISTENERS.test(path))
  assert.deepEqual(
    found.filter((path) => !(path in MAY)),
    [],
  )
  assert.deepEqual(
    Object.keys(MAY).filter((path) => !found.includes(path)),
    [],
    'the list names what is gone',
  )
})

test('the rule finds a planted connection, and ignores types', () => {
  for (const text of [
    "import { request } from 'undici'",
    'await fetch(url)',
    "await import('node:https')",
    'new WebSocket(u)',
    "import { connect, isIPv4 } from 'node:net'",
  ])
    assert.equal(goesOut(text), true, text)
  for (const text of [
    "import type { LookupFunction } from 'node:net'",
    "import { isIPv4, isIPv6 } from 'node:net'",
    'port.fetch(url)',
    'prefetch(url)',
  ])
    assert.equal(goesOut(text), false, text)
})
