import { costFields } from './draft-cost.ts'

/**
 * The fields that an answer to the price's question sets, where a form without JavaScript sent one in its address; only
 * fields that a price depends on.
 */
export function answeredFields(address: string): Readonly<Record<string, string>> {
  const told = new URLSearchParams(new URL(address).searchParams.get('answer') ?? '')
  return Object.fromEntries([...told].filter(([name]) => costFields.some((field) => field === name)))
}
