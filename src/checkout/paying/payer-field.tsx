import type { MethodCard } from '#checkout/steps/method-cards.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import type { PayerField as FieldName } from '#pricing/quote/method-table.ts'
import { m } from '#words/messages.js'

type PayerFieldProps = {
  readonly methods: readonly MethodCard[]
  readonly field: FieldName
  readonly typed: string
  readonly error: string | undefined
}

// Shown beside the method that asks for it, by style alone: it needs no script.
const shownWith = {
  valuCode: 'hidden group-has-[[value=valu]:checked]/method:block',
  walletNumber: 'hidden group-has-[[value=visaWallet]:checked]/method:block',
} as const

/** What a method asks of its payer: the valU customer code, or the number of the mobile wallet. */
export function PayerField({ methods, field, typed, error }: PayerFieldProps) {
  if (!methods.some((one) => one.field === field)) return null
  const same = { name: field, error, defaultValue: typed, ltr: true } as const
  return (
    <div className={shownWith[field]}>
      {field === 'valuCode' ? (
        <Field label={m.checkout_valu_code()} hint={m.checkout_valu_code_hint()} autoComplete="off" {...same} />
      ) : (
        <Field
          label={m.checkout_wallet_number()}
          hint={m.checkout_wallet_number_hint()}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          {...same}
        />
      )}
    </div>
  )
}
