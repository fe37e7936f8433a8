import { Link } from '#platform/ui/show/link.tsx'
import type { Locale } from '#platform/work/work.ts'
import type { SiteLine } from './read-lines.ts'

/** The line over a customer page. */
export function SiteLineView({ line, locale }: { readonly line: SiteLine; readonly locale: Locale }) {
  const { text, link } = line
  const look = 'text-inherit underline decoration-1 underline-offset-4'
  return (
    <p role="note" className="border-b border-info-line bg-info-soft px-4 py-2 text-center text-sm text-info">
      {link === null ? (
        text
      ) : link.startsWith('/') ? (
        <Link to={`/${locale}${link === '/' ? '' : link}`} className={look}>
          {text}
        </Link>
      ) : (
        <a href={link} className={look}>
          {text}
        </a>
      )}
    </p>
  )
}
