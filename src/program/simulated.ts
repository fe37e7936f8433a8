import type { Store } from '#catalog/stores/stores.ts'
import type { AdvertAccounts } from '#content/tracking/forwarding/open-receivers.ts'
import type { BostaAccount } from '#fulfilment/couriers/bosta/account.ts'
import type { FawryAccount } from '#money/payments/fawry/account.ts'
import type { PaymobAccounts } from '#money/payments/paymob/account.ts'
import type { MessageAccounts } from '#people/notices/providers/accounts.ts'
import type { Settings } from '#platform/settings/settings.ts'
import type { AppParts } from './app.ts'

/** What simulates the outside world in development; plain data, which can be sent to other processes. */
export type Simulated = {
  readonly allow: readonly string[]
  readonly stores: readonly Store[]
  readonly productData: { readonly host: string; readonly key: string } | null
  /** The address of the simulated sources of exchange rates; null if there is none. */
  readonly rates: string | null
  readonly paymob: PaymobAccounts | null
  readonly fawry: FawryAccount | null
  readonly bosta: BostaAccount | null
  readonly messages: MessageAccounts | null
  readonly adverts: AdvertAccounts | null
  /** The inbox at the simulated mail company, and the key it signs with. */
  readonly inbox: { readonly address: string; readonly signingKey: string } | null
}

export type Simulation = {
  readonly simulated: Simulated
  /** What was started beside the shop for trying it out, for the person who started it. */
  readonly shown: readonly string[]
  readonly close: () => Promise<void>
}

/**
 * What simulates the outside world in development. It is passed in from outside `src`: production imports none of it.
 */
export type World = {
  readonly simulate: (settings: Settings) => Promise<Simulation>
  /** Fills an empty shop with a demo, and returns how to sign in, as lines. */
  readonly fillDemo: (parts: AppParts) => Promise<readonly string[]>
}

export const nothingSimulated: Simulation = {
  simulated: {
    allow: [],
    stores: [],
    productData: null,
    rates: null,
    paymob: null,
    fawry: null,
    bosta: null,
    messages: null,
    adverts: null,
    inbox: null,
  },
  shown: [],
  close: async () => undefined,
}
