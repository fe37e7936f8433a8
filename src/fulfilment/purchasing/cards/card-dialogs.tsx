import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import { ReasonAndProof } from '#people/proofs/reason-and-proof.tsx'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { minorToDecimal } from '#platform/values/amounts/format-money.ts'
import { type Currency, currencies, money } from '#platform/values/amounts/money.ts'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { LimitAsked, SupplierCard } from './read-cards.ts'

type DialogFacts = {
  readonly opened: SupplierCard | null
  readonly isNew: boolean
  readonly key: string
  readonly asksProof: boolean
  readonly me: string | null
  readonly locale: Locale
}
type CardDialogsProps = { readonly facts: DialogFacts; readonly here: string; readonly answer: FormAnswer | undefined }

/** The dialogs of finance's actions on a card, over the list. */
export function CardDialogs(props: CardDialogsProps) {
  if (props.facts.opened) return <ManageDialog {...props} card={props.facts.opened} />
  return props.facts.isNew ? <NewCardDialog {...props} /> : null
}

function NewCardDialog({ facts, here, answer }: CardDialogsProps) {
  return (
    <DeedDialog title={m.purchasing_card_new()} closeTo={here} formKey={facts.key} answer={answer}>
      <Field
        label={m.purchasing_card_label()}
        hint={m.purchasing_card_label_hint()}
        name="label"
        ltr
        autoComplete="off"
        placeholder={m.purchasing_card_example()}
      />
      <Field label={m.purchasing_card_last4()} name="last4" ltr inputMode="numeric" autoComplete="off" maxLength={4} />
      <Select
        label={m.purchasing_currency()}
        name="currency"
        defaultValue="USD"
        options={currencies.map((code) => ({ value: code, text: code }))}
      />
      <LimitFields answer={answer} />
      <ReasonAndProof label={m.purchasing_card_why()} name="why" asksProof={facts.asksProof} />
      <SubmitButton name="do" value="make">
        {m.purchasing_card_make()}
      </SubmitButton>
    </DeedDialog>
  )
}

type LimitFieldsProps = { readonly answer: FormAnswer | undefined; readonly card?: SupplierCard }

function LimitFields({ card }: LimitFieldsProps) {
  const field = (name: 'daily' | 'monthly', label: string, now: bigint | null | undefined) => (
    <Field
      label={label}
      name={name}
      ltr
      inputMode="decimal"
      autoComplete="off"
      after={card?.currency}
      defaultValue={now ? minorToDecimal(now) : ''}
    />
  )
  return (
    <>
      {field('daily', m.purchasing_card_daily(), card?.dailyMinor)}
      {field('monthly', m.purchasing_card_monthly(), card?.monthlyMinor)}
    </>
  )
}

function ManageDialog({ facts, here, answer, card }: CardDialogsProps & { readonly card: SupplierCard }) {
  const { asksProof, locale, me } = facts
  return (
    <DeedDialog title={isolate(card.label)} closeTo={here} formKey={facts.key} answer={answer}>
      <input type="hidden" name="id" value={card.asked?.id ?? card.id} />
      {card.asked ? (
        <Asked
          asked={card.asked}
          isMine={card.asked.askedById === me}
          locale={locale}
          asksProof={asksProof}
          answer={answer}
          card={card}
        />
      ) : (
        card.state !== 'retired' && (
          <>
            <p className="text-sm text-soft">{m.purchasing_card_limit_text()}</p>
            <LimitFields answer={answer} card={card} />
            <ReasonAndProof label={m.purchasing_card_why()} name="why" asksProof={asksProof} />
            <SubmitButton name="do" value="limit">
              {m.purchasing_card_set_limit()}
            </SubmitButton>
          </>
        )
      )}
      {!card.asked && <StateButtons card={card} />}
    </DeedDialog>
  )
}

type AskedProps = {
  readonly asked: LimitAsked
  readonly card: SupplierCard
  readonly isMine: boolean
  readonly locale: Locale
  readonly asksProof: boolean
  readonly answer: FormAnswer | undefined
}

function Asked({ asked, card, isMine, locale, asksProof }: AskedProps) {
  const amount = (minor: bigint, currency: Currency) => <Amount money={money(minor, currency)} locale={locale} />
  return (
    <>
      <Notice tone="wait" title={m.purchasing_card_limit_waits()}>
        <Facts
          items={[
            { term: m.purchasing_card_daily(), value: amount(asked.dailyMinor, card.currency) },
            { term: m.purchasing_card_monthly(), value: amount(asked.monthlyMinor, card.currency) },
            { term: m.purchasing_card_asked_by(), value: <bdi>{asked.askedBy}</bdi> },
            { term: m.purchasing_card_why(), value: <bdi>{asked.why}</bdi> },
          ]}
        />
      </Notice>
      {isMine && <p className="text-sm">{m.purchasing_card_own_limit()}</p>}
      <StaffProof asks={asksProof} />
      <div className="flex flex-wrap gap-3">
        {!isMine && (
          <SubmitButton name="do" value="agree">
            {m.purchasing_card_agree()}
          </SubmitButton>
        )}
        <SubmitButton kind="secondary" name="do" value="withdraw">
          {m.purchasing_card_withdraw()}
        </SubmitButton>
      </div>
    </>
  )
}

function StateButtons({ card }: { readonly card: SupplierCard }) {
  if (card.state === 'retired') return <p>{m.purchasing_card_retired_text()}</p>
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      {card.state === 'active' ? (
        <SubmitButton kind="secondary" name="do" value="frozen" formNoValidate>
          {m.purchasing_card_freeze()}
        </SubmitButton>
      ) : (
        <SubmitButton kind="secondary" name="do" value="active" formNoValidate>
          {m.purchasing_card_thaw()}
        </SubmitButton>
      )}
      <SubmitButton kind="danger" name="do" value="retired" formNoValidate>
        {m.purchasing_card_retire()}
      </SubmitButton>
    </div>
  )
}
