import { Form } from 'react-router'
import { StaffProof } from '#people/proofs/staff-proof.tsx'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import type { CampaignFound } from './read-campaigns.ts'
import { SizeText } from './size-text.tsx'

type StateFormsProps = {
  readonly campaign: Pick<CampaignFound, 'state' | 'isMine' | 'size'>
  readonly asksProof: boolean
  readonly asksStop: boolean
  readonly answer: FormAnswer | undefined
  readonly here: string
}

/** What can be done with a campaign in its state. */
export function StateForms({ campaign, asksProof, asksStop, answer, here }: StateFormsProps) {
  const { state, isMine, size } = campaign
  if (state === 'draft')
    return (
      <Form method="post">
        <Button type="submit" name="do" value="discard" size="small">
          {m.newsletter_discard()}
        </Button>
      </Form>
    )
  if (state === 'proposed')
    return (
      <Card tone="warn" title={m.newsletter_state_proposed()}>
        <SizeText size={size} />
        <PostForm answer={answer} className={`mt-3 flex flex-col items-start gap-3 ${denseForm}`}>
          <p className="text-soft">{isMine ? m.newsletter_needs_second() : m.newsletter_publish_text()}</p>
          {!isMine && <StaffProof asks={asksProof} />}
          <div className="flex flex-wrap gap-2">
            {!isMine && (
              <SubmitButton name="do" value="publish" size="small">
                {m.newsletter_publish()}
              </SubmitButton>
            )}
            <Button type="submit" name="do" value="takeBack" size="small" formNoValidate>
              {m.newsletter_take_back()}
            </Button>
          </div>
        </PostForm>
      </Card>
    )
  if (state === 'sent' || state === 'stopped') return null
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      {state === 'scheduled' && (
        <Button type="submit" name="do" value="takeBack" size="small">
          {m.newsletter_take_back()}
        </Button>
      )}
      {state === 'sending' && (
        <Button type="submit" name="do" value="pause" size="small">
          {m.newsletter_pause()}
        </Button>
      )}
      {state === 'paused' && (
        <Button type="submit" name="do" value="resume" size="small" kind="primary">
          {m.newsletter_resume()}
        </Button>
      )}
      {state !== 'scheduled' && (
        <ButtonLink to={`${here}?ask=stop`} size="small" kind="danger">
          {m.newsletter_stop()}
        </ButtonLink>
      )}
      {asksStop && state !== 'scheduled' && (
        <Dialog open title={m.newsletter_stop()} closeLabel={m.newsletter_close()} closeTo={here}>
          <p className="mb-4">{m.newsletter_stop_text()}</p>
          <SubmitButton name="do" value="stop" kind="danger">
            {m.newsletter_stop_confirm()}
          </SubmitButton>
        </Dialog>
      )}
    </Form>
  )
}
