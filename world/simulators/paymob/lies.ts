import type { Lie, SimulatedTransaction } from './book.ts'

type Text = number | string
/** A transaction as a message reports it: its numbers may be any text. */
export type ToldTransaction = Omit<SimulatedTransaction, 'id' | 'amount_cents' | 'created_at' | 'integration_id'> & {
  readonly id: Text
  readonly amount_cents: Text
  readonly created_at: string
  readonly integration_id: Text
}

/** The untrue report of this transaction; null for no lie. */
export function lieAbout(lie: Lie, truth: ToldTransaction): ToldTransaction | null {
  switch (lie) {
    case 'none':
      return null
    case 'shifted': {
      // The first digit of the integration moves to the id: another transaction with the same signature.
      const integration = String(truth.integration_id)
      return { ...truth, id: `${truth.id}${integration.slice(0, 1)}`, integration_id: integration.slice(1) }
    }
    case 'earlyPaid':
      return { ...truth, success: true, pending: false, error_occured: false }
    case 'wrongAmount':
      return { ...truth, amount_cents: Number(truth.amount_cents) * 100, success: true, pending: false }
    case 'repeatedCharge':
      return { ...truth, id: `${truth.id}9` }
  }
}
