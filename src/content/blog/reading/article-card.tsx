import type { ShownPicture } from '#content/pages/body/shown-picture.ts'
import { Drawing } from '#platform/ui/show/drawing.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import { Stage } from '#platform/ui/show/stage.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import type { ListedArticle } from './read-list.ts'

type ArticleCardProps = {
  readonly article: ListedArticle
  readonly locale: Locale
  readonly site: Site
  readonly level?: 2 | 3
  /** The newest of all, across the page. */
  readonly isFirst?: boolean
}

/** An article in a list: its picture, what it is about, and how long it is read. On a phone all but the first are rows. */
export function ArticleCard({ article, locale, site, level = 2, isFirst = false }: ArticleCardProps) {
  const { path, title, lead, category, picture, at, minutes } = article
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article
      className={
        isFirst
          ? 'relative grid items-center gap-x-10 gap-y-4 md:grid-cols-[1.3fr_1fr]'
          : 'relative grid min-w-0 items-start gap-3 max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:gap-x-4'
      }
    >
      <Cover picture={picture} isFirst={isFirst} shape={isFirst ? 'aspect-[16/9]' : 'aspect-square sm:aspect-[16/9]'} />
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="text-sm font-semibold text-sea">
          <bdi>{category}</bdi>
        </p>
        <Heading className={isFirst ? 'text-2xl text-balance md:text-3xl' : 'text-lg text-balance'}>
          <Link
            to={`/${locale}${path}`}
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-large hover:text-sea focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </Heading>
        <p className={isFirst ? 'text-soft md:text-lg' : 'line-clamp-2 text-soft sm:line-clamp-3'}>{lead}</p>
        <p className="mt-1 text-sm text-soft">
          <time dateTime={at.toISOString()}>{sayDay(at, locale, site)}</time> · {m.blog_minutes({ count: minutes })}
        </p>
      </div>
    </article>
  )
}

type CoverProps = { readonly picture: ShownPicture | null; readonly isFirst: boolean; readonly shape: string }

/** The picture of an article, or a drawing of the shop where it has none. */
function Cover({ picture, isFirst, shape }: CoverProps) {
  if (!picture)
    return (
      <Stage tone="sand" className={`flex ${shape} w-full items-center justify-center rounded-large`}>
        <Drawing name="harbour" className="relative text-sea" />
      </Stage>
    )
  return (
    <img
      src={`/api/content/pictures/${picture.id}`}
      alt=""
      width={picture.width}
      height={picture.height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      className={`${shape} w-full rounded-large bg-sunken object-cover`}
    />
  )
}
