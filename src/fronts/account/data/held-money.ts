import { sql } from 'kysely'
import type { HeldSection } from './held-section.ts'

/** A customer's money: what was paid, kept and given back. */
export const heldMoney = [
  {
    name: 'payments',
    tables: ['payments'],
    fields: ['number', 'at', 'amount', 'last4', 'account'],
    rows: (
      id,
    ) => sql`select id, number, site, method, amount_minor, fee_minor, currency, status as state, card_brand as brand,
      card_last4 as last4, payer_account as account, provider_reference as reference, created_at as at,
      settled_at as "settledAt" from payments where customer_id = ${id} order by created_at desc`,
  },
  {
    name: 'cards',
    tables: ['saved_cards'],
    fields: ['brand', 'last4', 'at', 'endedAt'],
    rows: (id) => sql`select site, brand, last4, created_at as at, last_used_at as "usedAt", removed_at as "endedAt"
      from saved_cards where customer_id = ${id} order by created_at desc`,
  },
  {
    name: 'refunds',
    tables: ['refunds'],
    fields: ['number', 'at', 'amount'],
    rows: (
      id,
    ) => sql`select number, site, subject_number as "of", amount_minor, currency, cause as reason, status as state, at
      from refunds where customer_id = ${id} order by at desc`,
  },
  {
    name: 'withdrawals',
    tables: ['withdrawals'],
    fields: ['number', 'at', 'amount', 'bank', 'name', 'account', 'last4', 'phone'],
    rows: (
      id,
    ) => sql`select id, number, site, method, amount_minor, fee_minor, currency, concat_ws(' ', bank_name, branch) as bank,
      account_name as name, account_number as account, card_last4 as last4, phone, status as state, requested_at as at,
      reject_reason as reason from withdrawals where customer_id = ${id} order by requested_at desc`,
  },
  {
    name: 'balance',
    tables: ['ledger_lines'],
    fields: ['at', 'amount', 'balance'],
    rows: (
      id,
    ) => sql`select entry.at, entry.kind, entry.reference as number, line.amount_minor, line.balance_after as balance_minor,
      line.currency, line.account from ledger_lines line join journal_entries entry on entry.id = line.entry_id
      where line.account like ${`customer:${id}:%`} order by line.id desc`,
  },
] as const satisfies readonly HeldSection[]
