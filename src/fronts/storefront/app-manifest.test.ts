import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { runInNewContext } from 'node:vm'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import { linkInParams } from '#selling/cart/adding/pasted-link.ts'
import { appManifest } from './app-manifest.ts'
import { bookmarkletCode } from './bookmarklet-code.ts'
import { offlinePage } from './offline-page.ts'

test('the app is named in its language, its icons exist, and what is shared with it is read as a link', () => {
  for (const locale of ['ar', 'en'] as const) {
    const manifest = appManifest(locale, 'eg')
    assert.equal(manifest.name, locale === 'ar' ? 'مرسى' : 'Marsa')
    for (const { src } of manifest.icons) assert.ok(existsSync(join(rootDirectory, 'public', src)), src)
    const { action, method, params } = manifest.share_target
    assert.deepEqual([action, method], [`/${locale}/cart/add`, 'GET'])
    const said = { [params.title]: 'Lamp', [params.text]: 'See https://www.amazon.com/dp/B000000001' }
    assert.match(linkInParams(new URLSearchParams(said))?.text ?? '', /B000000001/)
  }
})

test('the bookmark carries the page it is pressed on, whatever its address', () => {
  const code = bookmarkletCode('https://www.marsa.example', 'ar')
  const location = { href: 'https://shop.com/p?a=1&b=ع#x' }
  runInNewContext(code.replace('javascript:', ''), { location, encodeURIComponent })
  const opened = new URL(location.href)
  assert.equal(opened.origin + opened.pathname, 'https://www.marsa.example/ar/cart/add')
  assert.equal(opened.searchParams.get('link'), 'https://shop.com/p?a=1&b=ع#x')
})

test('the offline page needs nothing else, and the worker keeps nothing private', () => {
  for (const locale of ['ar', 'en'] as const) {
    const page = offlinePage(locale)
    assert.match(page, new RegExp(`lang="${locale}"`))
    assert.doesNotMatch(page, /<script|<img|<link|url\(|https?:/)
  }
  const worker = readFileSync(join(rootDirectory, 'public', 'sw.js'), 'utf8')
  assert.equal(worker.match(/\.put\(/g)?.length, 1)
  assert.match(worker, /pathname\.startsWith\('\/assets\/'\)\) event\.respondWith\(builtFile/)
  assert.match(worker, /addAll\(\['\/ar\/offline', '\/en\/offline'\]\)/)
})
