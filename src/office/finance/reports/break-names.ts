import { m } from '#words/messages.js'
import type { BreakKind } from './report-line.ts'

export const breakNames: Readonly<Record<BreakKind, () => string>> = {
  missingWithUs: m.finance_break_missing_with_us,
  missingAtProvider: m.finance_break_missing_at_provider,
  amountDiffers: m.finance_break_amount,
  currencyDiffers: m.finance_break_currency,
  duplicateAtProvider: m.finance_break_duplicate,
  feeDiffers: m.finance_break_fee,
  statusDiffers: m.finance_break_status,
  dayDiffers: m.finance_break_day,
  payoutDiffers: m.finance_break_payout,
}

const providers: Readonly<Record<string, string>> = { paymob: 'Paymob', fawry: 'Fawry' }

/** A provider as it writes itself. */
export function providerName(provider: string): string {
  return providers[provider] ?? provider
}
