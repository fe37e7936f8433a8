import { Form } from 'react-router'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { TextArea } from '#platform/ui/forms/text-area.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'
import { ComparedText } from './compared-text.tsx'
import { PhonePreview } from './phone-preview.tsx'
import type { DeskVersion } from './read-text-desk.ts'

type VersionCardsProps = {
  readonly version: DeskVersion
  readonly before: DeskVersion | null
  readonly shown: DeskVersion | null
  /** The page of its text: what is done to a version shows there. */
  readonly to: string
  /** Of the page that shows it, without the language. */
  readonly path: string | { readonly ar: string; readonly en: string }
}

/** What a version changed, what customers read instead now, and the way back to it. */
export function VersionCards({ version, before, shown, to, path }: VersionCardsProps) {
  const { number, standing } = version
  return (
    <div className="flex flex-col gap-6">
      {shown && shown.number !== number && (
        <Card title={m.pages_compare_shown({ number: shown.number })}>
          <ComparedText before={shown.text} after={version.text} />
        </Card>
      )}
      {before && before.number !== shown?.number && (
        <Card title={m.pages_compare_before({ number: before.number })}>
          <ComparedText before={before.text} after={version.text} />
        </Card>
      )}
      {standing === 'scheduled' && (
        <Card title={m.pages_call_off_title()}>
          <Form method="post" action={to}>
            <input type="hidden" name="number" value={number} />
            <SubmitButton name="do" value="callOff" kind="danger">
              {m.pages_call_off()}
            </SubmitButton>
          </Form>
        </Card>
      )}
      {(standing === 'replaced' || standing === 'withdrawn') && (
        <Card title={m.pages_restore_title()}>
          <Form method="post" action={to} className="flex flex-col gap-3">
            <p className="text-soft">{m.pages_restore_text()}</p>
            <input type="hidden" name="number" value={number} />
            <TextArea name="reason" label={m.pages_why()} rows={2} maxLength={500} required />
            <SubmitButton name="do" value="restore" className="self-start">
              {m.pages_restore()}
            </SubmitButton>
          </Form>
        </Card>
      )}
      <PhonePreview path={path} draft={version.id} />
    </div>
  )
}
