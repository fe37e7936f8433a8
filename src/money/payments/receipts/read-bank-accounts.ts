import { z } from 'zod'
import type { Work } from '#platform/work/work.ts'

const bothLanguages = z.object({ ar: z.string(), en: z.string() })

export type BankAccount = {
  readonly id: string
  readonly bankName: string
  readonly branch: string
  readonly accountName: string
  readonly accountNumber: string
  readonly iban: string | null
  readonly swift: string | null
  readonly currency: string
}

/** Our bank accounts on this site that a customer may transfer to, in the reader's language. */
export async function readBankAccounts(work: Work): Promise<readonly BankAccount[]> {
  const rows = await work.db
    .selectFrom('bank_accounts')
    .selectAll()
    .where('site', '=', work.site)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('account_number')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    bankName: bothLanguages.parse(row.bank_name)[work.locale],
    branch: bothLanguages.parse(row.branch)[work.locale],
    accountName: bothLanguages.parse(row.account_name)[work.locale],
    accountNumber: row.account_number,
    iban: row.iban,
    swift: row.swift,
    currency: row.currency,
  }))
}
