// Story 8, a guest writes: a ticket number by mail, an account with that address that finds the ticket, an answer by mail
// with a picture, a case, a refund that two people approve, closed, with one thread for all. On both sites, in both languages.

import assert from 'node:assert/strict'
import test from 'node:test'
import sharp from 'sharp'
import { linkOrder } from '#care/tickets/desk/link-order.ts'
import { openCaseOfTicket } from '#care/tickets/desk/turn-ticket.ts'
import { actOnTicket } from '#care/tickets/move-ticket.ts'
import { readConversation } from '#care/tickets/read-tickets.ts'
import { writeMessage } from '#care/tickets/write-message.ts'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { activateAccount } from '#people/accounts/activate-account.ts'
import { issueMailedToken } from '#people/accounts/mailed-token.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { newId } from '#platform/work/id.ts'
import { chooseOption } from '#selling/orders/discrepancies/choose-option.ts'
import { approveProposal } from '#selling/orders/discrepancies/propose-options.ts'
import { readDiscrepancy } from '#selling/orders/discrepancies/read-discrepancies.ts'
import { sampleReplyAddresses } from '#world/samples/app.samples.ts'
import { readIn } from '#world/samples/fronts/screen-language.samples.ts'
import { sampleStaff } from '#world/samples/people/people.samples.ts'
import { proposeSample, receivedGoods } from '#world/samples/selling/discrepancies.samples.ts'
import { sampleItem } from '#world/samples/selling/orders.samples.ts'
import { mailForm } from '#world/simulators/mails/post-mail.ts'
import { openStoryShop } from './story-shop.samples.ts'

const database = await testDatabase()
const shop = await openStoryShop(database)
const [mona, karim] = await database.write(async (work) => [
  (await sampleStaff(work, ['support'], { name: 'Mona' })).who,
  (await sampleStaff(work, ['support'], { name: 'Karim' })).who,
])
const picture = async () =>
  (
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f5c5c' } })
      .png()
      .toBuffer()
  ).toString('base64')
const said = {
  number: { ar: /ورقمها/, en: /Its number is/ },
  answerHere: { ar: /يمكنك الرد على هذه الرسالة/, en: /You can answer this mail/ },
} as const

for (const site of ['eg', 'ae'] as const)
  for (const locale of ['ar', 'en'] as const)
    test(`story 8 on ${site} in ${locale}: a guest's message becomes a case and a refund of two people, in one thread`, async () => {
      readIn(locale)
      shop.startAgain()
      const stage = shop.on(site)
      const customer = await shop.shopper(site, locale)
      const { email } = await database.db
        .selectFrom('customers')
        .select('email')
        .where('id', '=', customer.id)
        .executeTakeFirstOrThrow()
      await database.db.updateTable('customers').set({ activated_at: null }).where('id', '=', customer.id).execute()

      // Not signed in: name, mail and phone; the number comes by mail, with an address to answer to.
      const written = { name: 'Huda', email, phone: '+201001112223', message: 'My keyboard came broken' }
      const number: string = (await customer.send('/tickets', written)).ticketNumber
      const [first] = await customer.mails()
      assert.ok(first?.subject.includes(number))
      assert.match(first?.text ?? '', said.number[locale])
      assert.match(first?.text ?? '', said.answerHere[locale])
      const tickets = async () =>
        (await customer.call('GET', '/tickets')).items.map((one: { ticketNumber: string }) => one.ticketNumber)
      assert.deepEqual(await tickets(), [], 'an address that is not proved yet finds nothing')

      // The account with that address finds it.
      await customer.as(async (work) =>
        activateAccount(work, (await issueMailedToken(work, customer.id, 'activation')) ?? ''),
      )
      await customer.mails()
      assert.deepEqual(await tickets(), [number])

      // Support answers; the answer by mail brings a picture.
      const goods = await receivedGoods(stage, { ...shop.casts[site], customer: customer.who }, [
        sampleItem({ data: { price: '600' } }),
      ])
      await stage(mona, (work) => linkOrder(work, number, { order: goods.number, itemId: null }))
      await stage(mona, (work) =>
        writeMessage(work, { key: newId(), number, said: 'Could you send a photo?', itemId: null }),
      )
      const asked = (await customer.mails()).find(({ text }) => text.includes('Could you send a photo?'))
      assert.match(asked?.text ?? '', said.answerHere[locale])
      const files = [{ name: 'broken.png', type: 'image/png', base64: await picture() }]
      const route = { url: '', signingKey: sampleReplyAddresses.signingKey }
      const mail = {
        from: email,
        to: sampleReplyAddresses.of(number),
        text: 'Here it is.\n\n> Could you send a photo?',
        files,
      }
      await customer.send('/tickets/mails', mailForm(route, mail, { signedAt: shop.now() }))
      const { items } = await customer.call('GET', `/tickets/${number}/messages`)
      assert.deepEqual(
        items.map((one: { message: string; attachments: unknown[] }) => [one.message, one.attachments.length]),
        [
          ['My keyboard came broken', 0],
          ['Could you send a photo?', 0],
          ['Here it is.', 1],
        ],
      )

      // A case; what it gives back is much, so two people agree to it.
      const itemId = goods.itemIds[0] ?? ''
      const wish = { key: newId(), number, itemId, kind: 'damaged', note: 'Broken, with a photo' } as const
      const { number: found } = await stage(mona, (work) => openCaseOfTicket(work, wish))
      assert.equal((await stage(mona, (work) => readDiscrepancy(work, found))).ticket, number)
      const { isSent } = await proposeSample(stage, mona, found)
      assert.equal(isSent, false)
      const approve = { key: newId(), number: found, round: 1 }
      await assert.rejects(() => stage(mona, (work) => approveProposal(work, approve)), /SECOND_PERSON_NEEDED/)
      await stage(karim, (work) => approveProposal(work, approve))
      const before = await customer.as((work) => readWallet(work, customer.id))
      await customer.as((work) => chooseOption(work, { key: newId(), number: found, kind: 'refund', round: 1 }))
      await customer.mails()
      const after = await customer.as((work) => readWallet(work, customer.id))
      assert.ok(after.card.minor + after.cash.minor > before.card.minor + before.cash.minor, 'the money is back')

      // Closed, and everything that was said stands in one thread.
      await stage(mona, (work) =>
        writeMessage(work, { key: newId(), number, said: 'Your money is back', itemId: null }),
      )
      await stage(mona, (work) => actOnTicket(work, number, 'close'))
      await customer.mails()
      const { ticket, messages } = await stage(mona, (work) => readConversation(work, number))
      assert.deepEqual([ticket.state, ticket.customer_id, messages.length], ['closed', customer.id, 4])
      assert.deepEqual(await tickets(), [number])
      await shop.holds()
    })
