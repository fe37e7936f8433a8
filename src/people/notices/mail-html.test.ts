import assert from 'node:assert/strict'
import test from 'node:test'
import { type MailContent, mailHtml, mailText } from './mail-html.ts'

const goods = {
  way: { parts: ['طلبت', 'اشترينا', 'مخزننا', 'إلى مصر', 'عندك'], at: 1, isThere: true },
  when: 'في المكتب من 12 إلى 24 ديسمبر',
  next: 'التحديث التالي: عند وصول مشترياتك إلى مصر',
  lines: [
    {
      title: '<b>Lamp</b> & "shade"',
      note: 'Moss',
      state: 'تم الشراء',
      isGood: true,
      picture: 'https://shop.example/pictures?of=a&by=b&w=320',
    },
    { title: 'Mug', note: null, state: 'تم الشراء', isGood: true, picture: null },
  ],
  more: 'ومنتجان آخران',
}
const content: MailContent = {
  locale: 'ar',
  brand: 'مرسى',
  about: 'الطلب 100001',
  title: 'اشترينا ما طلبت',
  paragraphs: ['أهلًا سلمى،'],
  goods,
  rows: { title: 'تفاصيل السعر', rows: [{ label: 'الشحن', amount: '10.00', why: '1 × 10' }], note: 'احسبها بنفسك' },
  action: { text: 'عرض الطلب', url: 'https://shop.example/ar/account/orders/100001' },
  footer: 'تابع طلباتك',
}

test('a mail about goods shows them first, and nothing of their titles becomes markup', () => {
  const html = mailHtml(content)
  assert.ok(!html.includes('<b>Lamp'))
  assert.ok(html.includes('&lt;b&gt;Lamp&lt;/b&gt; &amp; &quot;shade&quot;'))
  assert.ok(html.indexOf('<img') < html.indexOf('<h1'), 'a picture stands before the headline')
  assert.match(html, /src="https:\/\/shop\.example\/pictures\?of=a&amp;by=b&amp;w=320"/)
  assert.equal(html.match(/<a [^>]*class="m-button"/g)?.length, 1, 'one button')
  assert.match(html, /prefers-color-scheme:dark/)
  assert.ok(!/\s(left|right):/.test(html.replace(/text-align:(left|right)/g, '')), 'nothing is placed by a fixed side')
})

test('its text has the same: the place on the way, the day, each of the goods, the prices, and the address', () => {
  const text = mailText(content)
  for (const said of [
    'اشترينا (2/5)',
    goods.when,
    goods.next,
    '- <b>Lamp</b> & "shade" · Moss · تم الشراء',
    '- Mug · تم الشراء',
    'ومنتجان آخران',
    'الشحن: 10.00 · 1 × 10',
    content.action?.url ?? '',
  ])
    assert.ok(text.includes(said), said)
})

test('a mail without goods has neither pictures of them nor a way', () => {
  const { goods: _, rows: __, ...plain } = content
  assert.equal(mailHtml(plain).match(/<img/g)?.length, 1, 'only the mark of the shop')
  assert.ok(!mailText(plain).includes('2/5'))
})
