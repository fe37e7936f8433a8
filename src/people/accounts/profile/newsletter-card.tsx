import { Form } from 'react-router'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { m } from '#words/messages.js'

/** The newsletter: had or not, and one press to change it. */
export function NewsletterCard({ has }: { readonly has: boolean }) {
  return (
    <Card title={m.people_newsletter_title()} className="mt-5">
      <p className="mb-3 text-soft">{has ? m.people_newsletter_has() : m.people_newsletter_has_not()}</p>
      <Form method="post">
        <SubmitButton kind="secondary" name="do" value={has ? 'leave' : 'join'} busyLabel={m.people_busy()}>
          {has ? m.people_newsletter_leave() : m.people_newsletter_join()}
        </SubmitButton>
      </Form>
    </Card>
  )
}
