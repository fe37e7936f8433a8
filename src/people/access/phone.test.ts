import assert from 'node:assert/strict'
import { test } from 'node:test'
import { internationalPhone, phone } from './phone.ts'

test('a phone is accepted in the forms in which people type and paste it', () => {
  for (const typed of ['01001234567', '٠١٠٠١٢٣٤٥٦٧', '۰۱۰۰ ۱۲۳ ۴۵۶۷', '0100-123-4567', '\u20660100 123 4567\u2069'])
    assert.equal(phone.parse(typed), '01001234567')
  assert.equal(phone.parse('00971 50 123 4567'), '+971501234567')
  assert.equal(phone.parse('+٢٠ ١٠٠ ١٢٣ ٤٥٦٧'), '+201001234567')
  assert.equal(internationalPhone('01001234567', 'eg'), '+201001234567')
  assert.equal(internationalPhone('0501234567', 'ae'), '+971501234567')
})

test('texts that are no phone are refused', () => {
  for (const typed of ['', '12', 'abc', '+', '1234567890123456', '0100123456x'])
    assert.equal(phone.safeParse(typed).success, false)
})
