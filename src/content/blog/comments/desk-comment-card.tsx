import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sayMoment } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { hoursToApprove } from './hours-to-approve.ts'
import type { CommentStage, DeskComment } from './read-comment-desk.ts'
import { sayReport } from './say-report.ts'
import type { Suspicion } from './suspect.ts'

type DeskCommentCardProps = {
  readonly comment: DeskComment
  readonly stage: CommentStage
  readonly locale: Locale
  readonly site: Site
  readonly now: Date
  readonly answer: FormAnswer | undefined
}

const suspicions: Readonly<Record<Suspicion, () => string>> = {
  link: m.blog_suspect_link,
  phone: m.blog_suspect_phone,
  repeated: m.blog_suspect_repeated,
}

/** One comment with all that is needed to decide on it. */
export function DeskCommentCard({ comment, stage, locale, site, now, answer }: DeskCommentCardProps) {
  const { id, name, said, title, path, at, suspect, isReply, isShop, customerId, decidedBy, reason, reports } = comment
  const wrong = answer?.errors.general
  return (
    <article className="card">
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {customerId ? (
            <TextLink to={`/${locale}/ops/customers/${customerId}`} quiet>
              <bdi className="font-semibold">{name || m.blog_reader()}</bdi>
            </TextLink>
          ) : (
            <bdi className="font-semibold">{name || m.blog_reader()}</bdi>
          )}
          <span className="text-sm text-soft">{sayMoment(at, locale, site)}</span>
          {stage === 'waiting' && <HoursLeft at={at} now={now} />}
          {suspect && stage === 'suspect' && (
            <Badge tone="warn" size="small">
              {suspicions[suspect]()}
            </Badge>
          )}
          {reports.map(({ reason: told, count }) => (
            <Badge key={told} tone="bad" size="small">
              {m.blog_reported({ reason: sayReport(told), count })}
            </Badge>
          ))}
        </div>
        <p className="text-sm text-soft">
          {isReply ? m.blog_reply_below() : m.blog_comment_below()}{' '}
          <TextLink href={`/${locale}${path}#comments`} newTab>
            <bdi>{title}</bdi>
          </TextLink>
        </p>
        <p dir="auto" className="break-words whitespace-pre-line">
          {said}
        </p>
        {decidedBy !== null && stage === 'refused' && (
          <p className="text-sm text-soft">{m.blog_refused_by({ who: isolate(decidedBy), why: isolate(reason) })}</p>
        )}
        {wrong && (
          <Notice tone="bad" role="alert">
            {wrong}
          </Notice>
        )}
        <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
          <PostForm answer={undefined} className="flex gap-3">
            <input type="hidden" name="id" value={id} />
            {stage !== 'shown' && stage !== 'reported' && (
              <SubmitButton name="do" value="approve" size="small">
                {m.blog_approve()}
              </SubmitButton>
            )}
            {stage === 'reported' && (
              <SubmitButton name="do" value="keep" size="small">
                {m.blog_keep()}
              </SubmitButton>
            )}
          </PostForm>
          {stage !== 'refused' && (
            <Disclosure
              quiet
              summary={m.blog_refuse()}
              open={answer?.typed.do === 'refuse'}
              className="open:basis-full"
            >
              <PostForm answer={answer?.typed.do === 'refuse' ? answer : undefined} className="flex flex-col gap-3">
                <input type="hidden" name="id" value={id} />
                <TextArea
                  id={`why-${id}`}
                  name="reason"
                  label={m.blog_refuse_reason()}
                  rows={2}
                  maxLength={300}
                  required
                />
                <SubmitButton name="do" value="refuse" kind="danger" size="small" className="self-start">
                  {m.blog_refuse_action()}
                </SubmitButton>
              </PostForm>
            </Disclosure>
          )}
          {!isShop && stage !== 'refused' && (
            <Disclosure quiet summary={m.blog_answer()} open={answer?.typed.do === 'reply'} className="open:basis-full">
              <PostForm answer={answer?.typed.do === 'reply' ? answer : undefined} className="flex flex-col gap-3">
                <input type="hidden" name="id" value={id} />
                <TextArea
                  id={`reply-${id}`}
                  name="said"
                  label={m.blog_answer_label()}
                  hint={comment.state === 'shown' ? undefined : m.blog_answer_approves()}
                  rows={3}
                  maxLength={2000}
                  required
                />
                <SubmitButton name="do" value="reply" size="small" className="self-start">
                  {m.blog_answer_action()}
                </SubmitButton>
              </PostForm>
            </Disclosure>
          )}
        </div>
      </div>
    </article>
  )
}

const hour = 3_600_000

/** How much of the promised hours is left, or how long they are over. */
function HoursLeft({ at, now }: { readonly at: Date; readonly now: Date }) {
  const left = at.getTime() + hoursToApprove * hour - now.getTime()
  if (left < 0)
    return (
      <Badge tone="bad" size="small">
        {m.blog_hours_late({ count: Math.ceil(-left / hour) })}
      </Badge>
    )
  const hours = Math.floor(left / hour)
  return (
    <Badge tone={hours < 6 ? 'warn' : 'neutral'} size="small">
      {m.blog_hours_left({ count: hours })}
    </Badge>
  )
}
