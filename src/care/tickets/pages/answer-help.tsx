import { Select } from '#platform/ui/forms/select.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type AnswerHelpProps = {
  readonly canned: readonly { readonly id: string; readonly name: string }[]
  readonly colleagues: readonly { readonly id: string; readonly name: string }[]
  readonly locale: Locale
}

/** Below an answer: ready answers to put into it, and how a note names a colleague. */
export function AnswerHelp({ canned, colleagues, locale }: AnswerHelpProps) {
  return (
    <>
      {canned.length > 0 && (
        <div className="flex flex-wrap items-end gap-3">
          <Select
            label={m.tickets_canned_choose()}
            name="canned"
            className="grow"
            options={canned.map(({ id, name }) => ({ value: id, text: name }))}
          />
          <SubmitButton name="do" value="use" kind="secondary">
            {m.tickets_canned_use()}
          </SubmitButton>
        </div>
      )}
      <p className="text-sm text-soft">
        <TextLink to={`/${locale}/ops/tickets/answers`}>{m.tickets_canned()}</TextLink>
        {colleagues.length > 0 && (
          <>
            {' · '}
            {m.tickets_mention_hint()} <bdi>@{colleagues[0]?.name}</bdi>
          </>
        )}
      </p>
    </>
  )
}
