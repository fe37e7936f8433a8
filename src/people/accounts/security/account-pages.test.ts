// The pages of a customer's sign-in and security load for who may see them, and send everybody else to sign in.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { beginFactor } from '#people/accounts/second-factor/set-up-factor.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { sealer } from '#platform/files/seal.ts'
import { servePages } from '#platform/http/pages/pages.ts'
import { enter, sampleApp, sampleParts } from '#world/samples/app.samples.ts'
import { pagesWithoutLooks } from '#world/samples/page-build.samples.ts'
import { sampleCustomer } from '#world/samples/people/people.samples.ts'

const shop = await testDatabase()
const parts = sampleParts(shop.db)
const app = await sampleApp(parts)
await servePages(
  app,
  await pagesWithoutLooks((url) => /^\/:lang\/(auth|account\/(security|sessions|profile))/.test(url)),
  'production',
)
const customer = await shop.write((work) => sampleCustomer(work))
const token = await shop.write((work) => enter(work, customer.who))
await shop.write((work) => beginFactor(work, parts.ports.get(sealer)), { who: customer.who })

const open = (path: string, signedIn: boolean) =>
  app.inject({
    method: 'GET',
    url: path,
    headers: { accept: 'text/html', ...(signedIn && { authorization: `Bearer ${token}` }) },
  })

test('each page opens for who may see it, and for nobody else', async () => {
  const pages: readonly (readonly [path: string, signedIn: boolean])[] = [
    ['auth/signin', false],
    ['auth/not-me?token=x', false],
    ['auth/undo-email?token=x', false],
    ['account/profile/email', true],
    ['account/security', true],
    ['account/security/second-factor', true],
    ['account/security/passkey', true],
    ['account/sessions', true],
  ]
  for (const lang of ['ar', 'en']) {
    for (const [path, signedIn] of pages) {
      assert.equal((await open(`/${lang}/${path}`, signedIn)).statusCode, 200, `${lang}/${path}`)
    }
    for (const [path, signedIn] of pages.filter((one) => one[1])) {
      assert.equal((await open(`/${lang}/${path}`, !signedIn)).statusCode, 302, `${lang}/${path} of nobody`)
    }
    assert.equal((await open(`/${lang}/auth/second-factor`, false)).statusCode, 302)
  }
})
