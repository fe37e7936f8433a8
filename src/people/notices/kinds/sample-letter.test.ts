import assert from 'node:assert/strict'
import test from 'node:test'
import { load } from 'cheerio'
import { channelNames, channels } from '#people/notices/channels.ts'
import { withOrigin } from '#people/notices/origin-part.ts'
import { siteCodes } from '#sites/sites.ts'
import { kindNames, messageKinds } from './message-kinds.ts'
import { withSafeDirection } from './safe-direction.ts'
import { sampleLetter } from './sample-letter.ts'

const origin = 'https://www.marsa.example'
const longest = 102 * 1024
const cases = kindNames.flatMap((kind) =>
  (['ar', 'en'] as const).flatMap((locale) => siteCodes.map((site) => ({ kind, locale, site }))),
)
const letterOf = ({ kind, locale, site }: (typeof cases)[number]) =>
  withSafeDirection(sampleLetter(kind, { locale, site, data: 'worst', origin }))
const reader = (locale: 'ar' | 'en') => ({ id: 'x', email: 'a@example.test', phone: '+201000000001', locale })

test('each kind is written with the worst data, in both languages, on both sites, for each channel', () => {
  for (const one of cases)
    for (const name of messageKinds[one.kind].only ?? channelNames) {
      const message = channels[name].write(reader(one.locale), letterOf(one))
      const where = `${one.kind} ${one.locale} ${one.site} ${name}`
      if (message === null) continue
      const said = `${message.subject}\n${message.text}\n${message.html ?? ''}`
      assert.ok(message.text.trim().length > 0, where)
      assert.ok(
        !/undefined|\[object|NaN|\{[a-z]+Plural/.test(said),
        `${where}: ${said.match(/.{30}(undefined|\[object|NaN).{30}/s)?.[0]}`,
      )
      assert.ok(message.subject === '' || !/[\r\n]/.test(message.subject), where)
    }
})

test('nothing of names, titles and reasons becomes markup, and a mail stays below what Gmail clips', () => {
  for (const one of cases) {
    const html = withOrigin(channels.mail.write(reader(one.locale), letterOf(one))?.html ?? '', { origin })
    const page = load(html)
    const where = `${one.kind} ${one.locale} ${one.site}`
    assert.equal(page('script, b, img[onerror]').length, 0, where)
    assert.ok(Buffer.byteLength(html) < longest, `${where}: ${Buffer.byteLength(html)}`)
    assert.equal(page('table[lang]').attr('dir'), one.locale === 'ar' ? 'rtl' : 'ltr', where)
    assert.ok(page('a.m-button').length <= 1, `${where}: one button`)
    for (const link of page('a').toArray()) assert.match(page(link).attr('href') ?? '', /^https:\/\//, where)
    for (const picture of page('img').toArray())
      assert.ok(page(picture).attr('src')?.startsWith(origin), `${where}: pictures come from us`)
  }
})

test('no direction mark of a name or a title reaches beyond its sentence', () => {
  for (const one of cases) {
    const { text, subject } = channels.mail.write(reader(one.locale), letterOf(one)) ?? { text: '', subject: '' }
    for (const line of [subject, ...text.split('\n')]) {
      const marks = line.match(/[\u2066-\u2069]/g) ?? []
      const open = marks.reduce((depth, mark) => depth + (mark === '\u2069' ? -1 : 1), 0)
      assert.equal(open, 0, `${one.kind} ${one.locale}: ${line}`)
      assert.ok(!/[\u202a-\u202e]/.test(line))
    }
  }
})
