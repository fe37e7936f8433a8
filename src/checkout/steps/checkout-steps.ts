import { companyOf } from './arrival.ts'
import type { Choices } from './checkout-form.ts'

/** The steps of who is new: a guest is at the first, the others are for who is signed in. Who returns has the last alone. */
export const steps = ['contact', 'receive', 'pay'] as const
export type Step = (typeof steps)[number]

type Known = {
  readonly addressIds: readonly string[]
  /** Who brings these goods to the chosen address. */
  readonly companies: readonly string[]
  /** Name and phone of who receives the goods are known. */
  readonly isContactKnown: boolean
}

/** The step to show: the one asked for, but never paying before it is said how the goods are received. */
export function openStep(choices: Choices, asked: string | null, known: Known): 'receive' | 'pay' {
  return asked === 'receive' || !isReceivingKnown(choices, known) ? 'receive' : 'pay'
}

/** Whether it was said how the goods arrive, in a way that is offered, and all that this way needs is known. */
function isReceivingKnown({ address, arrival }: Choices, known: Known): boolean {
  if (arrival === null) return false
  const company = companyOf(arrival)
  const isAddressKnown = known.addressIds.includes(address)
  if (company === null) return isAddressKnown || known.isContactKnown
  return isAddressKnown && known.companies.includes(company)
}

/** The address of a step that keeps what was chosen so far. */
export function stepPath(
  home: string,
  step: Step,
  choices: Choices,
  more: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams({ step })
  for (const [name, value] of Object.entries(choices)) if (value) query.set(name, value)
  for (const [name, value] of Object.entries(more)) query.set(name, value)
  return `${home}/checkout?${query}`
}
