import type { StoreRow } from '#catalog/stores/read-store-facts.ts'
import { WhyField } from '#office/catalogue/history/why-field.tsx'
import { originName } from '#office/catalogue/origin-name.ts'
import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

export type OpenedStore = { readonly dialog: 'add' | 'edit' | 'switch'; readonly store: StoreRow | null } | null

/** The dialog that the address opens. */
export function openedStore(search: URLSearchParams, stores: readonly StoreRow[]): OpenedStore {
  const dialog = (['add', 'edit', 'switch'] as const).find((one) => one === search.get('do'))
  const store = stores.find(({ domain }) => domain === search.get('store')) ?? null
  if (!dialog || (dialog !== 'add' && !store)) return null
  return { dialog, store: dialog === 'add' ? null : store }
}

type StoreDialogsProps = {
  readonly opened: OpenedStore
  readonly here: string
  readonly formKey: string
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
}

export function StoreDialogs({ opened, ...rest }: StoreDialogsProps) {
  if (!opened) return null
  const { dialog, store } = opened
  if (dialog === 'switch') return store && <SwitchDialog {...rest} store={store} />
  return <StoreDialog {...rest} store={store} />
}

type DialogProps<Shown> = Omit<StoreDialogsProps, 'opened'> & { readonly store: Shown }

const countries = ['US', 'GB', 'AE', 'CN', 'TR'] as const
const currencies = ['USD', 'GBP', 'AED', 'CNY', 'TRY', 'EUR'].map((value) => ({ value, text: value }))

function StoreDialog({ store, here, formKey, answer }: DialogProps<StoreRow | null>) {
  return (
    <DeedDialog
      title={store ? m.catalogue_store_edit_title() : m.catalogue_store_add()}
      closeTo={here}
      formKey={formKey}
      answer={answer}
      problem={store ? answer?.errors.domain : undefined}
    >
      {store ? (
        <>
          <input type="hidden" name="domain" value={store.domain} />
          <Ltr className="block font-semibold">{store.domain}</Ltr>
        </>
      ) : (
        <Field name="domain" label={m.catalogue_store_domain()} hint={m.catalogue_store_domain_hint()} ltr required />
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          name="nameAr"
          label={m.catalogue_name_ar()}
          defaultValue={store?.name.ar ?? ''}
          maxLength={60}
          required
        />
        <Field
          name="nameEn"
          label={m.catalogue_name_en()}
          defaultValue={store?.name.en ?? ''}
          maxLength={60}
          ltr
          required
        />
        <Select
          name="country"
          label={m.catalogue_country()}
          defaultValue={store?.country ?? 'US'}
          options={countries.map((value) => ({ value, text: originName(value) }))}
        />
        <Select
          name="currency"
          label={m.catalogue_currency()}
          defaultValue={store?.currency ?? 'USD'}
          options={currencies}
        />
        <Field
          name="mark"
          label={m.catalogue_store_mark()}
          hint={m.catalogue_store_mark_hint()}
          defaultValue={store?.mark ?? ''}
          maxLength={3}
          optional={m.catalogue_optional()}
        />
      </div>
      <TextArea
        name="rulesAr"
        label={m.catalogue_rules_ar()}
        hint={m.catalogue_rules_hint()}
        defaultValue={store?.rules.ar ?? ''}
        maxLength={1000}
        rows={2}
        optional={m.catalogue_optional()}
      />
      <TextArea
        name="rulesEn"
        label={m.catalogue_rules_en()}
        defaultValue={store?.rules.en ?? ''}
        maxLength={1000}
        rows={2}
        optional={m.catalogue_optional()}
      />
      <WhyField />
      <SubmitButton name="do" value="save">
        {m.catalogue_save()}
      </SubmitButton>
    </DeedDialog>
  )
}

function SwitchDialog({ store: { domain, name, isOn }, here, formKey, answer, locale }: DialogProps<StoreRow>) {
  return (
    <DeedDialog
      title={isOn ? m.catalogue_store_off_title() : m.catalogue_store_on_title()}
      closeTo={here}
      formKey={formKey}
      answer={answer}
    >
      <input type="hidden" name="domain" value={domain} />
      <input type="hidden" name="to" value={isOn ? 'off' : 'on'} />
      <p>
        <bdi className="font-semibold">{name[locale]}</bdi> <Ltr className="text-sm text-soft">{domain}</Ltr>
      </p>
      <p className="text-sm text-soft">{isOn ? m.catalogue_store_off_text() : m.catalogue_store_on_text()}</p>
      <WhyField />
      <SubmitButton name="do" value="switch">
        {isOn ? m.catalogue_switch_off() : m.catalogue_switch_on()}
      </SubmitButton>
    </DeedDialog>
  )
}
