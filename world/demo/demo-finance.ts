import sharp from 'sharp'
import { depositMoney } from '#checkout/deposit/deposit-money.ts'
import { readOffices } from '#fulfilment/requests/facts/read-offices.ts'
import { takeUnmatched } from '#money/payments/gateways/write-charge.ts'
import { readPayment } from '#money/payments/read-payment.ts'
import { readBankAccounts } from '#money/payments/receipts/read-bank-accounts.ts'
import { receiptFile, uploadReceipt } from '#money/payments/receipts/upload-receipt.ts'
import { importStatement } from '#office/finance/bank/import-statement.ts'
import { parseStatement } from '#office/finance/bank/parse-statement.ts'
import { readLastImport } from '#office/finance/bank/write-statement.ts'
import { importReport } from '#office/finance/reports/import-report.ts'
import { readReports } from '#office/finance/reports/read-reports.ts'
import { closeTill } from '#office/finance/tills/close-till.ts'
import { openTill } from '#office/finance/tills/open-till.ts'
import { takeAtTill } from '#office/finance/tills/take-at-till.ts'
import { type FileStore, fileStore } from '#platform/files/files.ts'
import { keepUpload } from '#platform/files/uploads.ts'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { money } from '#platform/values/amounts/money.ts'
import { newId } from '#platform/work/id.ts'
import type { Ports } from '#platform/work/ports.ts'
import { type Actor, system } from '#platform/work/work.ts'
import { type Site, sites } from '#sites/sites.ts'
import { sampleRoutes } from '#world/samples/money/payments.samples.ts'
import type { MoneyCast } from './demo-withdrawals.ts'

type FinanceCast = MoneyCast & { readonly desk: Actor; readonly ports: Ports; readonly site: Site }

const transferred = 185_000n

/** The finance desk at work: a receipt beside a statement, an open till, a provider's report that differs, unmatched money. */
export async function fillDemoFinance(cast: FinanceCast): Promise<void> {
  const { now } = cast
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const number = await sendReceipt(cast, ago(0.3))
  const day = (days: number) => ago(days).toISOString().slice(0, 10)
  const text = [
    'date,description,amount,reference',
    `${day(0.2)},تحويل من سلمى عبد الله,${minorToDecimal(transferred)},${number}`,
    `${day(1)},تحويل من منى السيد,1850.00,INV-8841`,
    `${day(2)},Paymob settlement,4310.25,PMB-7781`,
    `${day(2)},Account maintenance fee,-45.00,FEE-11`,
    `${day(6)},Outgoing transfers,-420.00,TRF-2026-0415`,
  ].join('\n')
  await bringStatement(cast, ago(0.1), { fileName: `statement-${day(1)}.csv`, text, opening: 2_500_000n })
  await workAtTill(cast, ago)
  await bringReport(cast, ago)
  await bringPayout(cast, ago)
}

type Statement = { readonly fileName: string; readonly text: string; readonly opening: bigint }

/** Imported by one finance clerk, so that the other may approve receipts with it. */
async function bringStatement(
  { run, finance2 }: FinanceCast,
  at: Date,
  { opening, ...file }: Statement,
): Promise<void> {
  await run(finance2, at, async (work) => {
    const [account] = await readBankAccounts(work)
    const came = parseStatement(file.text, sites[work.site].currency).lines.reduce((sum, { minor }) => sum + minor, 0n)
    const head = { key: newId(), bankAccountId: account?.id ?? '', continuityReason: '' }
    return importStatement(work, { ...head, ...file, opening, closing: opening + came })
  })
}

// The next day: the payout of Paymob's report, and a transfer of the first file that the bank now describes in other
// words.
async function bringPayout(cast: FinanceCast, ago: (days: number) => Date): Promise<void> {
  const day = (days: number) => ago(days).toISOString().slice(0, 10)
  const { due, opening } = await cast.run(cast.finance2, ago(0.03), async (work) => {
    const [account] = await readBankAccounts(work)
    const last = await readLastImport(work, account?.id ?? '')
    return { due: (await readReports(work, 1))[0]?.due.minor ?? 0n, opening: last?.closing ?? 0n }
  })
  const text = [
    'date,description,amount,reference',
    `${day(0)},Paymob settlement,${minorToDecimal(due)},PMB-7782`,
    `${day(1)},IPN transfer MONA ELSAYED,1850.00,INV-8841`,
  ].join('\n')
  await bringStatement(cast, ago(0.02), { fileName: `statement-${day(0)}.csv`, text, opening })
}

async function sendReceipt({ run, customer, ports }: FinanceCast, at: Date): Promise<string> {
  const { paymentId } = await run(customer, at, (work) =>
    depositMoney(work, { key: newId(), minor: transferred, method: 'bankTransfer' }, sampleRoutes),
  )
  const file = await drawReceipt(ports.get(fileStore), transferred)
  await run(customer, at, (work) => uploadReceipt(work, { paymentId, file, note: 'من حسابي في بنك النيل' }))
  return (await run(customer, at, (work) => readPayment(work, paymentId)))?.number ?? ''
}

/** The picture of a receipt for this amount, stored like a customer's upload. */
export async function drawReceipt(store: FileStore, minor: bigint) {
  const line = (y: number, width: number) => `<rect x="40" y="${y}" width="${width}" height="14" fill="#8a99a8"/>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="420" height="560"><rect width="420" height="560" fill="#f7f7f2"/>
    <rect width="420" height="70" fill="#17456b"/>${[120, 160, 200, 290, 330, 370].map((y, at) => line(y, 340 - at * 34)).join('')}
    <text x="40" y="470" font-family="sans-serif" font-size="34" fill="#17456b">${minorToDecimal(minor)}</text></svg>`
  return keepUpload(store, await sharp(Buffer.from(drawing)).png().toBuffer(), receiptFile)
}

async function workAtTill({ run, customer, desk, site }: FinanceCast, ago: (days: number) => Date): Promise<void> {
  const due = (days: number, minor: bigint) =>
    run(customer, ago(days), async (work) => {
      const { paymentId } = await depositMoney(work, { key: newId(), minor, method: 'office' }, sampleRoutes)
      return readPayment(work, paymentId)
    })
  const paid = await due(0.2, 60_000n)
  await due(0.1, 32_500n)
  const till = await run(desk, ago(0.25), async (work) => {
    const [office] = await readOffices(work)
    return openTill(work, { key: newId(), office: office?.code ?? '', counted: 200_000n, brought: 200_000n })
  })
  await run(desk, ago(0.15), (work) => {
    const amount = money(60_000n, sites[work.site].currency)
    return takeAtTill(work, { key: newId(), tillId: till.id, code: paid?.code ?? '', amount })
  })
  // In Dubai the evening's count is too low and waits for a second person.
  if (site === 'ae')
    await run(desk, ago(0.02), (work) => {
      const short = { counted: 255_000n, taken: 0n, note: 'باقٍ رُدّ مرتين لعميل، والإيصال الثاني غير موجود' }
      return closeTill(work, { key: newId(), tillId: till.id, ...short })
    })
}

// A gateway uses each number once, on all sites together.
const siteDigit = { eg: 1, ae: 2 } as const

// The charges of the demo as Paymob's report might list them: one is listed twice, one has another amount, one has a
// fee above the contract, one is missing, one is unknown to us, and one that we know belongs to no payment.
async function bringReport({ run, finance }: FinanceCast, ago: (days: number) => Date): Promise<void> {
  await run(system, ago(1.4), (work) => {
    const amount = { minor: 64_000n, currency: sites[work.site].currency }
    const atGateway = {
      transactionId: `8800${siteDigit[work.site]}7`,
      providerReference: `9900${siteDigit[work.site]}7`,
    }
    const known = { state: 'paid', site: work.site, ...atGateway } as const
    const outcome = { ...known, reference: 'MRS-2208', amount, card: null, declineCode: null }
    return takeUnmatched(work, { provider: 'paymob', outcome }, 'UNKNOWN_REFERENCE', null)
  })
  await run(finance, ago(0.05), async (work) => {
    const charges = await work.db
      .selectFrom('payment_charges')
      .innerJoin('payments', 'payments.id', 'payment_charges.payment_id')
      .select(['transaction_id', 'payment_charges.amount_minor', 'payments.number', 'payment_charges.at'])
      .where('payment_charges.provider', '=', 'paymob')
      .where('payments.site', '=', work.site)
      .orderBy('payment_charges.at')
      .execute()
    const rows = charges.slice(1).map((charge, at) => {
      const minor = charge.amount_minor + (at === 1 ? 1_000n : 0n)
      const fee = (minor * 275n + 5_000n) / 10_000n + (work.site === 'eg' ? 300n : 100n) + (at === 2 ? 150n : 0n)
      const day = charge.at.toISOString().slice(0, 10)
      const sums = `${minorToDecimal(minor)},${sites[work.site].currency},${minorToDecimal(fee)}`
      return `${charge.transaction_id},${charge.number},payment,Success,${sums},${day},${day}`
    })
    const first = charges[0]?.at.toISOString().slice(0, 10) ?? ago(3).toISOString().slice(0, 10)
    const unknown = `8811${siteDigit[work.site]}0,MRS-2210,payment,Success,750.00,${sites[work.site].currency},23.63,${first},${first}`
    const header = 'transaction_id,merchant_order_id,type,status,amount,currency,fees,created_at,settlement_date'
    const text = [header, ...rows, ...rows.slice(0, 1), unknown].join('\n')
    return importReport(work, { key: newId(), provider: 'paymob', fileName: 'paymob-settlement.csv', text })
  })
}
