import { nationalIdPath } from '#cart/national-id-path.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { m } from '#words/messages.js'

type NationalIdHintProps = { readonly home: string; readonly back: string; readonly isAsked: boolean }

/** Goods that are registered to their owner: the card may be sent now, and keeps nobody from ordering. */
export function NationalIdHint({ home, back, isAsked }: NationalIdHintProps) {
  if (!isAsked) return null
  return (
    <Notice
      tone="info"
      title={m.checkout_national_id()}
      action={
        <ButtonLink to={nationalIdPath(home, back)} size="small" icon="upload">
          {m.cart_send_national_id()}
        </ButtonLink>
      }
    >
      {m.checkout_national_id_note()}
    </Notice>
  )
}
