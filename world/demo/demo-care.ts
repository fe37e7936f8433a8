import sharp from 'sharp'
import { saveCannedAnswer } from '#care/tickets/desk/canned-answers.ts'
import { openGuestTicket } from '#care/tickets/open-ticket.ts'
import { seeOrderMessages } from '#care/tickets/order-messages.ts'
import { writeAboutOrder } from '#care/tickets/write-about-order.ts'
import { nationalIdFiles } from '#people/identity/national-id-files.ts'
import { sendNationalId } from '#people/identity/send-national-id.ts'
import { fileStore } from '#platform/files/files.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import { newId } from '#platform/work/id.ts'
import type { Ports } from '#platform/work/ports.ts'
import { type Actor, guest, type Work } from '#platform/work/work.ts'
import { importLegacy } from '#selling/orders/legacy/import-legacy.ts'
import type { Site } from '#sites/sites.ts'

type CareCast = {
  readonly run: <Answer>(who: Actor, at: Date, act: (work: Work) => Promise<Answer>) => Promise<Answer>
  readonly customer: Actor
  readonly support: Actor
  readonly ports: Ports
  readonly now: Date
  readonly site: Site
}

/**
 * Messages between customers and the shop, an identity card that waits for support, and orders from before the shop.
 */
export async function fillDemoCare({ run, customer, support, ports, now, site }: CareCast): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const numbers = await run(customer, ago(30), async ({ db }) =>
    db
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('customer_id', '=', customer.id ?? '')
      .where('site', '=', site)
      .orderBy('placed_at', 'desc')
      .limit(4)
      .execute(),
  )
  const [newest, second] = numbers
  const say = (who: Actor, hours: number, number: string, said: string) =>
    run(who, ago(hours), (work) => writeAboutOrder(work, { key: newId(), order: number, itemId: null, said }))
  if (second) {
    await say(customer, 26, second.number, 'هل اللون نفسه الذي في الصورة؟')
    await say(support, 25, second.number, 'نعم، تأكدنا من صفحة المتجر: اللون كما في الصورة الأولى.')
    await run(customer, ago(24), (work) => seeOrderMessages(work, second.id))
  }
  if (newest) await say(customer, 2, newest.number, 'أحتاجه قبل نهاية الشهر، هل يصل في موعده؟')
  await run(guest, ago(7), (work) =>
    openGuestTicket(work, {
      key: newId(),
      network: 'demo',
      name: 'هدى سمير',
      email: 'huda@example.com',
      phone: '+201001112223',
      message: 'هل تشترون من متاجر في اليابان؟',
    }),
  )
  await fillAnswers((act) => run(support, ago(50), act))
  const store = ports.get(fileStore)
  const front = await keepUpload(store, await drawCard('#0f5c5c'), nationalIdFiles.front)
  const back = await keepUpload(store, await drawCard('#7a5c2e'), nationalIdFiles.back)
  const number = site === 'eg' ? '29203150112345' : '784199212345678'
  await run(customer, ago(5), (work) => sendNationalId(work, { number, front, back }))
  await run(support, ago(40 * 24), (work) => importLegacy(work, { fileName: 'orders-2023.csv', text: legacyOf(site) }))
}

type As = (act: (work: Work) => Promise<unknown>) => Promise<unknown>

async function fillAnswers(as: As): Promise<void> {
  const answers = [
    {
      name: 'موعد الوصول',
      saidAr: 'أهلًا {name}،\nطلبك {order} في الطريق إلينا. تجد الموعد المتوقع في صفحة الطلب، وسنكتب لك فور وصوله.',
      saidEn:
        'Hello {name},\nyour order {order} is on its way to us. Its page says when we expect it, and we write to you as soon as it is here.',
    },
    {
      name: 'طلب صورة',
      saidAr: 'أهلًا {name}،\nهل ترسل لنا صورة للمنتج وللعلبة من الخارج؟ يكفي أن ترد على هذه الرسالة وترفقها.',
      saidEn:
        'Hello {name},\ncould you send us a photo of the item and of its box? You can simply answer this mail and attach it.',
    },
  ]
  for (const answer of answers) await as((work) => saveCannedAnswer(work, { ...answer, id: null }))
}

function legacyOf(site: Site): string {
  const email = site === 'eg' ? 'salma@marsa.localhost' : 'omar@marsa.localhost'
  return [
    'number,date,email,phone,status,total,item,quantity,store',
    `L-2041,2023-11-18,${email},,delivered,3250.00,Leather weekend bag,1,ebay.com`,
    `L-2041,2023-11-18,${email},,delivered,3250.00,Cotton socks,3,ebay.com`,
    `L-1877,2023-06-02,${email},,delivered,1890.50,Running shoes,1,nike.com`,
    `L-1650,2022-12-27,${email},,cancelled,740.00,Desk lamp,1,amazon.com`,
    'L-1522,2022-09-09,nobody-yet@example.com,,delivered,980.00,Board game,2,amazon.com',
    '',
  ].join('\n')
}

// A drawing of an identity card that belongs to nobody, with nothing readable on it.
function drawCard(colour: string): Promise<Buffer> {
  const lines = [150, 190, 230].map((y) => `<rect x="250" y="${y}" width="300" height="16" rx="8" fill="#d8d2c4"/>`)
  const card = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="404">
    <rect width="640" height="404" fill="#b9b2a4"/><rect x="30" y="30" width="580" height="344" rx="24" fill="#f7f3ea"/>
    <rect x="30" y="30" width="580" height="70" rx="24" fill="${colour}"/>
    <rect x="70" y="140" width="140" height="180" rx="10" fill="#d8d2c4"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(card)).jpeg().toBuffer()
}
