import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { EmptyState } from '#platform/ui/show/empty-state.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import { commentDeskDeeds } from './comment-deeds.ts'
import { DeskCommentCard } from './desk-comment-card.tsx'
import { hoursToApprove } from './hours-to-approve.ts'
import { type CommentStage, commentStages, countCommentStages, readCommentDesk } from './read-comment-desk.ts'

export const shouldRevalidate = () => true

function stageOf(request: Request): CommentStage {
  const asked = new URL(request.url).searchParams.get('stage')
  return commentStages.find((one) => one === asked) ?? 'waiting'
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const stage = stageOf(request)
  const { locale, site, now } = visit
  const [comments, counts] = await visit.read(
    async (work) => [await readCommentDesk(work, stage), await countCommentStages(work)] as const,
  )
  return { comments, counts, stage, done: doneText(request, 'blog_done', locale), locale, site, now }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const stage = stageOf(request)
  const back = (done: string) => `/${visit.locale}/ops/content/blog/comments?stage=${stage}&done=${done}`
  return answerDeeds(visit, await request.formData(), commentDeskDeeds, back)
}

const names: Readonly<Record<CommentStage, () => string>> = {
  waiting: m.blog_stage_waiting,
  suspect: m.blog_stage_suspect,
  reported: m.blog_stage_reported,
  shown: m.blog_stage_shown,
  refused: m.blog_stage_refused,
}

/** The queue of comments: what waits with the hours that are left, what looks like an advert, what readers reported. */
export default function CommentsDesk() {
  const { comments, counts, stage, done, locale, site, now } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const here = `/${locale}/ops/content/blog/comments`
  const waits: Readonly<Partial<Record<CommentStage, number>>> = counts
  return (
    <>
      <PageTitle>{m.blog_comments_desk()}</PageTitle>
      <PageHeading
        title={m.blog_comments_desk()}
        lead={m.blog_comments_desk_lead({ hours: hoursToApprove })}
        back={{ to: `/${locale}/ops/content/blog`, text: m.blog_desk() }}
      />
      <DoneNotice text={answer ? null : done} />
      {counts.late > 0 && (
        <Notice tone="bad" className="mb-4">
          {m.blog_comments_late({ count: counts.late, hours: hoursToApprove })}
        </Notice>
      )}
      <Tabs
        label={m.blog_comments_desk()}
        items={commentStages.map((one) => ({
          to: `${here}?stage=${one}`,
          text: names[one](),
          current: one === stage,
          ...(waits[one] !== undefined && { count: waits[one] }),
        }))}
      />
      {comments.length === 0 ? (
        <EmptyState drawing="letters" title={m.blog_comments_desk_none()} text={m.blog_comments_desk_none_text()} />
      ) : (
        <ul className="mt-5 flex max-w-4xl flex-col gap-4">
          {comments.map((comment) => (
            <li key={comment.id}>
              <DeskCommentCard
                comment={comment}
                stage={stage}
                locale={locale}
                site={site}
                now={now}
                answer={answer?.typed.id === comment.id ? answer : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
