/** The withdrawal methods (specification §3: local credit card, other such as office or bank transfer, Fawry). */
export const withdrawalMethods = ['bankTransfer', 'localCreditCard', 'fawry', 'office'] as const
export type WithdrawalMethod = (typeof withdrawalMethods)[number]

export type WithdrawalField = 'bankName' | 'branch' | 'accountName' | 'accountNumber' | 'cardLast4' | 'phone'

/** What each method needs to pay somebody; all of it is required. */
export const withdrawalFields: Readonly<Record<WithdrawalMethod, readonly WithdrawalField[]>> = {
  bankTransfer: ['bankName', 'branch', 'accountName', 'accountNumber'],
  localCreditCard: ['cardLast4'],
  fawry: ['phone'],
  office: [],
}

export function isWithdrawalMethod(name: unknown): name is WithdrawalMethod {
  return typeof name === 'string' && withdrawalMethods.some((one) => one === name)
}
