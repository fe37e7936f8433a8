import type { Block } from '#content/pages/body/blocks.ts'
import { BodyView } from '#content/pages/body/body-view.tsx'
import { Disclosure } from '#platform/ui/frame/disclosure.tsx'
import { sayDay } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { ProductShelf } from '#selling/search/shelves/product-shelf.tsx'
import type { Shelf } from '#selling/search/shelves/read-shelves.ts'
import type { Site } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { partedByGoods } from './goods-mark.ts'
import type { ShownArticle } from './read-article.ts'

type ArticleTextProps = {
  readonly article: Omit<ShownArticle, 'products'>
  readonly goods: Shelf | null
  readonly locale: Locale
  readonly site: Site
}

const leastForContents = 3

/** The text of an article beside what it holds; its goods stand where the text says so, else behind it. */
export function ArticleText({ article, goods, locale, site }: ArticleTextProps) {
  const { title, lead, intro, sections, pictures, author, cover, shownFrom, minutes } = article
  const shelf = goods && (
    <div className="my-8">
      <ProductShelf shelf={goods} home={`/${locale}`} locale={locale} />
    </div>
  )
  const isPlaced = [intro, ...sections.map(({ blocks }) => blocks)].some((blocks) => partedByGoods(blocks) !== null)
  const draw = (blocks: readonly Block[]) => {
    const parted = partedByGoods(blocks)
    if (!parted) return <BodyView blocks={blocks} pictures={pictures} />
    return (
      <>
        <BodyView blocks={parted.before} pictures={pictures} />
        {shelf}
        <BodyView blocks={parted.after} pictures={pictures} />
      </>
    )
  }
  const hasContents = sections.length >= leastForContents
  const contents = (
    <ol className="flex flex-col">
      {sections.map(({ id, title: part }) => (
        <li key={id}>
          <a href={`#${id}`} className="inline-flex min-h-9 items-center text-sea no-underline hover:underline">
            {part}
          </a>
        </li>
      ))}
    </ol>
  )
  return (
    <article>
      <header className="mb-8 max-w-[52rem]">
        <h1 className="text-3xl leading-snug text-balance md:text-4xl md:leading-snug">{title}</h1>
        <p className="mt-3 text-lg text-soft md:text-xl">{lead}</p>
        <p className="mt-4 text-sm text-soft">
          <bdi className="font-semibold text-ink">{author.name}</bdi> ·{' '}
          <time dateTime={shownFrom.toISOString()}>{sayDay(shownFrom, locale, site)}</time> ·{' '}
          {m.blog_minutes({ count: minutes })}
        </p>
      </header>
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="min-w-0">
          {cover && (
            <img
              src={`/api/content/pictures/${cover.id}`}
              alt={cover.alt}
              width={cover.width}
              height={cover.height}
              fetchPriority="high"
              className="mb-8 aspect-[16/9] w-full max-w-[44rem] rounded-large bg-sunken object-cover"
            />
          )}
          {hasContents && (
            <div className="mb-6 border-y border-line lg:hidden">
              <Disclosure quiet summary={m.blog_contents()}>
                {contents}
              </Disclosure>
            </div>
          )}
          <div className="flex max-w-[44rem] flex-col gap-8 text-[1.0625rem] leading-relaxed rtl:text-lg rtl:leading-loose">
            {intro.length > 0 && <div>{draw(intro)}</div>}
            {sections.map(({ id, title: part, blocks }) => (
              <section key={id} aria-labelledby={id}>
                <h2 id={id} className="mb-3 scroll-mt-6 text-2xl">
                  {part}
                </h2>
                {draw(blocks)}
              </section>
            ))}
          </div>
          {!isPlaced && shelf}
          {author.about !== '' && (
            <aside className="mt-10 flex max-w-[44rem] flex-col gap-1 rounded-large bg-sunken p-5">
              <p className="text-sm text-soft">{m.blog_written_by()}</p>
              <p className="text-lg font-semibold">
                <bdi>{author.name}</bdi>
              </p>
              <p className="text-soft">{author.about}</p>
            </aside>
          )}
        </div>
        {hasContents && (
          <nav aria-label={m.blog_contents()} className="max-lg:hidden">
            <div className="sticky top-6 border-s border-line ps-5">
              <p className="mb-1 text-sm text-soft">{m.blog_contents()}</p>
              {contents}
            </div>
          </nav>
        )}
      </div>
    </article>
  )
}
