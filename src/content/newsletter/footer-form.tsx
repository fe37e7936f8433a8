import { Form } from 'react-router'
import { Button } from '#platform/ui/forms/button.tsx'
import { m } from '#words/messages.js'
import { Trap } from './trap.tsx'

/** At the foot of each page: an address for the newsletter. What is wrong with it is said on the page it leads to. */
export function NewsletterForm({ home }: { readonly home: string }) {
  return (
    <Form method="post" action={`${home}/newsletter`} className="mt-4 flex flex-col gap-2">
      <label htmlFor="newsletter-email" className="text-on-deep">
        {m.newsletter_footer_label()}
      </label>
      <div className="flex flex-wrap gap-2">
        <span dir="ltr" className="control holder min-w-48 grow basis-48">
          <input id="newsletter-email" name="email" type="email" autoComplete="email" maxLength={254} required />
        </span>
        <Button type="submit">{m.newsletter_join()}</Button>
      </div>
      <input type="hidden" name="place" value="footer" />
      <Trap />
      <p className="text-sm">{m.newsletter_consent()}</p>
    </Form>
  )
}
