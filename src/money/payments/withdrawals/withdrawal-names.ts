import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import type { Tone } from '#platform/ui/show/tone.ts'
import { m } from '#words/messages.js'
import type { WithdrawalMethod } from './withdrawal-methods.ts'
import type { WithdrawalStatus } from './withdrawal-moves.ts'

type Said = (inputs?: Record<never, never>, options?: { readonly locale: 'ar' | 'en' }) => string

/** The name of each withdrawal method, its explanation, and its picture. */
export const withdrawalMethodNames: Readonly<
  Record<WithdrawalMethod, { readonly name: Said; readonly note: Said; readonly icon: IconName }>
> = {
  bankTransfer: {
    name: m.payments_withdraw_bank_transfer,
    note: m.payments_withdraw_bank_transfer_note,
    icon: 'building',
  },
  localCreditCard: {
    name: m.payments_withdraw_local_credit_card,
    note: m.payments_withdraw_local_credit_card_note,
    icon: 'card',
  },
  fawry: { name: m.payments_withdraw_fawry, note: m.payments_withdraw_fawry_note, icon: 'phone' },
  office: { name: m.payments_withdraw_office, note: m.payments_withdraw_office_note, icon: 'store' },
}

export const withdrawalStatusNames: Readonly<Record<WithdrawalStatus, readonly [Tone, Said]>> = {
  pending_review: ['wait', m.payments_withdrawal_status_pending_review],
  on_progress: ['info', m.payments_withdrawal_status_on_progress],
  successed: ['ok', m.payments_withdrawal_status_successed],
  cancelled: ['neutral', m.payments_withdrawal_status_cancelled],
  failed: ['bad', m.payments_withdrawal_status_failed],
}
