import type { MouseEvent } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { withBackUrl } from '#people/access/back-url.ts'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'
import { getLocale } from '#words/runtime.js'

/**
 * The way to a proof by a code from the mail, for who has no password. With a script the code is mailed at once and the
 * form around it is kept. A link and no button, so that Enter in the form never asks for a code.
 */
export function ProofByCode() {
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  const door = `/${getLocale()}/account/confirm`
  const isDoor = pathname === door
  const url = isDoor ? `${door}/code${search}` : withBackUrl(`${door}/code`, `${pathname}${search}`)
  const mailCode = (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form')
    if (!form || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    const fields = new FormData(form)
    fields.set('do', 'askCode')
    if (!isDoor) fields.set('waits', '1')
    submit(fields, { method: 'post', action: url })
  }
  return (
    <TextLink to={url} quiet className="self-start text-sm" onClick={mailCode}>
      {m.people_proof_by_code()}
    </TextLink>
  )
}
