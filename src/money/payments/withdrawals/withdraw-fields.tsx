import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { UsedCard } from './read-withdrawal-rules.ts'
import type { WithdrawalField, WithdrawalMethod } from './withdrawal-methods.ts'

type Answered = {
  readonly errors: Readonly<Record<string, string>>
  readonly typed: Readonly<Record<string, string>>
}

type Facts = Answered & { readonly cards: readonly UsedCard[]; readonly site: Site }

// Shown by the choice above it in the same form, with CSS alone, so it works without JavaScript too.
const shownBy: Readonly<Record<WithdrawalMethod, string>> = {
  bankTransfer: 'hidden group-has-[input[value=bankTransfer]:checked]:flex',
  localCreditCard: 'hidden group-has-[input[value=localCreditCard]:checked]:flex',
  fawry: 'hidden group-has-[input[value=fawry]:checked]:flex',
  office: 'hidden group-has-[input[value=office]:checked]:flex',
}

/** The fields of each withdrawal method, shown when it is chosen. */
export function WithdrawFields({ method, fields, facts }: WithdrawFieldsProps) {
  return (
    <div className={`${shownBy[method]} flex-col gap-5`}>
      {fields.map((field) => (
        <OneField key={field} field={field} facts={facts} />
      ))}
      {method === 'office' && <p className="text-soft">{m.payments_withdraw_office_next()}</p>}
    </div>
  )
}

type WithdrawFieldsProps = {
  readonly method: WithdrawalMethod
  readonly fields: readonly WithdrawalField[]
  readonly facts: Facts
}

function OneField({ field, facts }: { readonly field: WithdrawalField; readonly facts: Facts }) {
  const said = { name: field, error: facts.errors[field], defaultValue: facts.typed[field] ?? '' }
  if (field === 'cardLast4') return <CardField said={said} cards={facts.cards} />
  if (field === 'accountNumber')
    return (
      <Field
        {...said}
        label={m.payments_withdraw_account_number()}
        hint={m.payments_withdraw_account_number_hint()}
        autoComplete="off"
        ltr
      />
    )
  if (field === 'phone')
    return (
      <Field
        {...said}
        label={m.payments_withdraw_phone()}
        hint={m.payments_withdraw_phone_hint()}
        type="tel"
        autoComplete="tel"
        ltr
      />
    )
  const labels = {
    bankName: m.payments_withdraw_bank_name,
    branch: m.payments_withdraw_branch,
    accountName: m.payments_withdraw_account_name,
  }
  const hint = field === 'accountName' && { hint: m.payments_withdraw_account_name_hint() }
  return <Field {...said} {...hint} label={labels[field]()} autoComplete={field === 'accountName' ? 'name' : 'off'} />
}

type Said = { readonly name: string; readonly error: string | undefined; readonly defaultValue: string }

function CardField({ said, cards }: { readonly said: Said; readonly cards: readonly UsedCard[] }) {
  if (cards.length > 1)
    return (
      <Select
        {...said}
        defaultValue={said.defaultValue || (cards[0]?.last4 ?? '')}
        label={m.payments_withdraw_card()}
        hint={m.payments_withdraw_card_hint()}
        options={cards.map(({ brand, last4 }) => ({ value: last4, text: `${brand} •••• ${last4}` }))}
      />
    )
  return (
    <Field
      {...said}
      defaultValue={said.defaultValue || (cards[0]?.last4 ?? '')}
      label={m.payments_withdraw_card()}
      hint={m.payments_withdraw_card_hint()}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      ltr
    />
  )
}
