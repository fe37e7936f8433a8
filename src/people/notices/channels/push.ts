import { concernText } from '#people/notices/kinds/concern-names.ts'
import { isDiscreet } from '#people/notices/kinds/concerns.ts'
import { messageKinds } from '#people/notices/kinds/message-kinds.ts'
import type { Channel } from '#people/notices/letter.ts'
import { pushService } from '#people/notices/notices.ports.ts'
import { pushToBrowsers } from '#people/notices/push/push-to-browsers.ts'
import { plug } from '#platform/work/ports.ts'
import { m } from '#words/messages.js'

/** To the browsers that a customer has turned notifications on in: what it concerns, and no amount, product or code. */
export const push: Channel = {
  write: ({ id, locale }, { kind, subject, secret }) => {
    const { concern } = messageKinds[kind]
    if (concern === null || secret !== undefined) return null
    return {
      to: id,
      subject: concernText[concern].name({}, { locale }),
      text: isDiscreet(concern) ? subject : m.notices_push_body({}, { locale }),
      html: null,
    }
  },
  plug: (open) => plug(pushService, open.push),
  send: (ports, message, job) => pushToBrowsers(job, ports.get(pushService), message),
}
