import { companyOf } from './arrival.ts'
import type { Choices } from './checkout-form.ts'

export const steps = ['address', 'shipping', 'payment', 'review'] as const
export type Step = (typeof steps)[number]

type Known = {
  readonly addressIds: readonly string[]
  readonly methods: readonly string[]
  /** Who brings these goods to the chosen address. */
  readonly companies: readonly string[]
  /** No preference says when shipping is paid: it is asked every time. */
  readonly asksFees: boolean
  /** A national ID is wanted before anything is paid, and was not sent. */
  readonly asksNationalId: boolean
}

/** The step to show: the one asked for, but never one before which something is still to be chosen. */
export function openStep(choices: Choices, asked: string | null, known: Known): Step {
  const first = firstOpenStep(choices, known)
  const wanted = steps.find((step) => step === asked) ?? 'address'
  return steps.indexOf(wanted) <= steps.indexOf(first) ? wanted : first
}

function firstOpenStep({ address, arrival, fees, method }: Choices, known: Known): Step {
  if (!known.addressIds.includes(address)) return 'address'
  if (!isArrivalKnown(arrival, known.companies) || (known.asksFees && fees === null)) return 'shipping'
  if (known.asksNationalId) return 'payment'
  return method !== null && known.methods.includes(method) ? 'review' : 'payment'
}

/** Whether it was said how the goods arrive, in a way that is offered. */
export function isArrivalKnown(arrival: Choices['arrival'], companies: readonly string[]): boolean {
  const company = companyOf(arrival)
  return arrival !== null && (company === null || companies.includes(company))
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
