import { z } from 'zod'
import { reportReasons } from './report-reasons.ts'

const said = z
  .string()
  .transform((text) =>
    text
      .replaceAll('\r\n', '\n')
      // What turns the direction of a line, or is not seen at all, is no word.
      .replace(/(?![\n\t])\p{Cc}|[\u200b\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
  .pipe(z.string().min(2).max(2000))

const id = z.uuid()

/** A customer's comment, or a reply to one, sent once for its key; `website` is a field that people do not see and machines fill in. */
export const commentForm = z.object({
  said,
  parent: z.union([id, z.literal('')]).default(''),
  website: z.string().max(500).default(''),
  key: z.string(),
})

export const commentIdForm = z.object({ id })

export const reportForm = z.object({ id, reason: z.enum(reportReasons) })

/** Staff decide, with the reason where they refuse. */
export const refuseCommentForm = z.object({
  id,
  reason: z.string().trim().min(1, 'refusal_blog_comment_reason_needed').max(300),
})
export const replyForm = z.object({ id, said })
