// Deleting an account: refused while anything is open, removes personal data from every table, keeps what the law
// requires.
import assert from 'node:assert/strict'
import test from 'node:test'
import { applyNews } from '#checkout/paying/apply-news.ts'
import { placeOrderFromCart } from '#checkout/place-order-from-cart.ts'
import { endWaybill } from '#fulfilment/couriers/waybills/collect-waybill.ts'
import { readRequest } from '#fulfilment/requests/facts/read-requests.ts'
import { requestsJobs } from '#fulfilment/requests/requests.jobs.ts'
import { openPayment } from '#money/payments/open-payment.ts'
import { walletAccount } from '#money/wallet/accounts.ts'
import { postEntry, transfer } from '#money/wallet/post-entry.ts'
import { proveBooks } from '#money/wallet/read-proof.ts'
import { readBalance, readWallet } from '#money/wallet/read-wallet.ts'
import { authenticate } from '#people/access/authenticate.ts'
import { readContact } from '#people/accounts/contact/contact.ts'
import { issueMailedToken } from '#people/accounts/mailed-token.ts'
import { prepareSignUp, signUp } from '#people/accounts/sign-up.ts'
import { signIn } from '#people/accounts/try-sign-in.ts'
import { forgetFarewells } from '#people/notices/forget-recipient.ts'
import { mailer, smsSender } from '#people/notices/notices.ports.ts'
import { outboxMailer, outboxSmsSender } from '#people/notices/outbox-adapters.ts'
import { sendNotice } from '#people/notices/send-notice.ts'
import { deliverAnnouncements } from '#platform/background/deliver.ts'
import { openJobContext } from '#platform/background/jobs.ts'
import { testDatabase } from '#platform/database/test-database.ts'
import { siteOrigins } from '#platform/settings/site-origins.ts'
import { newId } from '#platform/work/id.ts'
import { plug, plugIn } from '#platform/work/ports.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import { sellers } from '#selling/orders/invoices/seller.ts'
import { ordersJobs } from '#selling/orders/orders.jobs.ts'
import { readStaffOrder } from '#selling/orders/review/read-staff-order.ts'
import { fillCart, sampleCheckout, sampleGoods } from '#world/samples/checkout/checkout.samples.ts'
import { deliverySample, waitingSample } from '#world/samples/checkout/delivery.samples.ts'
import { collectedSample } from '#world/samples/fulfilment/delivery-desk.samples.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import { beginSample } from '#world/samples/money/refunds.samples.ts'
import { sampleSavedCard } from '#world/samples/money/saved-cards.samples.ts'
import { fillWallet } from '#world/samples/money/wallet.samples.ts'
import { sampleAddress, samplePassword, sampleSession } from '#world/samples/people/people.samples.ts'
import {
  type Cast,
  paidSample,
  placeSample,
  type Stage,
  sampleCast,
  sampleSellers,
} from '#world/samples/selling/orders.samples.ts'
import { deleteAccount } from './delete-account.ts'
import { readObstacles } from './read-obstacles.ts'

const database = await testDatabase()
const { write, read, pool } = database
const stage: Stage = (who, act) => write(act, { who })
const origins = { eg: 'https://www.marsa.example', ae: 'https://ae.marsa.example' }
const outside = [plug(mailer, outboxMailer), plug(smsSender, outboxSmsSender), plug(sellers, sampleSellers)]
const ports = plugIn([...outside, plug(siteOrigins, origins)])
const refused = (code: string) => (error: unknown) => isRefusal(error) && error.code === code
const leave = ({ customer }: Cast) => write((work) => deleteAccount(work, origins.eg), { who: customer })
const kinds = async ({ customer }: Cast) =>
  (await read(readObstacles, { who: customer })).map(({ kind, site }) => `${kind} ${site}`)

async function hear(): Promise<void> {
  const errors: unknown[] = []
  const rooms = [{ handlers: [...(ordersJobs.handlers ?? []), ...(requestsJobs.handlers ?? [])] }]
  const fail = (error: unknown) => errors.push(error)
  while ((await deliverAnnouncements(database.db, ports, rooms, () => new Date(), fail)) > 0);
  assert.deepEqual(errors, [])
}

async function newCast(): Promise<{ cast: Cast; id: string; email: string; phone: string }> {
  const cast = await write(sampleCast)
  const id = cast.customer.id ?? ''
  const { rows } = await pool.query('select email from customers where id = $1', [id])
  const { phone } = await read(readContact, { who: cast.customer })
  return { cast, id, email: rows[0].email, phone }
}

// Withdraws the money as if a bank had paid it out, so that the account is empty.
async function emptyWallet(id: string): Promise<void> {
  const { card, cash } = await read((work) => readWallet(work, id))
  for (const [kind, amount] of [['card', card] as const, ['cash', cash] as const]) {
    if (amount.minor === 0n) continue
    await write((work) => postEntry(work, 'deposit', transfer(amount, walletAccount(id, kind), 'courier:samples')))
  }
}

// Which tables still contain these words, in any row and column.
async function tablesWith(words: readonly string[]): Promise<readonly string[]> {
  const tables = await pool.query("select tablename as name from pg_tables where schemaname = 'public' order by 1")
  const found: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await pool.query(
      `select count(*)::int as count from "${name}" as one where exists (
         select from unnest($1::text[]) word where position(lower(word) in lower(one::text)) > 0)`,
      [words],
    )
    if (rows[0].count > 0) found.push(name)
  }
  return found
}

test('with anything open it is refused with every reason, on both sites, and nothing is deleted', async () => {
  const { cast, id, email } = await newCast()
  assert.deepEqual(await kinds(cast), [])
  await paidSample(stage, cast)
  await write((work) => fillWallet(work, id, 1_250n), { site: 'ae' })
  const wish = { customerId: id, initiator: 'deposit', method: 'creditCard', subject: null } as const
  const amount = { minor: 9_000n, currency: 'EGP' } as const
  await write((work) => openPayment(work, { ...wish, key: newId(), amount }, sampleRoutes), { who: cast.customer })
  const open = await kinds(cast)
  for (const one of ['orders eg', 'payments eg', 'money ae']) assert.ok(open.includes(one), `${one}: ${open}`)
  const money = (await read(readObstacles, { who: cast.customer })).find(({ site }) => site === 'ae')
  assert.deepEqual(money?.amount, { minor: 1_250n, currency: 'AED' })
  await assert.rejects(leave(cast), refused('ACCOUNT_IN_USE'))
  const { rows } = await pool.query('select email, deleted_at from customers where id = $1', [id])
  assert.deepEqual(rows, [{ email, deleted_at: null }])
})

test('personal data are in no table any more; order, invoice and books stay, and staff see a deleted account', async () => {
  const { cast, id, email, phone } = await newCast()
  const street = `شارع ${newId()}`
  await write((work) => fillWallet(work, id, 50_000n))
  const goods = await waitingSample(stage, cast, undefined, {
    address: { firstName: 'سلمى', lastName: 'عبد الله', phone, state: 'cairo', area: 'nasr-city', street, email },
  })
  await pool.query('update addresses set street = $2, phone = $3 where customer_id = $1', [id, street, phone])
  const { number } = await deliverySample(stage, cast, goods)
  const awb = await collectedSample(stage, cast, number)
  await hear()
  await stage(cast.hub, (work) => endWaybill(work, awb, 'deliver', null))
  await hear()
  await write((work) => sampleSavedCard(work, id, 5_000n))
  const cards = () => pool.query('select brand, last4, token_sealed from saved_cards where customer_id = $1', [id])
  assert.ok((await cards()).rows[0].token_sealed)
  await emptyWallet(id)
  await write((work) => fillCart(work), { who: cast.customer })
  const token = `token-of-${id}`
  await write((work) => sampleSession(work, id, token))
  await write((work) => issueMailedToken(work, id, 'password_reset'))
  assert.deepEqual(await kinds(cast), [])
  const books = await read(proveBooks)
  await leave(cast)
  const left = await tablesWith([email, phone, street])
  assert.deepEqual(left, ['invoices', 'notices'])
  assert.deepEqual((await cards()).rows, [{ brand: null, last4: null, token_sealed: null }])
  const { rows: mails } = await pool.query('select key, recipient from notices where recipient = $1', [email])
  assert.deepEqual(mails, [{ key: `farewell:${id}`, recipient: email }])
  const job = () => openJobContext(database.db, ports, 'eg', new Date())
  await forgetFarewells(job())
  assert.deepEqual(await tablesWith([email]), ['invoices', 'notices'], 'it is sent before it is forgotten')
  const { rows: waiting } = await pool.query('select id from notices where recipient = $1 and sent_at is null', [email])
  for (const notice of waiting) await sendNotice(job(), notice)
  await forgetFarewells(job())
  assert.deepEqual(await tablesWith([email]), ['invoices'])
  assert.equal(await authenticate(database.db, token, new Date()), null)
  assert.deepEqual(await read(proveBooks), books)
  const request = await stage(cast.hub, (work) => readRequest(work, number))
  assert.equal(request.customer, 'حساب محذوف')
  const { rows: orders } = await pool.query('select number from orders where customer_id = $1', [id])
  const staffView = await read((work) => readStaffOrder(work, orders[0].number), { who: cast.reviewer, locale: 'en' })
  assert.equal(staffView.customer?.firstName, 'Deleted account')
  const { rows: said } = await pool.query(
    "select subject from audit_log where action = 'account.delete' and subject = $1",
    [`customer:${id}`],
  )
  assert.equal(said.length, 1)
})

test('the email can open a new account without any data of the old one, whose password no longer works', async () => {
  const { cast, id, email } = await newCast()
  await leave(cast)
  const from = { ip: '127.0.0.1', agent: 'test' }
  const door = (asked: string) =>
    signIn({ read, write }, { email: asked, password: samplePassword, rememberMe: false }, from)
  await assert.rejects(door(email), refused('INCORRECT_SIGN_IN'))
  await assert.rejects(door(`${id}@deleted.invalid`), refused('INCORRECT_SIGN_IN'))
  const name = { firstName: 'Nour', lastName: 'Adel', email, phone: null, password: 'a quite different sentence' }
  const wish = { ...name, terms: true as const, newsletter: false }
  const registration = await prepareSignUp(wish)
  const anew = await write((work) => signUp(work, registration, { origin: origins.eg }))
  assert.notEqual(anew.id, id)
  await assert.rejects(pool.query("update customers set first_name = 'back' where id = $1", [id]), /is deleted/)
  await assert.rejects(leave(cast), refused('NOT_SIGNED_IN'))
})

test('of a deletion and an order at the same moment one happens: a deleted account never has a new order', async () => {
  for (let round = 0; round < 8; round++) {
    const { cast, id } = await newCast()
    const { customer: who } = cast
    await write((work) => sampleAddress(work, id))
    await write((work) => fillCart(work, [sampleGoods()]), { who })
    const request = await write((work) => sampleCheckout(work, { paymentMethod: 'office' }), { who })
    const order = () => write((work) => placeOrderFromCart(work, request, sampleRoutes), { who })
    const deeds = round % 2 === 0 ? [leave(cast), order()] : [order(), leave(cast)]
    const ended = await Promise.allSettled(deeds)
    const done = ended.filter(({ status }) => status === 'fulfilled')
    assert.equal(done.length, 1, String(ended.map((one) => (one.status === 'rejected' ? one.reason : one.status))))
    await assertWhole(id)
  }
})

test('the database, too, lets nothing start under a deleted account, and two deletions are one', async () => {
  for (let round = 0; round < 6; round++) {
    const { cast, id } = await newCast()
    const begun = [leave(cast), placeSample(stage, cast), leave(cast)]
    await Promise.allSettled(begun)
    await assertWhole(id)
  }
  const { cast } = await newCast()
  await leave(cast)
  await assert.rejects(placeSample(stage, cast), refused('INVALID_TOKEN'))
})

// Either the account exists with its order, or it is deleted without one.
async function assertWhole(id: string): Promise<void> {
  const { rows } = await pool.query(
    `select (select deleted_at is null from customers where id = $1) as here,
       (select count(*)::int from orders where customer_id = $1) as orders,
       (select count(*)::int from notices where key = 'farewell:' || $1) as farewells`,
    [id],
  )
  const [{ here, orders, farewells }] = rows
  assert.deepEqual([orders, farewells], here ? [1, 0] : [0, 1])
}

test('money that arrives after the deletion is in suspense, for finance to send back', async () => {
  const { cast, id } = await newCast()
  const wish = { customerId: id, initiator: 'deposit', method: 'creditCard', subject: null } as const
  const amount = { minor: 9_000n, currency: 'EGP' } as const
  const payment = await write((work) => openPayment(work, { ...wish, key: newId(), amount }, sampleRoutes))
  const outcome = await write((work) => beginSample(work, payment.id, `late-${id}`))
  const tell = (one: typeof outcome) => write((work) => applyNews(work, { provider: 'paymob', outcome: one }))
  await tell({ ...outcome, state: 'declined', transactionId: `declined-${id}` })
  await leave(cast)
  const suspense = async () => (await read((work) => readBalance(work, 'suspense:paymob'))).minor
  const before = await suspense()
  const settlement = await tell(outcome)
  assert.deepEqual(settlement.kind === 'unmatched' && settlement.reason, 'ACCOUNT_DELETED')
  assert.equal((await suspense()) - before, 9_000n)
  assert.equal((await read((work) => readWallet(work, id))).card.minor, 0n)
  assert.deepEqual(await read(proveBooks), [])
})
