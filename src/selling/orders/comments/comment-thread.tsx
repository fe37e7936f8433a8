import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { brand } from '#platform/settings/brand.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { OrderComment } from './read-comments.ts'

type CommentThreadProps = {
  readonly who: 'customer' | 'staff'
  readonly comments: readonly OrderComment[]
  /** The items that a message may be about. */
  readonly items: readonly { readonly id: string; readonly title: string }[]
  readonly formKey: string
  readonly typed: Readonly<Record<string, string>>
  readonly errors: FieldErrors
  readonly place: { readonly locale: Locale; readonly site: Site }
}

/** The messages between a customer and the shop about an order, and the field for another. */
export function CommentThread({ who, comments, items, formKey, typed, errors, place }: CommentThreadProps) {
  const whole = { value: '', text: m.orders_comments_whole() }
  return (
    <div className="flex flex-col gap-4">
      {comments.length === 0 ? (
        <p className="text-soft">{who === 'customer' ? m.orders_comments_lead() : m.orders_comments_none()}</p>
      ) : (
        <ol aria-label={m.orders_comments()} className="flex flex-col gap-3">
          {comments.map((comment) => (
            <Said key={comment.id} comment={comment} who={who} place={place} />
          ))}
        </ol>
      )}
      {/* A sent message leaves the field with the next page; a refused one stays in it. */}
      <PostForm
        answer={{ errors, typed }}
        action="#comments"
        noValidate
        preventScrollReset
        className="flex flex-col gap-3"
        key={comments.length}
      >
        <input type="hidden" name="key" value={formKey} />
        <TextArea
          label={who === 'customer' ? m.orders_comments_say() : m.orders_comments_answer()}
          name="said"
          rows={2}
          maxLength={2000}
          dir="auto"
          required
        />
        {items.length > 1 && (
          <Select
            label={m.orders_comments_about()}
            name="about"
            options={[whole, ...items.map(({ id, title }) => ({ value: id, text: title }))]}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <SubmitButton name="do" value="comment" kind="secondary">
            {m.orders_comments_send()}
          </SubmitButton>
          {who === 'staff' && comments.some(({ staff, seenAt }) => staff === null && seenAt === null) && (
            <SubmitButton name="do" value="seen" kind="quiet" formNoValidate>
              {m.orders_comments_seen_action()}
            </SubmitButton>
          )}
        </div>
      </PostForm>
    </div>
  )
}

type SaidProps = Pick<CommentThreadProps, 'who' | 'place'> & { readonly comment: OrderComment }

function Said({ comment, who, place }: SaidProps) {
  const { staff, isMine, said, at, itemTitle, seenAt } = comment
  const isOurs = who === 'customer' ? staff === null : staff !== null
  const shop = m.orders_comments_shop({ brand: brand.name[place.locale] })
  const name = isMine ? m.orders_comments_you() : staff === null ? null : staff || shop
  return (
    <li
      className={classes(
        'max-w-[85%] rounded border border-line p-3',
        isOurs ? 'ms-auto bg-sunken' : 'me-auto bg-surface',
      )}
    >
      <p className="text-sm text-soft">
        {name && <bdi className="font-semibold text-ink">{name} </bdi>}
        <bdi>{sayTime(at, place.locale, place.site)}</bdi>
        {isOurs && seenAt && <> · {m.orders_comments_seen_by()}</>}
      </p>
      {itemTitle && (
        <p className="truncate text-sm text-soft">
          {m.orders_comments_about()} <bdi>{itemTitle}</bdi>
        </p>
      )}
      <p dir="auto" className="whitespace-pre-wrap break-words [unicode-bidi:plaintext]">
        {said}
      </p>
    </li>
  )
}
