import { Form } from 'react-router'
import { answerOf } from '#fulfilment/warehouse/form-part.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { NeedsForm } from './needs-form.tsx'
import { PaperRow } from './paper-row.tsx'
import type { Clearance } from './read-clearance.ts'
import type { Release } from './read-release.ts'
import type { Needs } from './switch-need.ts'

export type ClearanceFacts = {
  readonly clearance: Clearance
  readonly release: Release | null
  readonly needs: Needs
  readonly me: string
  readonly isAtCustoms: boolean
  readonly locale: Locale
  readonly site: Site
}

/** The papers that customs want, their decisions, and whether they released the goods. */
export function ClearanceCard({ facts, answer }: { readonly facts: ClearanceFacts; readonly answer?: FormAnswer }) {
  const { clearance, release, needs, site } = facts
  const isOpen = !release?.releasedAt
  return (
    <Card
      id="clearance"
      title={m.warehouse_clearance()}
      aside={
        isOpen ? (
          <Badge tone={clearance.open === 0 ? 'ok' : 'wait'}>
            {clearance.open === 0
              ? m.warehouse_clearance_complete()
              : m.warehouse_clearance_open({ count: clearance.open })}
          </Badge>
        ) : (
          <Badge tone="ok">{m.warehouse_released()}</Badge>
        )
      }
      className="mb-4"
    >
      <ul className="divide-y divide-line">
        {clearance.papers.map((paper) => (
          <PaperRow
            key={`${paper.kind} ${paper.itemId ?? paper.customerId}`}
            paper={paper}
            isOpen={isOpen}
            answer={answer}
          />
        ))}
      </ul>
      {isOpen && clearance.given > 0 && (
        <Form method="post" className="py-3">
          <SubmitButton size="small" name="do" value="acceptAll">
            {m.warehouse_clearance_accept_all()}
          </SubmitButton>
        </Form>
      )}
      <ReleasePart facts={facts} answer={answer} />
      <NeedsForm needs={needs} site={site} answer={answer} />
    </Card>
  )
}

function ReleasePart({ facts, answer }: { readonly facts: ClearanceFacts; readonly answer?: FormAnswer }) {
  const { clearance, release, me, isAtCustoms, locale, site } = facts
  const mine = answerOf(answer, 'release')
  const { errors } = mine
  if (release?.releasedAt) {
    const at = sayMoment(release.releasedAt, locale, site)
    const by = release.agreedBy ? `${release.askedBy} · ${release.agreedBy}` : release.askedBy
    return (
      <Notice tone="ok">
        {m.warehouse_released_at({ at, by: isolate(by) })}
        {release.reason && release.missing > 0 && (
          <>
            {' '}
            {m.warehouse_released_without({ count: release.missing })} <bdi>{release.reason}</bdi>
          </>
        )}
      </Notice>
    )
  }
  if (!isAtCustoms) return <p className="py-3 text-sm text-soft">{m.warehouse_release_later()}</p>
  const isAsked = release !== null && clearance.open > 0
  return (
    <PostForm answer={mine} className={`${denseForm} flex flex-col gap-3 border-t border-line py-3`}>
      <input type="hidden" name="at" value="release" />
      {errors.general && (
        <Notice tone="bad" role="alert">
          {errors.general}
        </Notice>
      )}
      {isAsked && release && (
        <Notice tone="wait">
          {m.warehouse_release_waits({ by: isolate(release.askedBy) })} <bdi>{release.reason}</bdi>
        </Notice>
      )}
      {!isAsked && clearance.open > 0 && (
        <Field
          label={m.warehouse_release_reason()}
          hint={m.warehouse_release_reason_hint()}
          id="release-reason"
          name="reason"
          autoComplete="off"
          className="max-w-xl"
        />
      )}
      <div className="flex flex-wrap gap-3">
        {!isAsked && (
          <SubmitButton size="small" kind={clearance.open === 0 ? 'primary' : 'secondary'} name="do" value="release">
            {clearance.open === 0 ? m.warehouse_release() : m.warehouse_release_ask()}
          </SubmitButton>
        )}
        {isAsked && release?.askedById !== me && (
          <SubmitButton size="small" name="do" value="agreeRelease">
            {m.warehouse_release_agree()}
          </SubmitButton>
        )}
        {isAsked && (
          <SubmitButton size="small" kind="secondary" name="do" value="withdrawRelease">
            {m.warehouse_release_withdraw()}
          </SubmitButton>
        )}
      </div>
    </PostForm>
  )
}
