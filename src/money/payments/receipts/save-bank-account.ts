import { newId } from '#platform/work/id.ts'
import type { Work } from '#platform/work/work.ts'
import { sites } from '#sites/sites.ts'

type BothLanguages = { readonly ar: string; readonly en: string }

export type BankAccountForm = {
  readonly bankName: BothLanguages
  readonly branch: BothLanguages
  readonly accountName: BothLanguages
  readonly accountNumber: string
  readonly iban?: string
  readonly swift?: string
  readonly position?: number
}

/** Adds one of our bank accounts to this site, or corrects its data. */
export async function saveBankAccount(work: Work, form: BankAccountForm): Promise<void> {
  const facts = {
    bank_name: JSON.stringify(form.bankName),
    branch: JSON.stringify(form.branch),
    account_name: JSON.stringify(form.accountName),
    iban: form.iban ?? null,
    swift: form.swift ?? null,
    position: form.position ?? 0,
  }
  await work.db
    .insertInto('bank_accounts')
    .values({
      id: newId(),
      site: work.site,
      account_number: form.accountNumber,
      currency: sites[work.site].currency,
      ...facts,
    })
    .onConflict((conflict) => conflict.columns(['site', 'account_number']).doUpdateSet(facts))
    .execute()
}
