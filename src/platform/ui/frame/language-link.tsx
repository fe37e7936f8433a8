import { classes } from '#platform/ui/show/classes.ts'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Link } from '#platform/ui/show/link.tsx'

export type LanguageLinkProps = {
  readonly to: string
  readonly text: string
  readonly lang: 'ar' | 'en'
  readonly label: string
}

/**
 * The same page in the other language, named in that language. Loads the whole document, because everything changes.
 */
export function LanguageLink({
  to,
  text,
  lang,
  label,
  className,
}: LanguageLinkProps & { readonly className?: string }) {
  return (
    <Link
      reloadDocument
      to={to}
      lang={lang}
      hrefLang={lang}
      title={label}
      onClick={(event) => {
        // The address may have changed since rendering, and only the browser knows the place on the page.
        const { pathname, search, hash } = window.location
        event.currentTarget.href = pathname.replace(/^\/(ar|en)(?=\/|$)/, `/${lang}`) + search + hash
      }}
      className={classes(
        'inline-flex h-11 items-center gap-2 rounded px-2.5 text-base no-underline focus-visible:rounded',
        className,
      )}
    >
      <Icon name="globe" />
      {text}
    </Link>
  )
}
