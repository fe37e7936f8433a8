import type { BostaAccount } from '#couriers/bosta/account.ts'
import type { FawryAccount } from '#payments/fawry/account.ts'
import type { PaymobAccounts } from '#payments/paymob/account.ts'

/** What stands in for the outside world while developing. */
export type Simulated = {
  readonly allow: readonly string[]
  readonly productData: { readonly host: string; readonly key: string } | null
  /** Where all sources of exchange rates are simulated; null where none is. */
  readonly rates: string | null
  readonly paymob: PaymobAccounts | null
  readonly fawry: FawryAccount | null
  readonly bosta: BostaAccount | null
  readonly shown: readonly string[]
  readonly close: () => Promise<void>
}

export const nothingSimulated: Simulated = {
  allow: [],
  productData: null,
  rates: null,
  paymob: null,
  fawry: null,
  bosta: null,
  shown: [],
  close: async () => undefined,
}
