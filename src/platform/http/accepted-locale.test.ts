import assert from 'node:assert/strict'
import { test } from 'node:test'
import { acceptedLocale } from './accepted-locale.ts'

test('the language with the greatest weight, the first of equal ones, and no refused one', () => {
  const cases: readonly (readonly [string | undefined, 'ar' | 'en' | null])[] = [
    [undefined, null],
    ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
    ['en;q=0.4, ar;q=0.9', 'ar'],
    ['ar;q=0.1,en-GB;q=0.7,fr', 'en'],
    ['en, ar', 'en'],
    ['AR-ae', 'ar'],
    ['ar;q=0, en;q=0.1', 'en'],
    ['ar;q=0', null],
    ['en;q=nonsense', null],
    ['fr-FR, *;q=0.5', null],
    ['arn, eng', null],
  ]
  for (const [header, locale] of cases) assert.equal(acceptedLocale(header), locale, header)
})
