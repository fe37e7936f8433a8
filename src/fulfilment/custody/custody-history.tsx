import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { pictureAddress } from '#platform/ui/show/picture-address.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { actName, conditionName, placeForCustomer } from './custody-names.ts'
import type { CustodyStep } from './read-custody-history.ts'

type CustodyHistoryProps = {
  readonly steps: readonly CustodyStep[]
  /** The item ended, but pieces of it are still with us. */
  readonly stays?: boolean
  readonly locale: Locale
  readonly site: Site
}

/** For the customer: each time we handled the goods, with place, time, weight and pictures. */
export function CustodyHistory({ steps, stays = false, locale, site }: CustodyHistoryProps) {
  if (steps.length === 0) return null
  return (
    <Card title={m.custody_history()}>
      <p className="mb-3 text-sm text-soft">{m.custody_history_lead()}</p>
      <ol className="flex flex-col divide-y divide-line">
        {steps.map((step) => (
          <li key={`${step.at.getTime()} ${step.act} ${step.barcodes.join()}`} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <strong className="font-semibold">{actName(step.act)}</strong>
              <bdi className="text-sm text-soft">{sayTime(step.at, locale, site)}</bdi>
            </p>
            <p className="flex flex-wrap gap-x-4 text-sm text-soft">
              <span>{placeForCustomer(step, locale, site)}</span>
              <span>{m.custody_history_pieces({ count: step.pieces })}</span>
              {step.condition !== null && (
                <span>{m.custody_condition({ condition: conditionName(step.condition) })}</span>
              )}
              {step.grams !== null && <span>{m.custody_history_grams({ grams: String(step.grams) })}</span>}
            </p>
            <Photos step={step} />
          </li>
        ))}
      </ol>
      {stays && (
        <Notice tone="info" className="mt-3">
          {m.custody_history_stays()}
        </Notice>
      )}
    </Card>
  )
}

function Photos({ step }: { readonly step: CustodyStep }) {
  if (step.photos.length === 0) return null
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {step.photos.map((id, at) => (
        <li key={id}>
          <a href={`/api/files/${id}`} target="_blank" rel="noreferrer" className="block rounded border border-line">
            <img
              src={pictureAddress(`/api/files/${id}`, 192)}
              alt={m.custody_history_photo({ place: String(at + 1), act: actName(step.act) })}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
