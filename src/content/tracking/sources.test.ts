// Where a visit comes from, and what of an address ends in our figures.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cameOf, deviceOf, isEntry, isPerson, visitorOf } from './read-visitor.ts'
import { readCampaign, readTouch, type Source } from './sources.ts'
import { readCame, readChoice, withTouch, writeCame, writeChoice } from './visitor-cookies.ts'

const cases: readonly (readonly [query: string, referrer: string | null, source: Source | null, campaign: string])[] = [
  ['utm_campaign=fb_ramadan-2026_video', null, 'FB', 'ramadan-2026'],
  ['utm_campaign=IG_Eid_reel&utm_source=facebook', null, 'Instagram', 'eid'],
  ['utm_campaign=tt_summer', 'www.google.com', 'TikTok', 'summer'],
  ['utm_campaign=em_weekly_41', null, 'Email', 'weekly'],
  ['utm_campaign=ramadan_video&utm_source=TikTok', null, 'TikTok', 'ramadan'],
  ['utm_campaign=رمضان_فيديو&utm_source=insta', null, 'Instagram', 'رمضان'],
  ['utm_source=partner&utm_medium=email', null, 'Email', ''],
  ['utm_source=partner', null, 'Organic', ''],
  ['fbclid=IwAR0abc', null, 'FB', ''],
  ['fbclid=IwAR0abc', 'l.instagram.com', 'Instagram', ''],
  ['ttclid=E.C.P.abc', null, 'TikTok', ''],
  ['gclid=abc', null, 'Organic', ''],
  ['', 'm.facebook.com', 'FB', ''],
  ['', 'mail.google.com', 'Email', ''],
  ['', 'www.google.com', 'Organic', ''],
  ['', 'notfacebook.com', 'Organic', ''],
  ['q=shoes', null, null, ''],
]

test('the campaign’s prefix comes first, then what is named, then the click, then the page before', () => {
  for (const [query, referrer, source, campaign] of cases) {
    const touch = readTouch(new URLSearchParams(query), referrer)
    assert.equal(touch?.source ?? null, source, `${query} ${referrer}`)
    assert.equal(touch?.campaign ?? '', campaign, query)
  }
})

test('hostile values end as short plain text, or not at all', () => {
  assert.equal(readCampaign('<script>alert(1)</script>').campaign, 'scriptalert1script')
  assert.equal(readCampaign(`fb_${'a'.repeat(5000)}`).campaign.length, 40)
  assert.equal(readCampaign('fb_a\u0000b\r\nset-cookie: x').campaign, 'abset-cookiex')
  assert.equal([...readCampaign(`fb_${'𐐷'.repeat(50)}`).campaign].length, 40)
  assert.equal(readCampaign('=cmd|calc').campaign, 'cmdcalc')
  const touch = readTouch(
    new URLSearchParams({ fbclid: '"><img>', ttclid: 'x'.repeat(501), utm_source: '__proto__' }),
    null,
  )
  assert.deepEqual(touch, { source: 'Organic', campaign: '', clicks: {} })
  assert.equal(readTouch(new URLSearchParams({ utm_source: 'constructor' }), null)?.source, 'Organic')
})

const origin = 'https://www.marsa.example'
const headers = { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile', 'accept-language': 'ar', 'sec-fetch-site': 'cross-site' }
const asked = {
  who: { kind: 'guest', id: null },
  locale: 'ar',
  now: new Date('2026-11-27T10:00:00Z'),
  origin,
  ip: '203.0.113.9',
  url: '/ar?utm_campaign=fb_eid_1&fbclid=IwAR0abc',
  headers,
  cookies: {},
} as const

test('without consent the source of this request counts, and nothing says who it was', () => {
  assert.deepEqual(visitorOf(asked), { locale: 'ar', device: 'phone', source: 'FB', campaign: 'eid' })
  assert.equal(
    visitorOf({
      ...asked,
      url: '/ar/cart',
      headers: { ...headers, referer: `${origin}/ar`, 'sec-fetch-site': 'same-origin' },
    })?.source,
    'Unknown',
  )
  assert.equal(cameOf({ ...asked, cookies: { measuring: 'no' } }), null)
  assert.equal(visitorOf({ ...asked, who: { kind: 'staff', id: '1', roles: [], places: [] } }), null)
})

test('a browser that asks not to be tracked has refused, whatever was pressed before', () => {
  const cookies = { measuring: 'yes' }
  assert.equal(readChoice(cookies, {}), 'yes')
  for (const signal of [{ 'sec-gpc': '1' }, { dnt: '1' }]) {
    assert.equal(readChoice(cookies, signal), 'no')
    assert.equal(visitorOf({ ...asked, cookies, headers: { ...headers, ...signal } })?.client, undefined)
  }
})

test('with consent the first arrival stays and the last is the newest', () => {
  const first = cameOf({ ...asked, cookies: { measuring: 'yes' } })
  assert.ok(first)
  const [, value = ''] = /^campaign=([^;]+);/.exec(writeCame(first, origin)) ?? []
  const cookies = { measuring: 'yes', campaign: decodeURIComponent(value) }
  assert.deepEqual(readCame(cookies), first)
  const later = visitorOf({
    ...asked,
    cookies,
    url: '/ar?utm_campaign=tt_summer',
    now: new Date('2026-11-29T10:00:00Z'),
  })
  assert.equal(`${later?.firstSource} ${later?.firstCampaign} ${later?.firstDay}`, 'FB eid 2026-11-27')
  assert.equal(`${later?.source} ${later?.campaign} ${later?.lastDay}`, 'TikTok summer 2026-11-29')
  assert.equal(later?.fbclid, 'IwAR0abc')
  // A direct visit, a step within the shop and the way back from a payment are no arrivals.
  for (const url of ['/ar/cart', '/ar/payment/1?utm_source=fb'])
    assert.equal(visitorOf({ ...asked, cookies, url })?.campaign, 'eid')
})

test('a cookie that we did not write says nothing', () => {
  for (const campaign of [
    '',
    'x',
    'id=1.1&fs=Evil&fd=2026-11-27&ls=FB&ld=2026-11-27',
    'id=1.1&fs=FB&fd=2026-02-31&ls=FB&ld=2026-11-27',
  ])
    assert.equal(readCame({ campaign }), null)
  const long = withTouch(
    null,
    {
      source: 'FB',
      campaign: 'x'.repeat(40),
      clicks: { fbclid: 'a'.repeat(500), ttclid: 'b'.repeat(500), gclid: 'c'.repeat(500) },
    },
    asked.now,
  )
  assert.ok(writeCame(long, origin).length < 4000)
  assert.match(writeChoice('no', origin).join('\n'), /campaign=; Path=\/; Max-Age=0/)
})

test('machines and what a browser loads in advance are no persons; returns of payments begin no visit', () => {
  assert.ok(isPerson(headers))
  for (const other of [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': '' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'accept-language': undefined },
  ])
    assert.ok(!isPerson({ ...headers, ...other }), JSON.stringify(other))
  assert.ok(isEntry(asked))
  assert.ok(!isEntry({ ...asked, url: '/ar/payment/return/paymob' }))
  assert.ok(!isEntry({ ...asked, headers: { 'sec-fetch-site': 'same-origin' } }))
  assert.ok(!isEntry({ ...asked, headers: { referer: 'https://ae.marsa.example/en' } }))
  assert.equal(deviceOf('Mozilla/5.0 (iPad; CPU OS 17_0)'), 'tablet')
  assert.equal(deviceOf('Mozilla/5.0 (X11; Linux x86_64)'), 'desktop')
})
