import { Card } from '#platform/ui/show/card.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { m } from '#words/messages.js'

type PhonePreviewProps = {
  /** Of the page, without its language; each language may have its own. */
  readonly path: string | { readonly ar: string; readonly en: string }
  readonly draft: string
}

/** The real page with the draft in it, in both languages and in the width of a phone. Only staff see it so. */
export function PhonePreview({ path, draft }: PhonePreviewProps) {
  const to = (language: 'ar' | 'en') => `/${language}${typeof path === 'string' ? path : path[language]}?draft=${draft}`
  return (
    <Card title={m.pages_preview()}>
      <p className="mb-4 text-soft">{m.pages_preview_lead()}</p>
      <div className="flex flex-wrap gap-6">
        {(['ar', 'en'] as const).map((language) => {
          const name = language === 'ar' ? m.pages_arabic() : m.pages_english()
          return (
            <figure key={language} className="max-w-full">
              <iframe
                src={to(language)}
                title={m.pages_preview_in({ language: name })}
                loading="lazy"
                className="h-[40rem] w-[360px] max-w-full rounded border border-line bg-surface shadow-rest"
              />
              <figcaption className="mt-1">
                <TextLink href={to(language)} newTab>
                  {m.pages_preview_open({ language: name })}
                </TextLink>
              </figcaption>
            </figure>
          )
        })}
      </div>
    </Card>
  )
}
