import { cardOfWay, methodOfWay, type PayWay } from '#money/payments/cards/card-choice.ts'
import { payerAccountOf } from '#money/payments/payer-account.ts'
import type { MoneyKind } from '#money/wallet/accounts.ts'

type ChosenFields = {
  readonly method: PayWay | null
  readonly part: MoneyKind | null
  readonly valuCode: string
  readonly walletNumber: string
  readonly saveCard: 'on' | ''
}

/** A form's choice of how to pay, as the use-cases take it. */
export function chosenPayment({ method: way, part, valuCode, walletNumber, saveCard }: ChosenFields) {
  const method = way && methodOfWay(way)
  const savedCardId = cardOfWay(way)
  const card = { savedCardId, savesCard: savedCardId === null && saveCard === 'on' }
  return { method, useBalance: part, payerAccount: payerAccountOf(method, { valuCode, walletNumber, card }) }
}
