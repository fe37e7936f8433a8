import { z } from 'zod'
import { readWallet } from '#money/wallet/read-wallet.ts'
import { signedInCustomer } from '#people/access/signed-in-customer.ts'
import { api } from '#platform/http/api.ts'
import { amountJson } from '#platform/values/amounts/money-json.ts'
import { sites } from '#sites/sites.ts'

const walletJson = z
  .object({
    balance: amountJson.meta({ description: 'Credit-card money' }),
    cashBalance: amountJson,
    onHoldBalance: amountJson,
    onHoldCashBalance: amountJson,
    onHoldValuBalance: amountJson,
    currency: z.string(),
  })
  .meta({ id: 'Wallet' })

/** The customer's balances. */
export const accountApi = api({ tags: ['wallet'], access: 'customer' }, (route) => {
  route({
    get: '/wallet',
    summary: 'Both balances and what is on hold',
    answer: walletJson,
    do: async ({ visit }) => {
      const { card, cash, holds } = await visit.read((work) => readWallet(work, signedInCustomer(work)))
      return {
        balance: card.minor,
        cashBalance: cash.minor,
        onHoldBalance: holds.card.minor,
        onHoldCashBalance: holds.cash.minor,
        onHoldValuBalance: holds.valu.minor,
        currency: sites[visit.site].currency,
      }
    },
  })
})
