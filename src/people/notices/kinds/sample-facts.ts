import { siteWords } from '#platform/http/site-words.ts'
import { formatMoney } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'

export type SampleData = 'usual' | 'worst'

const longArabic = 'حقيبة سفر من القماش المشمّع مع جيوب داخلية كثيرة وحزام كتف قابل للفك '
const longLatin = 'Waxed-Canvas-Weekender-With-An-Unbroken-Name-Of-Two-Hundred-Letters-'

/** Titles of goods: usual ones, or the worst that a store may send: 200 letters, markup, direction marks, emoji. */
const titles: Readonly<Record<SampleData, readonly string[]>> = {
  usual: ['Brass Reading Lamp', 'ترمس بغطاء خيزران 500 مل'],
  worst: [
    longLatin.repeat(3).slice(0, 200),
    longArabic.repeat(3).slice(0, 200),
    '<script>alert(1)</script> & "quoted" \'single\' <img src=x onerror=alert(1)>',
    '\u202eمقلوب\u202c RTL override \u2067 open isolate',
    '🎒👨‍👩‍👧‍👦 Emoji حقيبة 100% {name} %s',
    '—',
  ],
}
const names: Readonly<Record<SampleData, string>> = {
  usual: 'سلمى',
  worst: 'عبد الرحمن بن عبد العزيز Maximilian-Alexander O’Connor <b>&"\'</b> \u202eالنهاية',
}

export type SampleFacts = {
  readonly name: string
  readonly titles: readonly string[]
  readonly amount: string
  readonly said: Readonly<Record<string, string | number>>
}

/** Values for whatever a sentence may ask: usual ones, or the worst. */
export function sampleFacts(locale: Locale, site: Site, data: SampleData): SampleFacts {
  const isWorst = data === 'worst'
  const amount = isolate(formatMoney(money(isWorst ? 999_999_999_999n : 245_176n, sites[site].currency), locale))
  const number = isWorst ? '999999999' : '100081'
  const goods = new Intl.ListFormat(locale).format(titles[data].map((title) => isolate(title)))
  const day = locale === 'ar' ? '12 ديسمبر' : '12 December'
  const sentence = locale === 'ar' ? 'السعر تغيّر في المتجر.' : 'The price changed at the store.'
  const reason = isWorst ? `${sentence} ${titles.worst[2]} ${longArabic.repeat(6)}` : sentence
  const known: Readonly<Record<string, string | number>> = {
    name: names[data],
    number: isolate(number),
    order: isolate(number),
    request: isolate(`R${number}`),
    items: goods,
    title: isolate(titles[data][0] ?? ''),
    shop: isolate(isWorst ? `${'very-long-shop-name-'.repeat(6)}.example` : 'lamps.example'),
    office: isolate(locale === 'ar' ? 'مكتب المعادي' : 'the Maadi office'),
    company: isolate('Bosta'),
    awb: isolate('7234258'),
    hours: siteWords(site, locale).officeHours,
    until: isolate(day),
    from: isolate(day),
    to: isolate(locale === 'ar' ? '24 ديسمبر' : '24 December'),
    country: siteWords(site, locale).countryInSentence,
    due: isolate(amount),
    day: isolate(day),
    time: isolate(`${day}, 14:30`),
    minutes: '10',
    last: isolate('5678'),
    grams: '1250',
    oldGrams: '900',
    count: 3,
    method: isolate('Fawry'),
    why: isolate(reason),
    reason: isolate(reason),
    note: isolate(reason),
    kind: isolate(locale === 'ar' ? 'تالف' : 'damaged'),
    ways: isolate(reason),
    default: isolate(sentence),
    chosen: isolate(sentence),
    site: isolate(locale === 'ar' ? 'مصر' : 'Egypt'),
    kept: '',
  }
  // Whatever else a sentence names is an amount.
  const said = new Proxy(known, { get: (facts, name) => facts[String(name)] ?? amount, has: () => true })
  return { name: names[data], titles: titles[data], amount, said }
}
