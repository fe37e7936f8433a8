import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Validator } from '@seriousme/openapi-schema-validator'
import { testDatabase } from '#platform/database/test-database.ts'
import type { Actor } from '#platform/work/work.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { sampleCustomer, sampleStaff } from '#world/samples/people/people.samples.ts'

type Answer = { readonly content?: Readonly<Record<string, { readonly schema?: object }>> }
type Operation = {
  readonly summary?: string
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly responses: Readonly<Record<string, Answer>>
}
type Description = {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const ours = { ORIGIN_EG: 'https://www.marsa.example', ORIGIN_AE: 'https://ae.marsa.example' }
const app = await sampleApp(sampleParts((await testDatabase()).db))
const description: Description = (await app.inject('/api/openapi.json')).json()
const operations = Object.entries(description.paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, call]) => ({ name: `${method.toUpperCase()} ${path}`, path, call })),
)

// The list of specification §7, as far as it is built.
const asked = [
  ...['GET /users/cart', 'POST /users/cart/sync', 'POST /cost-calculator/cart', 'POST /users/cart/items'],
  ...['GET /users/cart/items-scrapper/url', 'POST /users/cart/items/url', 'PUT /users/cart/items/{itemId}'],
  ...['DELETE /users/cart/items/{itemId}', 'PUT /users/cart/coupon', 'DELETE /users/cart/coupon'],
  ...['GET /payment/payment-methods', 'POST /system-logs', 'GET /vendor/bank-accounts', 'GET /subscribe-packages'],
  ...['GET /coupon-v2', 'GET /coupon-v2/{couponCode}/verify', 'POST /cost-calculator', 'POST /auth/login'],
  ...['POST /users', 'GET /users/profile', 'PUT /users/profile', 'GET /users/preferences'],
  ...['POST /auth/reset-password', 'PUT /auth/reset-password', 'GET /users/billing-info', 'PUT /users/billing-info'],
  ...['GET /shipping-companies', 'DELETE /users', 'DELETE /users/newsletter'],
  'POST /marketing-emails-subscriptions',
]

test('the description is a valid OpenAPI 3.1 document', async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(description)))
  assert.deepEqual([description.openapi, errors ?? [], valid], ['3.1.0', [], true])
})

test('production shows the calls of staff only to staff, in both forms of the description', async () => {
  const database = await testDatabase()
  const parts = sampleParts(database.db)
  const inProduction = await sampleApp({ ...parts, settings: { ...parts.settings, ...ours, isProduction: true } })
  const told = async (token?: string) => {
    const headers = { host: 'www.marsa.example', ...(token && { authorization: `Bearer ${token}` }) }
    const [json, page] = await Promise.all(
      ['/api/openapi.json', '/api/docs'].map((url) => inProduction.inject({ url, headers })),
    )
    assert.equal(json?.headers['cache-control'], 'private, no-store')
    const paths = Object.keys(json?.json().paths ?? {})
    return { staff: /\/ops\//.test(`${json?.body} ${page?.body}`), paths }
  }
  const { who: customer } = await database.write((work) => sampleCustomer(work))
  const { who: reviewer } = await database.write((work) => sampleStaff(work, ['reviewer']))
  const tokenOf = (who: Actor) => database.write((work) => enter(work, who))
  for (const token of [undefined, await tokenOf(customer)]) {
    const { staff, paths } = await told(token)
    assert.equal(staff, false)
    assert.ok(paths.includes('/api/users/cart') && paths.length > 50)
  }
  assert.deepEqual((await told(await tokenOf(reviewer))).paths, Object.keys(description.paths))
  await inProduction.close()
})

test('every reference in it exists', () => {
  const lost: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string' && !found(inner)) lost.push(inner)
      walk(inner)
    }
  }
  walk(description)
  assert.deepEqual(lost, [])
})

test('each call describes its answers, its refusals and the parameters of its path', () => {
  const wanting: string[] = []
  for (const { name, path, call } of operations) {
    const answers = Object.entries(call.responses)
    const isNamed = [...path.matchAll(/\{(\w+)\}/g)].every(([, part]) =>
      call.parameters?.some((one) => one.in === 'path' && one.name === part),
    )
    const refusal = call.responses.default
    const works = answers.some(([status]) => /^2\d\d$/.test(status))
    const isTold = answers.every(([, answer]) => answer.content?.['application/json']?.schema !== undefined)
    if (!call.summary || !refusal || !works || !isTold || !isNamed) wanting.push(name)
  }
  assert.deepEqual(wanting, [])
})

test('the calls of the specification exist under their own paths', () => {
  const names = new Set(operations.map(({ name }) => name.replace(' /api', ' ')))
  assert.deepEqual(
    asked.filter((name) => !names.has(name)),
    [],
  )
})

// A property whose last word names an amount.
const amountName =
  /(?:^|[a-z])(?:price|prices|amount|fees?|total|costs?|value|minimum|max|saving|balance|due|back|held|refund|quota|consumption|usual|paid|credit|debit|discount|customs|vat|tax|domesticShipping|internationalShipping)$/i
// Properties that are named like an amount and are none, with the reason.
const noAmounts: Readonly<Record<string, string>> = {
  'NationalId.back': 'the picture of the back of the card',
}

test('an amount is a number in every call that takes or answers one', () => {
  const wrong: string[] = []
  const excused = new Set<string>()
  let amounts = 0
  walkProperties(description, '', (name, schema, at) => {
    if (!amountName.test(name)) return
    amounts += 1
    if (!mayBeText(schema) && !saysNothing(schema)) return
    const place = `${at}.${name}`.replace(/^\/components\/schemas\/(\w+?)(?:Input)?([./])/, '$1$2')
    if (noAmounts[place]) excused.add(place)
    else wrong.push(place)
  })
  assert.deepEqual(wrong, [])
  assert.deepEqual([...excused].sort(), Object.keys(noAmounts).sort(), 'no excuse that nothing needs')
  assert.ok(amounts > 300, `${amounts} amounts looked at`)
})

type Schema = {
  readonly description?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
}

function saysNothing({ description: _, ...schema }: Schema): boolean {
  return Object.keys(schema).length === 0
}

// A choice of words or a date is no amount.
function mayBeText({ type = [], format, enum: choices, anyOf = [], oneOf = [], allOf = [] }: Schema): boolean {
  if ([type].flat().includes('string') && !format && !choices) return true
  return [...anyOf, ...oneOf, ...allOf].some(mayBeText)
}

function walkProperties(value: unknown, at: string, tell: (name: string, schema: Schema, at: string) => void): void {
  if (typeof value !== 'object' || value === null) return
  const { properties = {} } = value as Schema
  for (const [name, schema] of Object.entries(properties)) tell(name, schema, at)
  for (const [key, inner] of Object.entries(value)) walkProperties(inner, `${at}/${key}`, tell)
}

// `#/a/b~1c` is a path of keys into the document.
function found(reference: string): boolean {
  let at: unknown = description
  for (const part of reference.replace(/^#\//, '').split('/')) {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~')
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined
  }
  return reference.startsWith('#/') && at !== undefined
}
