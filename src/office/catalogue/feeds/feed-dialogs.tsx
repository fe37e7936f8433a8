import type { FeedView } from '#catalog/products/feeds/read-feeds.ts'
import { WhyField } from '#office/catalogue/history/why-field.tsx'
import { originName } from '#office/catalogue/origin-name.ts'
import { DeedDialog } from '#people/proofs/deed-dialog.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { m } from '#words/messages.js'
import { formats } from './feed-formats.ts'

type DialogProps<Feed> = {
  readonly feed: Feed
  readonly here: string
  readonly formKey: string
  readonly answer: FormAnswer | undefined
}

const countries = ['US', 'GB', 'AE', 'CN', 'TR'] as const
const currencies = ['USD', 'GBP', 'AED', 'CNY', 'TRY', 'EUR'].map((value) => ({ value, text: value }))

/** A feed's address, format, store and limits. */
export function FeedDialog({ feed, here, formKey, answer }: DialogProps<FeedView | null>) {
  return (
    <DeedDialog
      title={feed ? m.catalogue_feed_edit() : m.catalogue_feed_add()}
      closeTo={here}
      formKey={formKey}
      answer={answer}
    >
      <input type="hidden" name="id" value={feed?.id ?? ''} />
      <Field name="name" label={m.catalogue_feed_name()} defaultValue={feed?.name ?? ''} maxLength={100} required />
      <Field name="url" type="url" label={m.catalogue_feed_url()} defaultValue={feed?.url ?? ''} ltr required />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          name="format"
          label={m.catalogue_feed_format()}
          defaultValue={feed?.format ?? 'google_xml'}
          options={formats}
        />
        <Field
          name="store"
          label={m.catalogue_store_domain()}
          hint={m.catalogue_feed_store_hint()}
          defaultValue={feed?.store ?? ''}
          ltr
          required
        />
        <Select
          name="country"
          label={m.catalogue_country()}
          defaultValue={feed?.country ?? 'US'}
          options={countries.map((value) => ({ value, text: originName(value) }))}
        />
        <Select
          name="currency"
          label={m.catalogue_currency()}
          hint={m.catalogue_feed_currency_hint()}
          defaultValue={feed?.currency ?? ''}
          placeholder={m.catalogue_feed_currency_own()}
          options={currencies}
        />
        <Field
          name="everyHours"
          type="number"
          min={1}
          max={720}
          label={m.catalogue_feed_every()}
          defaultValue={feed?.everyHours ?? 24}
          required
        />
        <Field
          name="mostRows"
          type="number"
          min={1}
          label={m.catalogue_feed_most_rows()}
          defaultValue={feed?.mostRows ?? 1_000_000}
          required
        />
        <Field
          name="mostMegabytes"
          type="number"
          min={1}
          max={4096}
          label={m.catalogue_feed_most_megabytes()}
          defaultValue={feed?.mostMegabytes ?? 2048}
          required
        />
      </div>
      <WhyField />
      <SubmitButton name="do" value="save">
        {m.catalogue_save()}
      </SubmitButton>
    </DeedDialog>
  )
}

export function SwitchFeedDialog({ feed: { id, name, isOn }, here, formKey, answer }: DialogProps<FeedView>) {
  return (
    <DeedDialog
      title={isOn ? m.catalogue_feed_off_title() : m.catalogue_feed_on_title()}
      closeTo={here}
      formKey={formKey}
      answer={answer}
    >
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="to" value={isOn ? 'off' : 'on'} />
      <bdi className="block font-semibold">{name}</bdi>
      <p className="text-sm text-soft">{isOn ? m.catalogue_feed_off_text() : m.catalogue_feed_on_text()}</p>
      <WhyField />
      <SubmitButton name="do" value="switch">
        {isOn ? m.catalogue_switch_off() : m.catalogue_switch_on()}
      </SubmitButton>
    </DeedDialog>
  )
}
