import type { BostaAccount } from '#couriers/bosta/account.ts'
import type { FawryAccount } from '#payments/fawry/account.ts'
import type { PaymobAccounts } from '#payments/paymob/account.ts'
import type { Store } from '#stores/stores.ts'

/** What stands in for the outside world while developing; plain data, which other processes can be told. */
export type Simulated = {
  readonly allow: readonly string[]
  readonly stores: readonly Store[]
  readonly productData: { readonly host: string; readonly key: string } | null
  /** Where all sources of exchange rates are simulated; null where none is. */
  readonly rates: string | null
  readonly paymob: PaymobAccounts | null
  readonly fawry: FawryAccount | null
  readonly bosta: BostaAccount | null
}

export type Simulation = {
  readonly simulated: Simulated
  /** What was started beside the shop for trying it out, for the person who started it. */
  readonly shown: readonly string[]
  readonly close: () => Promise<void>
}

export const nothingSimulated: Simulation = {
  simulated: { allow: [], stores: [], productData: null, rates: null, paymob: null, fawry: null, bosta: null },
  shown: [],
  close: async () => undefined,
}
