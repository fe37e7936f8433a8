import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { siteWords } from '#platform/http/site-words.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { NationalIdFields } from './national-id-fields.tsx'
import type { NationalId } from './read-national-id.ts'

type NationalIdAskProps = {
  readonly site: Site
  /** The current card; for a refused one the reason is shown. */
  readonly paper: NationalId | null
  readonly typed: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  /** Somebody tried to continue without it. */
  readonly isRefused: boolean
}

/**
 * The form for the card to which an order's goods are registered, sent here before anything is paid; posted as
 * `do=nationalId`.
 */
export function NationalIdAsk({ site, paper, typed, errors, isRefused }: NationalIdAskProps) {
  return (
    <Card as="section" tone="warn" title={m.people_id_before_paying_title()} id="national-id">
      {isRefused && (
        <Notice tone="bad" role="alert" className="mb-4">
          {m.refusal_national_id_required()}
        </Notice>
      )}
      <p className="mb-4 text-soft">{siteWords(site).idBeforePaying}</p>
      {paper?.why && (
        <p className="mb-4">
          {m.people_id_refused_because()} <bdi>{paper.why}</bdi>
        </p>
      )}
      <PostForm answer={{ errors, typed }} noValidate encType="multipart/form-data" className="flex flex-col gap-4">
        <NationalIdFields site={site} number={typed.nationalId ?? paper?.number ?? ''} errors={errors} />
        <SubmitButton name="do" value="nationalId" className="self-start">
          {m.people_id_send()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
