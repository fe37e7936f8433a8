import { callGateway, type GatewayCall } from '#money/payments/gateways/call-gateway.ts'
import type { GatewayFailure } from '#money/payments/gateways/gateway.ts'
import { readJson } from '#money/payments/gateways/read-json.ts'
import type { PaymentMethod } from '#pricing/quote/method-table.ts'
import { type Site, siteCodes, sites } from '#sites/sites.ts'

/** One merchant account at Paymob: its host and mode follow from its keys. */
export type PaymobAccount = {
  readonly host: string
  readonly secretKey: string
  readonly publicKey: string
  readonly hmacSecret: string
  readonly apiKey: string
  readonly cardIntegrationId: number
  /** Mobile wallets have their own integration; 0 if the account has none. */
  readonly walletIntegrationId?: number
  /** Saved cards are charged by their token with an integration of their own; 0: their owner types the security code on Paymob's page. */
  readonly savedCardIntegrationId?: number
  /** The owner of these transactions at Paymob; 0 if unknown. */
  readonly ownerId?: number
  readonly connectTimeoutMs?: number
  readonly totalTimeoutMs?: number
}

/** Each site is paid into an account of its own country. */
export type PaymobAccounts = Readonly<Record<Site, PaymobAccount>>

/** The account's integration for a method, or null; an account without a host takes nothing. */
export function integrationOf(account: PaymobAccount, method: PaymentMethod): number | null {
  if (account.host === '') return null
  const id =
    method === 'creditCard' ? account.cardIntegrationId : method === 'visaWallet' ? account.walletIntegrationId : 0
  return id || null
}

/** Whether a transaction belongs to an integration and an owner of this account. */
export function isOfAccount(
  account: PaymobAccount,
  { integration_id, owner }: { readonly integration_id: string; readonly owner?: string | null | undefined },
): boolean {
  const { cardIntegrationId, walletIntegrationId = 0, savedCardIntegrationId = 0 } = account
  const integrations = [cardIntegrationId, walletIntegrationId, savedCardIntegrationId].filter((id) => id > 0)
  return (
    integrations.map(String).includes(integration_id) &&
    (!owner || !account.ownerId || owner === String(account.ownerId))
  )
}

const hostCountries: ReadonlyMap<string, string> = new Map(
  siteCodes.flatMap((site) => {
    const { paymob } = sites[site]
    return paymob ? [[new URL(paymob.host).hostname, paymob.keyCountry] as const] : []
  }),
)

const keyShape = /^([a-z]{3})_(?:sk|pk)_(test|live)_/

/**
 * What is wrong with an account's keys, or null. Both keys must have the same country and mode, and the host's country;
 * older keys without a country cannot be checked.
 */
export function accountFault(account: PaymobAccount): 'KEYS_DIFFER' | 'WRONG_HOST' | null {
  const secret = keyShape.exec(account.secretKey)
  const open = keyShape.exec(account.publicKey)
  if (secret === null || open === null) return null
  if (secret[1] !== open[1] || secret[2] !== open[2]) return 'KEYS_DIFFER'
  if (account.host === '') return null
  const country = hostCountries.get(new URL(account.host).hostname)
  return country !== undefined && country !== secret[1] ? 'WRONG_HOST' : null
}

type PaymobAnswer = { readonly kind: 'answered'; readonly body: unknown } | GatewayFailure

/** One call, whose answer is JSON with its numbers kept as they were sent. */
export async function callPaymob(account: PaymobAccount, call: GatewayCall): Promise<PaymobAnswer> {
  const answer = await callGateway(account, call)
  if (answer.kind !== 'answered') return answer
  const body = readJson(answer.text)
  if (body === undefined) return { kind: 'unknown', status: answer.status, detail: 'not JSON' }
  return { kind: 'answered', body }
}
