import type { Routes } from '#money/payments/gateways/gather-gateways.ts'
import { saveBankAccount } from '#money/payments/receipts/save-bank-account.ts'
import type { Work } from '#platform/work/work.ts'

/** Cards by Paymob, all other methods by Fawry: a shop with both accounts. */
export const sampleRoutes: Routes = (method) =>
  method === 'creditCard' || method === 'visaWallet' ? 'paymob' : 'fawry'

/** Invented bank accounts for the demo and tests. */
export async function addSampleBankAccounts(work: Work): Promise<void> {
  const accountName = { ar: 'مرسى للتسوق', en: 'Marsa Shopping' }
  if (work.site === 'eg') {
    await saveBankAccount(work, {
      bankName: { ar: 'بنك النيل التجريبي', en: 'Nile Demo Bank' },
      branch: { ar: 'فرع المعادي', en: 'Maadi branch' },
      accountName,
      accountNumber: '1000200030004',
      iban: 'EG000000000000000001000200030',
    })
    return
  }
  await saveBankAccount(work, {
    bankName: { ar: 'بنك الخليج التجريبي', en: 'Gulf Demo Bank' },
    branch: { ar: 'فرع ديرة', en: 'Deira branch' },
    accountName,
    accountNumber: '5000600070008',
    iban: 'AE000000000005000600070',
  })
}
