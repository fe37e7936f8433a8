import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { isId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { withoutSheet } from './mail-look.ts'
import { withOrigin } from './origin-part.ts'
import { OutboxFrame } from './outbox-frame.tsx'
import { toShownRow } from './outbox-row.ts'
import { readOutboxMessage } from './read-outbox.ts'
import { Recipient } from './recipient.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { id = '' } = params
  const message = isId(id) ? await visit.read((work) => readOutboxMessage(work, id)) : null
  if (!message) throw data(null, { status: 404 })
  const text = withOrigin(message.text, visit)
  const links = [...new Set(text.match(/https?:\/\/\S+/g) ?? [])]
  return {
    ...toShownRow(message, visit.locale),
    text,
    replyTo: message.replyTo,
    html: message.html && withoutSheet(withOrigin(message.html, visit)),
    links,
  }
}

export default function OutboxMessage() {
  const message = useLoaderData<typeof loader>()
  const direction = message.locale === 'ar' ? 'rtl' : 'ltr'
  return (
    <OutboxFrame title={message.title}>
      <PageHeading title={<bdi>{message.title}</bdi>} back={{ to: '/dev/outbox', text: m.notices_outbox_back() }} />
      <div className="flex flex-col gap-5">
        <Card as="div">
          <Facts
            items={[
              { key: 'to', term: m.notices_outbox_to(), value: <Recipient>{message.recipient}</Recipient> },
              ...(message.replyTo
                ? [
                    {
                      key: 'reply',
                      term: m.notices_outbox_reply_to(),
                      value: (
                        <bdi dir="ltr" className="break-all">
                          {message.replyTo}
                        </bdi>
                      ),
                    },
                  ]
                : []),
              { key: 'at', term: m.notices_outbox_at(), value: <bdi className="tabular-nums">{message.at}</bdi> },
              ...(message.error ? [{ key: 'error', term: m.notices_outbox_failed(), value: message.error }] : []),
            ]}
          />
        </Card>
        {message.links.length > 0 && (
          <Card title={m.notices_outbox_links()}>
            <ul className="flex flex-col gap-2">
              {message.links.map((link) => (
                <li key={link} dir="ltr">
                  <a href={link} className="break-all text-sea underline underline-offset-4">
                    {link}
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        )}
        <Card title={m.notices_outbox_text()}>
          <p lang={message.locale} dir={direction} className="whitespace-pre-wrap break-words">
            {message.text}
          </p>
        </Card>
        {message.html && (
          <Card title={m.notices_outbox_letter()}>
            <iframe
              title={m.notices_outbox_letter()}
              sandbox="allow-popups"
              srcDoc={message.html}
              className="h-150 w-full rounded border border-line bg-surface"
            />
          </Card>
        )}
      </div>
    </OutboxFrame>
  )
}
