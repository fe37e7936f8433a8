import { BannerView } from '#content/pages/home/banner-view.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'
import type { BannerPreview } from './home-preview.ts'

type BannerPreviewsProps = { readonly previews: readonly BannerPreview[]; readonly isTried: boolean }

/** The banner in both languages, as wide as on a phone. */
export function BannerPreviews({ previews, isTried }: BannerPreviewsProps) {
  return (
    <Card title={m.settings_banner_preview_title()}>
      {isTried && (
        <Notice tone="info" role="status" className="mb-4">
          {m.settings_banner_tried()}
        </Notice>
      )}
      <div className="flex flex-wrap gap-6">
        {previews.map(({ locale, banner }) => (
          <div key={locale} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'} className="w-[328px] max-w-full">
            {banner ? (
              <BannerView banner={banner} locale={locale} />
            ) : (
              <p className="text-soft">{m.settings_banner_none({}, { locale })}</p>
            )}
          </div>
        ))}
      </div>
    </Card>
  )
}
