import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { readSettings } from './settings.ts'
import { isGuessable } from './unsafe-settings.ts'

const random = (bytes: number, form: 'hex' | 'base64' = 'hex') => randomBytes(bytes).toString(form)
const account = (site: 'EG' | 'AE') => ({
  [`ORIGIN_${site}`]: `https://${site.toLowerCase()}.marsa.example`,
  [`CUSTOMER_SERVICE_PHONE_${site}`]: '+20 2 1234 5678',
  [`SELLER_${site}_NAME_AR`]: 'مرسى',
  [`SELLER_${site}_NAME_EN`]: 'Marsa LLC',
  [`SELLER_${site}_ADDRESS_AR`]: 'القاهرة',
  [`SELLER_${site}_ADDRESS_EN`]: 'Cairo',
  [`SELLER_${site}_TAX_ID`]: site === 'EG' ? '123-456-789' : '100234567890003',
  [`PAYMOB_${site}_BASE_URL`]: 'https://accept.paymob.com',
  [`PAYMOB_${site}_SECRET_KEY`]: `egy_sk_live_${random(32)}`,
  [`PAYMOB_${site}_PUBLIC_KEY`]: `egy_pk_live_${random(16)}`,
  [`PAYMOB_${site}_HMAC_SECRET`]: random(16).toUpperCase(),
  [`PAYMOB_${site}_API_KEY`]: random(60, 'base64'),
  [`PAYMOB_${site}_CARD_INTEGRATION`]: '4001',
})
const safe = {
  NODE_ENV: 'production',
  SECRET: random(48, 'base64'),
  SMTP_URL: 'smtps://user:password@mail.example:465',
  MAIL_FROM: 'Marsa <hello@marsa.example>',
  ...account('EG'),
  ...account('AE'),
}
const refused = (changed: Record<string, string>): string => {
  try {
    readSettings({ ...safe, ...changed })
    return ''
  } catch (error) {
    return String(error)
  }
}

test('production starts with the settings of a real shop', () => {
  assert.equal(refused({}), '')
  assert.equal(refused({ METRICS_TOKEN: random(24), BOSTA_NEWS_SECRET: random(16) }).includes('_SECRET:'), false)
})

test('production refuses a secret that is no random one, by the name of its setting', () => {
  const plain = ['a'.repeat(64), 'abcd'.repeat(16), 'abcdefghijklmnopqrstuvwxyz0123456789', '1234567890'.repeat(4), 'x']
  for (const SECRET of plain) assert.match(refused({ SECRET }), /^CannotStart: [^\n]*\n {2}SECRET: [^\n]*$/, SECRET)
  for (const METRICS_TOKEN of ['x', 'token', 'a'.repeat(32), '1234567890123456'])
    assert.match(refused({ METRICS_TOKEN }), /\n {2}METRICS_TOKEN: /, METRICS_TOKEN)
  const keys = ['PAYMOB_EG_HMAC_SECRET', 'PAYMOB_AE_HMAC_SECRET', 'PAYMOB_EG_SECRET_KEY', 'PAYMOB_AE_API_KEY']
  for (const name of [...keys, 'FAWRY_SECURE_KEY', 'BOSTA_NEWS_SECRET', 'BOSTA_API_KEY', 'ZYTE_API_KEY']) {
    for (const value of ['x', 'secret', 'a'.repeat(40)])
      assert.match(refused({ [name]: value }), new RegExp(`${name}: `))
    assert.doesNotMatch(refused({ [name]: random(16) }), new RegExp(`${name}: `))
  }
})

test('no random secret is refused', () => {
  for (let at = 0; at < 2000; at++) {
    assert.equal(isGuessable(random(16), 90), false)
    assert.equal(isGuessable(random(48, 'base64'), 200), false)
    assert.equal(isGuessable(random(8), 32), false)
  }
})

test('production refuses unencrypted connections to other machines, and accepts this machine and a named private network', () => {
  const cases: [string, readonly string[], readonly string[]][] = [
    [
      'ORIGIN_EG',
      ['http://www.marsa.example', 'https://www.marsa.example/x', 'ftp://x', 'https://a@b'],
      ['https://www.marsa.example', 'http://localhost:3000', 'http://127.0.0.1:3000'],
    ],
    ['ORIGIN_AE', ['http://ae.marsa.example', ''], ['https://ae.marsa.example', 'http://ae.localhost:3000']],
    [
      'SMTP_URL',
      [
        'smtp://mail.example:587',
        'smtp://u:p@10.0.0.5',
        'smtps://mail.example?tls.rejectUnauthorized=false',
        'smtp://mail.example?requireTLS=true&ignoreTLS=true',
        'mail.example',
      ],
      ['smtps://mail.example', 'smtp://mail.example:587?requireTLS=true', 'smtp://127.0.0.1:25', 'smtp://localhost'],
    ],
    [
      'DATABASE_URL',
      [
        'postgres://u:p@db.internal/marsa',
        'postgres://u:p@db.internal/marsa?sslmode=disable',
        'postgres://u:p@db.internal/marsa?sslmode=no-verify',
        'postgres://u:p@db.internal/marsa?sslmode=require&uselibpqcompat=true',
        'postgres://u:p@localhost/marsa?host=db.internal',
      ],
      [
        'postgres://u:p@db.internal/marsa?sslmode=verify-full',
        'postgresql://u:p@127.0.0.1:5432/marsa',
        'postgres://u:p@[::1]/marsa',
        'postgres://u:p@%2Fvar%2Frun%2Fpostgresql/marsa',
        'postgres:///marsa?host=/var/run/postgresql',
        'socket:/var/run/postgresql?db=marsa',
      ],
    ],
  ]
  for (const [name, wrong, right] of cases) {
    for (const value of wrong) assert.match(refused({ [name]: value }), new RegExp(`\\n {2}${name}: [^\\n]*$`), value)
    for (const value of right) assert.equal(refused({ [name]: value }), '', value)
  }
  const inside = { SMTP_URL: 'smtp://10.0.0.5', DATABASE_URL: 'postgres://u:p@db.internal/marsa' }
  assert.equal(refused({ ...inside, UNENCRYPTED_HOSTS: 'db.internal, 10.0.0.5' }), '')
  assert.match(refused({ ...inside, UNENCRYPTED_HOSTS: '10.0.0.5' }), /DATABASE_URL: .*UNENCRYPTED_HOSTS/)
})

test('trusted proxies are addresses and networks; "everybody" is refused', () => {
  assert.deepEqual(readSettings({ TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, ::1' }).TRUST_PROXY, [
    '127.0.0.1',
    '10.0.0.0/8',
    '::1',
  ])
  assert.deepEqual(readSettings({}).TRUST_PROXY, [])
  for (const TRUST_PROXY of ['true', '1', 'proxy.internal', '10.0.0.0/99'])
    assert.throws(() => readSettings({ TRUST_PROXY }), /TRUST_PROXY: /, TRUST_PROXY)
  for (const TRUST_PROXY of ['0.0.0.0/0', '::/0']) assert.match(refused({ TRUST_PROXY }), /TRUST_PROXY: /)
})
