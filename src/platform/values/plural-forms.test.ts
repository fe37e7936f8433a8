// U11: every counted message is right in both languages, for 0, 1, 2, 3, 11 and 100.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { rootDirectory } from '#platform/settings/root-directory.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

const counts = [0, 1, 2, 3, 11, 100]
const forms = { ar: ['zero', 'one', 'two', 'few', 'many', 'other'], en: ['one', 'other'] } as const
type Variant = { readonly declarations: readonly string[]; readonly match: Readonly<Record<string, string>> }

function counted(locale: Locale): readonly (readonly [string, Variant])[] {
  const source = join(rootDirectory, 'src')
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(`words.${locale}.json`))
    .flatMap((path) => Object.entries(JSON.parse(readFileSync(join(source, path), 'utf8')) as Record<string, unknown>))
    .flatMap(([key, value]) => (isCounted(value) ? [[key, value[0]] as const] : []))
}

function isCounted(value: unknown): value is [Variant] {
  return Array.isArray(value) && JSON.stringify(value[0]?.declarations ?? '').includes(': plural')
}

const countOf = ({ declarations }: Variant) => declarations.join('\n').match(/= (\w+): plural/)?.[1] ?? ''

for (const locale of ['ar', 'en'] as const) {
  test(`every counted message has all its forms, ${locale}`, () => {
    const found = counted(locale)
    assert.ok(found.length > 20)
    const lacking = found.flatMap(([key, { match }]) => {
      const said = Object.keys(match).join(' ')
      const missing = forms[locale].filter((form) => !said.includes(`=${form}`))
      return missing.length === 0 || said.includes('=*') ? [] : [`${key} lacks ${missing.join(', ')}`]
    })
    assert.deepEqual(lacking, [])
  })

  test(`and each has a text for ${counts.join(', ')}, ${locale}`, () => {
    const faults: string[] = []
    const say = (key: string, facts: object): string => Reflect.get(m, key)(facts, { locale })
    for (const [key, variant] of counted(locale)) {
      const said = counts.map((count) => {
        // Every other input of the message gets a word.
        const facts = new Proxy({}, { get: (_, name) => (name === countOf(variant) ? count : 'X') })
        return say(key, facts)
      })
      for (const [at, text] of said.entries()) {
        if (!text.trim() || text.includes(key) || /[{}]|undefined|NaN/.test(text))
          faults.push(`${key} of ${counts[at]}: "${text}"`)
        if (counts[at]! >= 3 && !text.includes(String(counts[at]))) faults.push(`${key} hides ${counts[at]}: "${text}"`)
      }
      if (locale === 'ar' && new Set(said).size < 5) faults.push(`${key} says the same of several: ${said.join(' · ')}`)
      if (locale === 'en' && said[1] === said[2]?.replace('2', '1') && /\b1 \w+s\b/.test(said[1] ?? ''))
        faults.push(`${key} says "${said[1]}"`)
    }
    assert.deepEqual(faults, [])
  })
}
