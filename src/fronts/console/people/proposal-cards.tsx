import type { StaffProposal } from '#people/staff/read-proposals.ts'
import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'

type ProposalCardsProps = {
  readonly proposals: readonly StaffProposal[]
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
  readonly site: Site
}

/** What waits for another admin: each with its reason, to agree to or not. */
export function ProposalCards({ proposals, answer, locale, site }: ProposalCardsProps) {
  if (proposals.length === 0) return null
  return (
    <section aria-label={m.staff_proposals()} className="mb-4 flex flex-col gap-3">
      {proposals.map((proposal) => {
        const { id, why, proposedBy, proposedAt, expiresAt, isMine } = proposal
        const isAnswered = answer?.typed.do?.endsWith(`:${id}`)
        const by = m.staff_proposal_by({
          name: isolate(proposedBy),
          at: isolate(sayTime(proposedAt, locale, site)),
          ends: isolate(sayTime(expiresAt, locale, site)),
        })
        return (
          <Card key={id} tone="warn" title={proposalText(proposal)}>
            <p>
              <bdi>{why}</bdi>
            </p>
            <p className="text-sm text-soft">{by}</p>
            <PostForm
              answer={isAnswered ? answer : undefined}
              noValidate
              className={`mt-3 flex flex-col items-start gap-3 ${denseForm}`}
            >
              {isAnswered && answer?.errors.general && (
                <Notice tone="bad" role="alert">
                  {answer.errors.general}
                </Notice>
              )}
              {isMine && <p className="text-soft">{m.staff_proposal_mine()}</p>}
              <div className="flex flex-wrap gap-2">
                {!isMine && (
                  <SubmitButton name="do" value={`agree:${id}`} size="small">
                    {m.staff_proposal_agree()}
                  </SubmitButton>
                )}
                <SubmitButton name="do" value={`refuse:${id}`} size="small" kind="secondary">
                  {isMine ? m.staff_proposal_withdraw() : m.staff_proposal_refuse()}
                </SubmitButton>
              </div>
            </PostForm>
          </Card>
        )
      })}
    </section>
  )
}

function proposalText({ kind, name: plain, email, roles }: StaffProposal): string {
  const name = isolate(plain)
  if (kind === 'invite') return m.staff_proposal_invite({ name, email: isolate(email) })
  if (kind === 'suspend') return m.staff_proposal_suspend({ name })
  if (kind === 'resume') return m.staff_proposal_resume({ name })
  if (kind === 'resetSecondFactor') return m.staff_proposal_factor({ name })
  return roles?.includes('admin') ? m.staff_proposal_make({ name }) : m.staff_proposal_end({ name })
}
