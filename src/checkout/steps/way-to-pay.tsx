import { useSearchParams } from 'react-router'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import type { MethodCard } from './method-cards.ts'
import { MethodChoice } from './method-choice.tsx'

type WayToPayProps = {
  readonly methods: readonly MethodCard[]
  readonly locale: Locale
  /** What is to be paid, without a method's fee. */
  readonly due: Money
  readonly answer:
    | { readonly typed?: Readonly<Record<string, string>>; readonly errors: FieldErrors }
    | null
    | undefined
  /** An order that is not reviewed yet. */
  readonly isReviewedFirst?: boolean
}

/** The choice of a method in the form of a payment, as it was chosen before the form was refused. */
export function WayToPay({ answer, ...shown }: WayToPayProps) {
  const typed = useTypedWay(answer?.typed)
  const errors = answer?.errors ?? {}
  return (
    <MethodChoice
      {...shown}
      name="method"
      chosen={typed.method ?? null}
      error={errors.method ?? errors.paymentMethod ?? false}
      typed={typed}
      errors={errors}
    />
  )
}

const names = ['method', 'part', 'valuCode', 'walletNumber', 'saveCard'] as const

/** What a payment's form begins with: what was typed before it was refused, else what its address says. */
function useTypedWay(typed: Readonly<Record<string, string>> | undefined): Readonly<Record<string, string | null>> {
  const [asked] = useSearchParams()
  return typed ?? Object.fromEntries(names.map((name) => [name, asked.get(name)]))
}
