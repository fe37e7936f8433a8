import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import type { TextPreview } from './preview-text.ts'

type TextPreviewsProps = { readonly previews: readonly TextPreview[]; readonly isTried: boolean }

/** A message with sample data in both languages, as a mail and as an SMS with its length. */
export function TextPreviews({ previews, isTried }: TextPreviewsProps) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {isTried && (
        <Notice tone="info" role="status">
          {m.settings_text_tried()}
        </Notice>
      )}
      {previews.map(({ locale, subject, html, sms }) => (
        <Card key={locale} title={<bdi>{subject}</bdi>}>
          {html && (
            <iframe
              lang={locale}
              title={subject}
              sandbox="allow-same-origin"
              srcDoc={html}
              className="h-160 w-full rounded border border-line"
            />
          )}
          {sms && (
            <div className="mt-3">
              <p className="text-sm text-soft">{m.settings_text_sms({ letters: sms.letters, parts: sms.parts })}</p>
              <p
                lang={locale}
                dir={locale === 'ar' ? 'rtl' : 'ltr'}
                className="mt-1 rounded bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap"
              >
                {sms.text}
              </p>
            </div>
          )}
        </Card>
      ))}
    </div>
  )
}
