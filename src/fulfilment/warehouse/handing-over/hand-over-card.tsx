import { answerOf } from '#fulfilment/warehouse/form-part.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { HandedOver } from './read-hand-over.ts'

type HandOverProps = {
  readonly boxes: number
  readonly airwayBill: string | null
  readonly answer?: FormAnswer
}

/**
 * The hand-over of boxes: each is scanned, the other side counts, and both must agree with the manifest or nothing
 * leaves.
 */
export function HandOverCard({ boxes, airwayBill, answer }: HandOverProps) {
  const mine = answerOf(answer, 'handOver')
  const { errors } = mine
  return (
    <Card title={m.warehouse_hand_over()} className="mb-4">
      <PostForm answer={mine} className={`${denseForm} flex flex-col gap-3`}>
        <input type="hidden" name="at" value="handOver" />
        <p className="text-sm text-soft">{m.warehouse_hand_over_lead({ count: boxes })}</p>
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <div className="grid items-start gap-3 lg:grid-cols-2">
          <TextArea
            label={m.warehouse_hand_over_scanned()}
            hint={m.warehouse_hand_over_scanned_hint()}
            name="scanned"
            dir="ltr"
            rows={4}
            autoComplete="off"
            spellCheck={false}
          />
          <div className="grid items-start gap-3 sm:grid-cols-2">
            <Field
              label={m.warehouse_airway_bill()}
              name="airwayBill"
              ltr
              autoComplete="off"
              defaultValue={airwayBill ?? ''}
            />
            <Field label={m.warehouse_hand_over_counted()} name="counted" ltr inputMode="numeric" autoComplete="off" />
            <Field label={m.warehouse_hand_over_company()} name="company" autoComplete="off" />
            <Field label={m.warehouse_hand_over_to()} name="givenTo" autoComplete="off" />
          </div>
        </div>
        <SubmitButton size="small" name="do" value="handOver" className="self-start" busyLabel={m.platform_form_busy()}>
          {m.warehouse_hand_over_press()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}

type HandedOverProps = { readonly handed: HandedOver; readonly locale: Locale; readonly site: Site }

/** Who gave the boxes to whom, and when. */
export function HandedOverCard({ handed, locale, site }: HandedOverProps) {
  const { boxes, airwayBill, company, givenTo, givenBy, givenAt } = handed
  return (
    <Card title={m.warehouse_handed_over()} className="mb-4">
      <Facts
        look="grid"
        items={[
          { term: m.warehouse_airway_bill(), value: <Ltr>{airwayBill}</Ltr> },
          { term: m.warehouse_boxes(), value: boxes },
          { term: m.warehouse_handed_at(), value: sayMoment(givenAt, locale, site) },
          { term: m.warehouse_hand_over_company(), value: <bdi>{company}</bdi> },
          { term: m.warehouse_hand_over_to(), value: <bdi>{givenTo}</bdi> },
          { term: m.warehouse_handed_by(), value: <bdi>{givenBy}</bdi> },
        ]}
      />
    </Card>
  )
}
