import type { FormAnswer } from '#platform/http/forms/form-answer.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { FormKey } from '#platform/ui/forms/form-key.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { CommentPage, ShownComment } from './read-comments.ts'
import { reportReasons } from './report-reasons.ts'
import { sayReport } from './say-report.ts'
import { TrapField } from './trap-field.tsx'

type CommentsPartProps = {
  readonly comments: CommentPage
  /** The article itself, without its page of comments. */
  readonly path: string
  /** What is sent from this page counts once. */
  readonly sendKey: string
  /** The way to sign in, for who has not. */
  readonly signIn: string | null
  readonly done: string | null
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
  readonly site: Site
}

/** What readers say of an article, and a form for those who are signed in. Nothing is shown to others before it was approved. */
export function CommentsPart({
  comments: { threads, page, hasOlder },
  path,
  sendKey,
  signIn,
  done,
  answer,
  locale,
  site,
}: CommentsPartProps) {
  const count = threads.reduce((sum, { replies }) => sum + 1 + replies.length, 0)
  // The answer stands at the form that was sent.
  const of = answer ? (answer.typed.parent ?? answer.typed.id ?? '') : null
  const wrong = answer && of !== '' ? answer.errors.general : undefined
  return (
    <section
      id="comments"
      aria-labelledby="comments-title"
      className="mt-14 max-w-[44rem] scroll-mt-6 border-t border-line pt-10"
    >
      <h2 id="comments-title" className="mb-5 text-2xl">
        {count === 0 || hasOlder || page > 1 ? m.blog_comments() : m.blog_comments_count({ count })}
      </h2>
      <DoneNotice text={done} />
      {wrong && (
        <Notice tone="bad" role="alert" className="mb-4">
          {wrong}
        </Notice>
      )}
      {threads.length === 0 && page === 1 && <p className="mb-5 text-soft">{m.blog_comments_none()}</p>}
      {hasOlder && (
        <p className="mb-6">
          <ButtonLink to={`${path}?comments=${page + 1}#comments`} size="small">
            {m.blog_comments_older()}
          </ButtonLink>
        </p>
      )}
      <ol className="flex flex-col gap-6">
        {threads.map(({ replies, ...comment }) => (
          <li key={comment.id}>
            <CommentView
              comment={comment}
              sendKey={sendKey}
              mayAct={signIn === null}
              lastReply={replies.at(-1)?.id}
              answer={of === comment.id ? answer : undefined}
              locale={locale}
              site={site}
            />
            {replies.length > 0 && (
              <ol className="mt-4 flex flex-col gap-4 border-s-2 border-line ps-5">
                {replies.map((reply) => (
                  <li key={reply.id}>
                    <CommentView
                      comment={reply}
                      sendKey={sendKey}
                      mayAct={signIn === null}
                      lastReply={replies.at(-1)?.id}
                      answer={of === reply.id ? answer : undefined}
                      locale={locale}
                      site={site}
                    />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      {page > 1 && (
        <p className="mt-6">
          <ButtonLink to={`${path}${page > 2 ? `?comments=${page - 1}` : ''}#comments`} size="small">
            {m.blog_comments_newer()}
          </ButtonLink>
        </p>
      )}
      <div className="mt-8 rounded-large border border-line bg-surface p-5">
        {signIn === null ? (
          // Empty again once it was sent.
          <CommentForm key={threads.at(-1)?.id} sendKey={sendKey} answer={of === '' ? answer : undefined} />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>{m.blog_comment_sign_in()}</p>
            <ButtonLink to={signIn}>{m.blog_comment_sign_in_action()}</ButtonLink>
          </div>
        )}
      </div>
    </section>
  )
}

type CommentViewProps = {
  readonly comment: ShownComment
  readonly sendKey: string
  readonly mayAct: boolean
  /** Of its thread: with a new one the form that sent it is closed. */
  readonly lastReply: string | undefined
  readonly answer: FormAnswer | undefined
  readonly locale: Locale
  readonly site: Site
}

function CommentView({ comment, sendKey, mayAct, lastReply, answer, locale, site }: CommentViewProps) {
  const { id, name, said, at, isShop, isOwn, isWaiting } = comment
  return (
    <article id={`comment-${id}`} className="min-w-0 scroll-mt-6">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {isShop ? (
          <Badge tone="info" size="small">
            {m.blog_shop()}
          </Badge>
        ) : (
          <bdi className="font-semibold">{name || m.blog_reader()}</bdi>
        )}
        {isWaiting && (
          <Badge tone="wait" size="small">
            {m.blog_waiting()}
          </Badge>
        )}
        <time dateTime={at.toISOString()} className="text-sm text-soft">
          {sayTime(at, locale, site)}
        </time>
      </p>
      <p dir="auto" className="mt-1 break-words whitespace-pre-line">
        {said}
      </p>
      {isWaiting && <p className="mt-1 text-sm text-soft">{m.blog_waiting_text()}</p>}
      {mayAct && (
        <div className="mt-1 flex flex-wrap items-start gap-x-6">
          {!isWaiting && (
            <Disclosure
              key={lastReply}
              quiet
              summary={m.blog_reply()}
              open={answer?.typed.do === 'comment'}
              className="open:basis-full"
            >
              <CommentForm parent={id} sendKey={sendKey} answer={answer?.typed.do === 'comment' ? answer : undefined} />
            </Disclosure>
          )}
          {isOwn ? (
            <Disclosure quiet summary={m.blog_withdraw()} className="open:basis-full">
              <PostForm answer={undefined} className="flex flex-wrap items-center gap-3">
                <input type="hidden" name="id" value={id} />
                <p>{m.blog_withdraw_text()}</p>
                <SubmitButton name="do" value="withdraw" kind="danger" size="small">
                  {m.blog_withdraw_action()}
                </SubmitButton>
              </PostForm>
            </Disclosure>
          ) : (
            !isShop && <ReportForm id={id} answer={answer?.typed.do === 'report' ? answer : undefined} />
          )}
        </div>
      )}
    </article>
  )
}

function ReportForm({ id, answer }: { readonly id: string; readonly answer: FormAnswer | undefined }) {
  return (
    <Disclosure quiet summary={m.blog_report()} open={answer !== undefined} className="open:basis-full">
      <PostForm answer={answer} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="id" value={id} />
        <Select
          id={`report-${id}`}
          name="reason"
          label={m.blog_report_reason()}
          options={reportReasons.map((value) => ({ value, text: sayReport(value) }))}
          className="min-w-56"
        />
        <SubmitButton name="do" value="report" kind="secondary">
          {m.blog_report_action()}
        </SubmitButton>
      </PostForm>
    </Disclosure>
  )
}

type CommentFormProps = {
  readonly parent?: string
  readonly sendKey: string
  readonly answer: FormAnswer | undefined
}

function CommentForm({ parent = '', sendKey, answer }: CommentFormProps) {
  return (
    <PostForm answer={answer} key={answer?.attempt} className="flex flex-col gap-4">
      {answer?.errors.general && (
        <Notice tone="bad" role="alert">
          {answer.errors.general}
        </Notice>
      )}
      <TextArea
        id={parent === '' ? 'said' : `said-${parent}`}
        name="said"
        label={parent === '' ? m.blog_comment_label() : m.blog_reply_label()}
        hint={m.blog_comment_hint()}
        rows={3}
        maxLength={2000}
        required
      />
      <input type="hidden" name="parent" value={parent} />
      <FormKey value={sendKey} />
      <TrapField />
      <SubmitButton name="do" value="comment" className="self-start">
        {parent === '' ? m.blog_comment_send() : m.blog_reply_send()}
      </SubmitButton>
    </PostForm>
  )
}
