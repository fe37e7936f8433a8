import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

type WhyEstimatedProps = {
  /** The reason of the category; null where another fact was guessed. */
  readonly why: string | null
  /** Where it can be corrected; without it nobody may. */
  readonly edit?: string
}

/** Why a fact was guessed and what becomes of it, one touch away. */
export function WhyEstimated({ why, edit }: WhyEstimatedProps) {
  return (
    <Disclosure quiet summary={m.cart_estimated_why()}>
      <p>{why === null ? m.cart_estimated_text() : m.cart_estimated_reason({ why })}</p>
      {edit && <TextLink to={edit}>{m.cart_estimated_correct()}</TextLink>}
    </Disclosure>
  )
}
