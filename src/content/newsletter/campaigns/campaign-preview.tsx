import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type CampaignPreviewProps = {
  readonly preview: {
    readonly locale: Locale
    readonly isDark: boolean
    readonly html: string
    readonly text: string
    /** Whether its audience reads this language. */
    readonly isSent: boolean
  }
  readonly here: string
}

/** A campaign as it arrives, in each language, light and dark, and without markup. */
export function CampaignPreview({ preview: { locale, isDark, html, text, isSent }, here }: CampaignPreviewProps) {
  const to = (change: Readonly<Record<string, string>>) =>
    `${here}?${new URLSearchParams({ in: locale, look: isDark ? 'dark' : 'light', ...change })}`
  return (
    <Card title={m.newsletter_preview()}>
      <Tabs
        label={m.newsletter_preview_language()}
        items={[
          { to: to({ in: 'ar' }), text: m.newsletter_audience_ar(), current: locale === 'ar' },
          { to: to({ in: 'en' }), text: m.newsletter_audience_en(), current: locale === 'en' },
        ]}
      />
      <Tabs
        label={m.newsletter_preview_look()}
        items={[
          { to: to({ look: 'light' }), text: m.newsletter_preview_light(), current: !isDark },
          { to: to({ look: 'dark' }), text: m.newsletter_preview_dark(), current: isDark },
        ]}
      />
      {!isSent && (
        <Notice tone="info" className="mt-3">
          {m.newsletter_preview_not_sent()}
        </Notice>
      )}
      <iframe
        title={m.newsletter_preview()}
        sandbox="allow-same-origin"
        srcDoc={html}
        className="mt-3 h-200 w-full rounded border border-line"
      />
      <p lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} className="sr-only">
        {text}
      </p>
    </Card>
  )
}
