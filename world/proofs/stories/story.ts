import type { MoneyKind } from '#money/wallet/accounts.ts'
import { isRefusal } from '#platform/work/refusal.ts'
import type { Actor, Work } from '#platform/work/work.ts'
import type { Model } from '#world/proofs/model.ts'

/** One step of a story: which action, on which of the existing things, with how much. */
export type Step = {
  readonly deed: string
  readonly pick: number
  readonly minor: number
  readonly kind: MoneyKind
  readonly choice: number
}

export type Staff = Readonly<Record<'finance' | 'other' | 'reviewer', Actor>>
export type As = <Answer>(who: Actor, act: (work: Work) => Promise<Answer>) => Promise<Answer>

/** One customer's story: the real shop, the model beside it, and the next key. */
export type Story = {
  readonly as: As
  readonly customerId: string
  readonly customer: Actor
  readonly staff: Staff
  readonly model: Model
  /** An unused key; the same story played again uses other ones. */
  readonly key: () => string
  /** Rises with each step: later steps have later entries in the books. */
  clock: number
}

/** Does one step in the shop and, if it succeeded, in the model. */
export type Deed = (story: Story, step: Step) => Promise<void>

/** The answer, or the code of the refusal; anything else that is thrown is our fault. */
export async function tried<Answer>(act: Promise<Answer>): Promise<Answer | { readonly refused: string }> {
  try {
    return await act
  } catch (thrown) {
    if (isRefusal(thrown)) return { refused: thrown.code }
    throw thrown
  }
}

export function sayRefusal(answer: unknown): string {
  return isRefused(answer) ? answer.refused : 'not refused'
}

export function isRefused(answer: unknown): answer is { readonly refused: string } {
  return typeof answer === 'object' && answer !== null && 'refused' in answer
}

/** Calls an action twice, as after a broken connection: the second answer equals the first, and nothing moves. */
export async function twice<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  const first = await act()
  const second = await act()
  const say = (answer: unknown) =>
    JSON.stringify(answer, (_, value) => (typeof value === 'bigint' ? `${value}n` : value))
  if (say(first) !== say(second)) throw new Error(`the same key gave ${say(first)} and then ${say(second)}`)
  return first
}

export function pickOf<Thing>(things: readonly Thing[], pick: number): Thing | undefined {
  return things[pick % Math.max(1, things.length)]
}

export function expect(isRight: boolean, what: string): void {
  if (!isRight) throw new Error(what)
}
