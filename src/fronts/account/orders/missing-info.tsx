import { isIdGood } from '#people/identity/is-id-good.ts'
import { NationalIdFields } from '#people/identity/national-id-fields.tsx'
import { NationalIdBadge } from '#people/identity/national-id-state.tsx'
import type { NationalId } from '#people/identity/read-national-id.ts'
import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { ProductTitle } from '#platform/ui/show/product-title.tsx'
import { isolate } from '#platform/values/isolate.ts'
import type { Locale } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import type { CompletedData } from '#selling/orders/items/item-data.ts'
import type { ItemView } from '#selling/orders/items/item-view.ts'
import type { AskAbout } from '#selling/orders/review/review-asks.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

const labels: Readonly<Record<keyof CompletedData, () => string>> = {
  color: m.account_field_color,
  size: m.account_field_size,
  style: m.account_field_style,
  nationalId: m.account_field_national_id,
  answer: m.account_field_answer,
}

type MissingInfoProps = {
  readonly item: ItemView
  readonly fields: readonly (keyof CompletedData)[]
  /** The customer's present card, sent for this order or an earlier one. */
  readonly paper: NationalId | null
  readonly locale: Locale
  readonly site: Site
  readonly problem: { readonly errors: FieldErrors; readonly typed: Readonly<Record<string, string>> } | null
}

/** The review's questions about an item, and nothing else. */
export function MissingInfo({ item, fields, paper, locale, site, problem }: MissingInfoProps) {
  const wanted = [...new Set(fields)]
  const rest = wanted.filter((name) => name !== 'nationalId')
  const asksId = wanted.includes('nationalId') && !isIdGood(paper)
  return (
    <Card tone="warn" title={m.account_ask_info()}>
      <ProductTitle lines={1}>{item.title}</ProductTitle>
      <ul className="my-2 flex flex-col gap-1 text-soft">
        {item.issues.map(({ type, label, details, field }) => (
          <li key={type + details}>
            {label}
            {details && (
              <>
                {': '}
                <bdi>{details}</bdi>
              </>
            )}
            <Said item={item} field={field} locale={locale} />
          </li>
        ))}
      </ul>
      <PostForm
        answer={problem}
        noValidate
        className="flex flex-col gap-4"
        {...(asksId && { encType: 'multipart/form-data' as const })}
      >
        <input type="hidden" name="itemId" value={item.id} />
        {asksId && (
          <NationalIdFields
            site={site}
            id={item.id}
            number={problem?.typed.nationalId ?? paper?.number ?? ''}
            errors={problem?.errors ?? {}}
          />
        )}
        {wanted.includes('nationalId') && isIdGood(paper) && (
          <p className="flex flex-wrap items-center gap-2">
            {m.account_id_on_file()} {paper && <NationalIdBadge state={paper.state} />}
          </p>
        )}
        {rest.map((name) => (
          <Field
            key={name}
            id={`field-${item.id}-${name}`}
            name={name}
            label={name === 'answer' ? (questionOf(item) ?? labels.answer()) : labels[name]()}
            hint={choicesOf(item, name) && m.account_ask_choices({ choices: choicesOf(item, name) ?? '' })}
            defaultValue={problem?.typed[name] ?? ''}
            maxLength={name === 'answer' ? 1000 : 200}
            required
          />
        ))}
        <SubmitButton name="do" value="complete" className="self-start">
          {m.account_send_answer()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}

type SaidProps = { readonly item: ItemView; readonly locale: Locale; readonly field: AskAbout | undefined }

/** The customer's present value in the field of a question. */
function Said({ item, field, locale }: SaidProps) {
  if (!field) return null
  const { title, url, quantity, notes, clientData } = item
  const value = {
    title,
    url,
    notes,
    quantity: String(quantity),
    price: `${clientData.price} ${clientData.currency}`,
    weight: clientData.weight === null ? null : String(clientData.weight),
    category: categoryName(clientData.category, locale),
  }[field]
  if (!value) return null
  return <span className="block wrap-anywhere">{m.account_ask_said({ value: isolate(value) })}</span>
}

/** A question about one field has that field's name. */
function questionOf({ issues }: ItemView): string | null {
  const general = issues.find(({ type, field }) => type === 'General' && field)
  return general?.label ?? null
}

const asking = { size: 'Missing size', color: 'Missing color', style: 'Missing style' } as const

function choicesOf({ issues }: ItemView, name: keyof CompletedData): string | undefined {
  const type = name in asking ? asking[name as keyof typeof asking] : null
  const choices = issues.find((issue) => issue.type === type)?.choices ?? []
  return choices.length > 0 ? isolate(choices.join(' · ')) : undefined
}
