// What somebody wrote above the mail that they answer, as mail programs quote in both languages.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { stripQuoted } from './strip-quoted.ts'

const cases: readonly (readonly [name: string, mail: string, own: string])[] = [
  [
    'Gmail',
    'Yes, please.\r\n\r\nOn Thu, Nov 26, 2026 at 10:15 AM Marsa <reply+t1.aa@in.marsa.example>\r\nwrote:\r\n\r\n> Does it fit?\r\n',
    'Yes, please.',
  ],
  [
    'Gmail in Arabic',
    'نعم، شكرًا\n\nفي الخميس، ٢٦ نوفمبر ٢٠٢٦ في ١٠:١٥ ص تمت كتابة ما يلي بواسطة مرسى <no-reply@marsa.example>:\n\n> هل يناسبك؟',
    'نعم، شكرًا',
  ],
  ['Apple Mail', 'Blue\n\n> On 26 Nov 2026, at 10:15, Marsa wrote:\n> Which colour?', 'Blue'],
  [
    'Outlook',
    'Two of them.\n\n________________________________\nFrom: Marsa\nSent: Thursday\nTo: Salma',
    'Two of them.',
  ],
  ['Outlook without a rule', 'Two.\n\nFrom: Marsa <a@b.example>\nSent: Thursday\nTo: Salma\nSubject: x\n\nold', 'Two.'],
  ['Outlook in Arabic', 'اثنان.\n\nمن: مرسى\nتاريخ الإرسال: الخميس\nإلى: سلمى\nالموضوع: س', 'اثنان.'],
  ['a signature', 'Thank you\n-- \nSalma\n+20 100', 'Thank you'],
  ['a phone', 'Thank you\n\nSent from my iPhone', 'Thank you'],
  ['nothing quoted', 'في الطلب منتجان:\nحذاء\nوحقيبة', 'في الطلب منتجان:\nحذاء\nوحقيبة'],
  ['a line that ends in a colon', 'On the box it says:\nFragile', 'On the box it says:\nFragile'],
  ['only a quote', '> Does it fit?', '> Does it fit?'],
]
for (const [name, mail, own] of cases)
  test(`${name}: only what was written stays`, () => assert.equal(stripQuoted(mail), own))
