import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { channelNames, channels } from '#people/notices/channels.ts'
import { channelText } from '#people/notices/kinds/channel-names.ts'
import { isMessageKind, messageKinds } from '#people/notices/kinds/message-kinds.ts'
import { withSafeDirection } from '#people/notices/kinds/safe-direction.ts'
import { sampleLetter } from '#people/notices/kinds/sample-letter.ts'
import { darkened, withoutSheet } from '#people/notices/mail-look.ts'
import { withOrigin } from '#people/notices/origin-part.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

export function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'content', request)
  const { kind = '' } = params
  if (!isMessageKind(kind)) throw data(null, { status: 404 })
  const { site, origin } = visit
  const asked = new URL(request.url).searchParams
  const locale = asked.get('in') === 'ar' || asked.get('in') === 'en' ? (asked.get('in') as 'ar' | 'en') : visit.locale
  const [isDark, isWorst] = [asked.get('look') === 'dark', asked.get('data') === 'worst']
  const letter = withSafeDirection(sampleLetter(kind, { locale, site, data: isWorst ? 'worst' : 'usual', origin }))
  // Nobody's address: a preview is sent to no one.
  const reader = { id: '', email: 'salma@example.com', phone: '+200000000000', locale }
  const messages = (messageKinds[kind].only ?? channelNames).flatMap((channel) => {
    const message = channels[channel].write(reader, letter)
    if (!message) return []
    const html = message.html && withoutSheet(withOrigin(message.html, visit))
    return [{ channel, text: withOrigin(message.text, visit), html: html && isDark ? darkened(html) : html }]
  })
  return {
    kind,
    subject: letter.subject,
    messages,
    locale,
    isDark,
    isWorst,
    home: `/${visit.locale}/ops/messages`,
    visitor: visit.locale,
  }
}

/** One kind of message as it looks: in each language, light and dark, with usual data and with the worst. */
export default function MessagePreview() {
  const { kind, subject, messages, locale, isDark, isWorst, home, visitor } = useLoaderData<typeof loader>()
  const to = (change: Readonly<Record<string, string>>) => {
    const asked = { in: locale, look: isDark ? 'dark' : 'light', data: isWorst ? 'worst' : 'usual', ...change }
    return `${home}/${kind}?${new URLSearchParams(asked)}`
  }
  return (
    <>
      <PageTitle>{subject}</PageTitle>
      <PageHeading title={<bdi>{subject}</bdi>} back={{ to: home, text: m.notices_preview_back() }} />
      <TextLink to={`/${visitor}/ops/settings/texts/${kind}`} className="min-h-11">
        {m.notices_kinds_change()}
      </TextLink>
      <Tabs
        label={m.notices_preview_looks()}
        items={[
          { to: to({ in: 'ar' }), text: m.notices_preview_arabic(), current: locale === 'ar' },
          { to: to({ in: 'en' }), text: m.notices_preview_english(), current: locale === 'en' },
        ]}
      />
      <Tabs
        label={m.notices_preview_data()}
        items={[
          { to: to({ look: 'light' }), text: m.notices_preview_light(), current: !isDark },
          { to: to({ look: 'dark' }), text: m.notices_preview_dark(), current: isDark },
          { to: to({ data: 'usual' }), text: m.notices_preview_usual(), current: !isWorst },
          { to: to({ data: 'worst' }), text: m.notices_preview_worst(), current: isWorst },
        ]}
      />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        {messages.map(
          ({ channel, html }) =>
            html && (
              <Card key={channel} title={m.notices_preview_mail()} flush>
                <iframe
                  title={m.notices_preview_mail()}
                  sandbox="allow-same-origin"
                  srcDoc={html}
                  className="h-200 w-full"
                />
              </Card>
            ),
        )}
        <div className="flex flex-col gap-5">
          {messages.map(({ channel, text }) => (
            <Card key={channel} title={m.notices_preview_short({ channel: channelText(channel) })}>
              <p
                lang={locale}
                dir={locale === 'ar' ? 'rtl' : 'ltr'}
                className="whitespace-pre-wrap [overflow-wrap:anywhere]"
              >
                <bdi>{text}</bdi>
              </p>
            </Card>
          ))}
        </div>
      </div>
    </>
  )
}
