import { useState } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '#platform/ui/forms/button.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

import type { ConsentQuestion } from './consent-question.ts'

type ConsentBarProps = {
  readonly home: string
  /** `consentQuestion`; null: there is nothing to ask. */
  readonly question: ConsentQuestion | null
}

/** Asks a visitor from elsewhere, in its place on the page, until they chose: both answers are one press and look the same. */
export function ConsentBar({ home, question }: ConsentBarProps) {
  const { pathname, search } = useLocation()
  // The question stays on the pages that follow, where nothing of the arrival is seen any more.
  const [asked] = useState(question)
  const [isAnswered, setAnswered] = useState(false)
  if (asked === null || isAnswered || pathname === `${home}/measuring`) return null
  return (
    <section aria-label={m.tracking_title()} className="mb-5 rounded border border-line bg-surface p-4 shadow-rest">
      <p className="font-semibold">{m.tracking_bar_title()}</p>
      <p className="mt-1 text-sm text-soft">
        {asked.companies === '' ? m.tracking_bar_text() : m.tracking_bar_text_told({ companies: asked.companies })}{' '}
        <TextLink to={`${home}/measuring`}>{m.tracking_more()}</TextLink>
      </p>
      <Form
        method="post"
        action={`${home}/measuring`}
        className="mt-3 flex flex-wrap gap-2"
        onSubmit={() => setAnswered(true)}
      >
        <input type="hidden" name="arrived" value={asked.arrived} />
        <input type="hidden" name="receivers" value={asked.receivers} />
        <input type="hidden" name="back" value={pathname + search} />
        <Button type="submit" kind="quiet" name="do" value="yes" className="min-w-36 max-sm:grow">
          {m.tracking_yes()}
        </Button>
        <Button type="submit" kind="quiet" name="do" value="no" className="min-w-36 max-sm:grow">
          {m.tracking_no()}
        </Button>
      </Form>
    </section>
  )
}
