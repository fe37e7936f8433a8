// Arabic by its glossary and rules, as far as a machine can hold them (docs/wording.md).
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { m } from '#words/messages.js'
import { rootDirectory } from './settings/root-directory.ts'

type Said = { readonly key: string; readonly text: string }

function textsOf(key: string, value: unknown): readonly Said[] {
  if (typeof value === 'string') return [{ key, text: value }]
  const [variant] = value as readonly { readonly match: Readonly<Record<string, string>> }[]
  return Object.values(variant?.match ?? {}).map((text) => ({ key, text }))
}

function said(locale: 'ar' | 'en'): readonly Said[] {
  const source = join(rootDirectory, 'src')
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`words.${locale}.json`) && !path.startsWith('server-words'))
    .flatMap((path) => Object.entries(JSON.parse(readFileSync(join(source, path), 'utf8')) as Record<string, unknown>))
    .filter(([key]) => key !== '$schema')
    .flatMap(([key, value]) => textsOf(key, value))
}

const arabic = said('ar')
const english = said('en')

// A word with what Arabic writes before it: and, then, by, as, for, the.
const before = '(?<![\\u0621-\\u0652])[وف]?[بكل]?(?:ال|لل)?'
const after = '(?![\\u0621-\\u0652])'
const word = (alternatives: string) => new RegExp(`${before}(?:${alternatives})${after}`, 'u')

type Rule = { readonly not: RegExp; readonly say: string; readonly but?: Readonly<Record<string, string>> }

const glossary: readonly Rule[] = [
  { not: word('سلع(?:ة|تان|تين|تك|ته|تها|ًا|ك)?|بضاعة|بضائع'), say: 'منتج، مشتريات' },
  { not: word('أوردر'), say: 'طلب' },
  { not: word('مستودع(?:نا|ات)?'), say: 'مخزن' },
  { not: word('قسيمة|قسائم'), say: 'كوبون' },
  { not: word('حصة|حصص'), say: 'حد المشتريات' },
  { not: word('وسيلة|وسائل'), say: 'طريقة الدفع' },
  { not: word('طابور|طوابير'), say: 'قائمة الانتظار' },
  { not: word('مزوّ?د|مقدمي|جهة|جهات'), say: 'شركة الدفع' },
  { not: word('خلل|خلاف|اعتراض|اختلافات'), say: 'مشكلة، فرق، استرداد بنكي' },
  { not: word('عطلة|عطلات'), say: 'إجازة' },
  { not: word('إرجاعات'), say: 'مرتجعات' },
  {
    not: word('مصاريف'),
    say: 'رسوم',
    but: {
      finance_family_gateway_fees: 'costs of ours',
      finance_used_fee: 'costs of ours',
      finance_match_fee: 'costs of ours',
      finance_match_fee_note: 'costs of ours',
      finance_line_release_text: 'costs of ours',
      finance_deed_bear_note: 'costs of ours',
      wallet_entry_suspense_borne: 'costs of ours',
      wallet_entry_bank_fee: 'costs of ours',
      wallet_entry_courier_fee: 'costs of ours',
    },
  },
  { not: /في انتظار/u, say: 'بانتظار' },
  { not: /رصيد البطاقة(?! لا يكفي)|أموال (?:ال)?بطاق|الأموال النقدية/u, say: 'رصيد البطاقات، الرصيد النقدي' },
  { not: /تلقاء نفس|وحدها? ستُجدَّد|من نفسه/u, say: 'تلقائيًا' },
  { not: word('وحده|وحدها|وحدنا'), say: 'تلقائيًا، فقط', but: { tariffs_lead_services: 'وحدّها: its minimum' } },
  { not: word('المختارة?'), say: 'المحدد' },
  { not: word('مسعَّ?ر|المسعّر'), say: 'محسوب' },
  { not: /الولايات المتحدة|المملكة المتحدة/u, say: 'أمريكا، بريطانيا' },
  { not: /شركة التوصيل|مكتب التسليم/u, say: 'شركة الشحن، مكتب الاستلام' },
  { not: word('مرحبًا'), say: 'أهلًا' },
  { not: word('نُسخ'), say: 'تم النسخ' },
  { not: word('جرام(?:ًا)?|غرام|ميغابايت'), say: 'جم، ميجابايت' },
  { not: word('ينته|تنته|يأت|نشتر|يبق'), say: 'ينتهِ، يأتِ: with its vowel' },
]

const rules: readonly Rule[] = [
  { not: /من فضلك/u, say: 'no please: say what to do' },
  { not: /٪/u, say: '% behind the number' },
  { not: /—/u, say: 'a colon or ·' },
  { not: /[٠-٩۰-۹]/u, say: 'Western digits' },
  { not: /(?<![\u2066\dA-Za-z.:_-])\d+\s?[–-]\s?\d+(?![\d\u2069-])/u, say: 'a range in U+2066 to U+2069, or من … إلى' },
  { not: /(?<!\u2066)\{\w+\}\s?–\s?\{\w+\}/u, say: 'a range in U+2066 to U+2069' },
  { not: /\bEGP\b|\bAED\b|ج\.م\./u, say: 'ج.م, د.إ: amounts are formatted' },
  { not: /\u0640(?![\s\d«{])/u, say: 'no tatweel' },
  {
    not: /[,;?](?=\s|$)/u,
    say: '، ؛ ؟',
    but: {
      coupons_field_stores: 'what is typed',
      finance_report_hint: 'columns of files',
    },
  },
]

// Verbs of the second form and passives that are misread without their mark.
const unmarked: readonly Rule[] = [
  {
    not: word('سجلنا|نجهز|توفر|يوفر|تغير|يتغير|تغيرت|نبين|ننبه|نوصل|يوصل'),
    say: 'with its shadda',
    but: {
      orders_review_page_availability: 'the noun: التوفر',
      purchasing_check_reason_hint: 'the noun: التوفر',
    },
  },
]

function faults(of: readonly Rule[]): readonly string[] {
  return of.flatMap(({ not, say, but }) =>
    arabic.flatMap(({ key, text }) => (not.test(text) && !but?.[key] ? [`${key}: ${text} → ${say}`] : [])),
  )
}

test('a thing is called by its one word in Arabic', () => {
  assert.ok(arabic.length > 6000)
  assert.deepEqual(faults(glossary), [])
})

test('numbers, signs and punctuation of Arabic sentences keep the rules', () => {
  assert.deepEqual(faults(rules), [])
})

test('words that stumble without their marks have them', () => {
  assert.deepEqual(faults(unmarked), [])
})

// What an order to the reader begins with; buttons are nouns of the deed, but for the invitations of the shop.
const orders = word('احفظ|احذف|عدّل|أغلق|انسخ|أرسل|انشر|اسحب|أكّد|ألغِ|أعد|طبّق|سجّل|أزل|أوقف|أنهِ|استلم|افتح|غيّر|جدّد|بدّل')
const isButton =
  /_(?:save|edit|remove|close|copy|publish|withdraw|drop|send|cancel|keep|apply|refuse|reject|approve|accept|agree|press|action)(?:_(?:yes|confirm|new|chosen|again|all))?$/

test('a button names its deed', () => {
  assert.ok(arabic.filter(({ key }) => isButton.test(key)).length > 100)
  const ordered = arabic.filter(({ key, text }) => isButton.test(key) && orders.test(text.split(' ')[0] ?? ''))
  assert.deepEqual(ordered, [])
})

test('an allowance that nothing needs any more is taken out', () => {
  const idle = [...glossary, ...rules, ...unmarked].flatMap(({ not, but }) =>
    Object.keys(but ?? {}).filter((key) => !arabic.some((one) => one.key === key && not.test(one.text))),
  )
  assert.deepEqual(idle, [])
})

test('a range within Arabic stands still whatever its ends, and the ends of an isolate match', () => {
  const open = (text: string) => (text.match(/[\u2066-\u2068]/g) ?? []).length - (text.match(/\u2069/g) ?? []).length
  assert.deepEqual(
    arabic.filter(({ text }) => open(text) !== 0),
    [],
  )
})

test('what is inserted into an Arabic sentence is isolated: titles, names, codes, prices', () => {
  const names =
    'title items item store name email code number amount price total coupon package tracking company office reference'
  const inserted = new RegExp(`\\{(?:${names.replaceAll(' ', '|')})\\}`, 'u')
  const keys = new Set(
    arabic.filter(({ text }) => inserted.test(text) && !/^\{\w+\}$/u.test(text)).map(({ key }) => key),
  )
  assert.ok(keys.size > 300)
  const bare = [...keys].filter((key) => {
    const facts = new Proxy({}, { get: (_, input: string) => (names.split(' ').includes(input) ? 'A (1)' : 5) })
    const text: string = Reflect.get(m, key)(facts, { locale: 'ar' })
    return /(?<![\u2066\u2068\n])A \(1\)/u.test(text)
  })
  assert.deepEqual(bare, [])
})

// The literal turns that the English had; an address is no turn.
const turns =
  /\bgoods go on\b|\bby itself\b|\bcannot be had\b|\bNothing waits\b|\b[Ww]rite down\b|\bwritten down\b|\btell you of\b|(?<!\/)\b[Pp]ictures?\b|\bColor\b|\bthe shop\b|\bShops?\b|\bTake (?:it )?back\b|\bas it stands\b|\bstands? (?:here|below)\b|\bholds since\b/u

test('English says it in its own turns', () => {
  assert.deepEqual(
    english.filter(({ text }) => turns.test(text)),
    [],
  )
})
