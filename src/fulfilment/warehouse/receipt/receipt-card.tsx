import { answerOf } from '#fulfilment/warehouse/form-part.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { Sighting } from './sightings.ts'

type ReceiptCardProps = {
  /** The shipment being unloaded; null if there is none. */
  readonly chosen: { readonly number: string; readonly missing: number } | null
  readonly sightings: readonly Sighting[]
  readonly locale: Locale
  readonly site: Site
  readonly answer?: FormAnswer
}

/** Unexpected goods and what happened to them, and the button that closes a receipt with missing items. */
export function ReceiptCard({ chosen, sightings, locale, site, answer }: ReceiptCardProps) {
  return (
    <Card title={m.warehouse_receipt()} className="mt-4">
      {sightings.map((seen) => (
        <SightingPart
          key={seen.id}
          shipment={chosen?.number ?? ''}
          seen={seen}
          locale={locale}
          site={site}
          answer={answer}
        />
      ))}
      <SightingForm shipment={chosen?.number ?? ''} answer={answer} />
      {chosen && chosen.missing > 0 && <CloseForm {...chosen} answer={answer} />}
    </Card>
  )
}

type SightingProps = Pick<ReceiptCardProps, 'locale' | 'site' | 'answer'> & {
  readonly seen: Sighting
  /** The shown shipment, which stays. */
  readonly shipment: string
}

function SightingPart({ seen, shipment, locale, site, answer }: SightingProps) {
  const at = `resolve-${seen.id}`
  const mine = answerOf(answer, at)
  const { errors } = mine
  return (
    <div className="border-b border-line pb-3 mb-3">
      <p className="flex flex-wrap items-center gap-x-4">
        <strong className="font-semibold">
          <bdi>{seen.says}</bdi>
        </strong>
        <bdi>{seen.note}</bdi>
        {seen.shipment && <Ltr>{seen.shipment}</Ltr>}
        {seen.photoId && (
          <TextLink href={`/api/files/${seen.photoId}`} newTab>
            {m.warehouse_photo()}
          </TextLink>
        )}
        <span className="text-sm text-soft">
          <bdi>{seen.seenBy}</bdi> · {sayMoment(seen.seenAt, locale, site)}
        </span>
      </p>
      <PostForm answer={mine} className={`${denseForm} flex flex-wrap items-start gap-3`}>
        <input type="hidden" name="at" value={at} />
        <input type="hidden" name="id" value={seen.id} />
        <input type="hidden" name="shipment" value={shipment} />
        <Field
          label={m.warehouse_over_resolution()}
          id={at}
          name="resolution"
          autoComplete="off"
          className="w-72 max-w-full"
          error={errors.resolution ?? errors.general}
        />
        <SubmitButton size="small" kind="secondary" name="do" value="resolveSighting" className="sm:mt-6.5 sm:rtl:mt-8">
          {m.warehouse_save()}
        </SubmitButton>
      </PostForm>
    </div>
  )
}

function SightingForm({ shipment, answer }: { readonly shipment: string; readonly answer?: FormAnswer }) {
  const mine = answerOf(answer, 'sighting')
  const { errors } = mine
  return (
    <Disclosure
      quiet
      summary={shipment === '' ? m.warehouse_over_note() : m.warehouse_over_note_of({ number: shipment })}
      open={Object.keys(errors).length > 0}
    >
      <PostForm answer={mine} encType="multipart/form-data" className={`${denseForm} flex flex-wrap items-start gap-3`}>
        <input type="hidden" name="at" value="sighting" />
        <input type="hidden" name="shipment" value={shipment} />
        <Field
          label={m.warehouse_over_says()}
          id="over-says"
          name="says"
          autoComplete="off"
          className="w-72 max-w-full"
          error={errors.says ?? errors.general}
        />
        <Field label={m.warehouse_note()} id="over-note" name="note" autoComplete="off" className="w-72 max-w-full" />
        <FileField
          label={m.warehouse_photo()}
          id="over-photo"
          name="photo"
          optional={m.warehouse_optional()}
          accept="image/jpeg,image/png,image/webp"
          chooseLabel={m.warehouse_photo_choose()}
        />
        <SubmitButton size="small" kind="secondary" name="do" value="sighting" className="sm:mt-6.5 sm:rtl:mt-8">
          {m.warehouse_save()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}

type CloseProps = { readonly number: string; readonly missing: number; readonly answer?: FormAnswer }

function CloseForm({ number, missing, answer }: CloseProps) {
  const mine = answerOf(answer, 'closeReceipt')
  const { errors } = mine
  return (
    <Disclosure quiet summary={m.warehouse_receipt_close({ number })} open={Object.keys(errors).length > 0}>
      <PostForm answer={mine} className={`${denseForm} flex flex-wrap items-start gap-3`}>
        <input type="hidden" name="at" value="closeReceipt" />
        <input type="hidden" name="shipment" value={number} />
        <Notice tone="warn">{m.warehouse_receipt_short({ count: missing })}</Notice>
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <Field label={m.warehouse_note()} id="close-note" name="note" autoComplete="off" className="w-72 max-w-full" />
        <SubmitButton size="small" kind="danger" name="do" value="closeReceipt" className="sm:mt-6.5 sm:rtl:mt-8">
          {m.warehouse_receipt_close_press({ number })}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}
