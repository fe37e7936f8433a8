import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { articlePath, categoryTwins } from '#content/blog/blog-address.ts'
import { answerComment } from '#content/blog/comments/answer-comment.ts'
import { CommentsPart } from '#content/blog/comments/comments-part.tsx'
import { readComments } from '#content/blog/comments/read-comments.ts'
import { shopFactsPort } from '#content/pages/shop-facts.ts'
import { readKeptForm } from '#people/access/kept-form.ts'
import { signInPath } from '#people/access/sign-in-path.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { articleData } from './article-data.ts'
import { ArticleGrid } from './article-list.tsx'
import { ArticleText } from './article-text.tsx'
import { BlogHead } from './blog-head.tsx'
import { readArticle } from './read-article.ts'
import { readGoods } from './read-goods.ts'
import { readList } from './read-list.ts'

export const handle = { frame: { width: 'wide' } }

const beside = 3

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { read, locale, site, origin, who } = visit
  const { article, draft } = await findArticle(visit, request, params.article ?? '')
  const path = article.twins[locale]
  // An address of the other language or an old one leads on.
  if (path !== articlePath(params.category ?? '', params.article ?? ''))
    throw redirect(`/${locale}${path}${new URL(request.url).search}`, 301)
  const [comments, related, goods] = await Promise.all([
    read((work) => readComments(work, article.id, pageAsked(request))),
    read((work) => readList(work, { category: article.category.id, page: 1, most: beside + 1 })),
    readGoods(visit, article.products),
  ])
  return {
    article,
    comments,
    related: related.articles.filter(({ id }) => id !== article.id).slice(0, beside),
    goods,
    isDraft: draft !== null,
    data: articleData(article, { origin, locale, blogName: m.blog_title({}, { locale }) }),
    sendKey: newId(),
    signIn: who.kind === 'customer' ? null : `${signInPath(`/${locale}/auth/signin`, request)}%23comments`,
    done: doneText(request, 'blog_done', locale),
    kept: readKeptForm(visit, request),
    locale,
    site,
    origin,
  }
}

function pageAsked(request: Request): number {
  const asked = new URL(request.url).searchParams.get('comments') ?? ''
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}

async function findArticle(visit: Visit, request: Request, slug: string) {
  const phone = visit.ports.get(shopFactsPort).phones[visit.site]
  const draft = new URL(request.url).searchParams.get('draft')
  return { article: await foundPage(visit.read((work) => readArticle(work, { slug, phone, draft }))), draft }
}

export function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  return answerComment(visit, request, async () => {
    const { article } = await findArticle(visit, request, params.article ?? '')
    return { id: article.id, path: article.twins[visit.locale] }
  })
}

/** An article: its text with what it holds, goods with their whole price, what to read next, and what readers say. */
export default function ArticlePage() {
  const { article, comments, related, goods, isDraft, data, sendKey, signIn, done, kept, locale, site, origin } =
    useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>() ?? kept ?? undefined
  const { title, category, twins, description } = article
  const home = `/${locale}`
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <BlogHead
        origin={origin}
        locale={locale}
        site={site}
        twins={twins}
        description={description}
        isListed={!isDraft}
        articleId={article.id}
      />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, in which nothing can end the script
        dangerouslySetInnerHTML={{ __html: data }}
      />
      <nav aria-label={m.blog_way()} className="mb-5 flex flex-wrap items-center gap-x-2 text-sm">
        <TextLink to={`${home}/blog`} quiet className="min-h-9">
          {m.blog_title()}
        </TextLink>
        <span aria-hidden="true" className="text-soft">
          /
        </span>
        <TextLink to={`${home}${categoryTwins(category.slugs)[locale]}`} quiet className="min-h-9">
          {category.name}
        </TextLink>
      </nav>
      <ArticleText article={article} goods={goods} locale={locale} site={site} />
      <CommentsPart
        path={`/${locale}${article.twins[locale]}`}
        comments={comments}
        sendKey={sendKey}
        signIn={signIn}
        done={answer ? null : done}
        answer={answer}
        locale={locale}
        site={site}
      />
      {related.length > 0 && (
        <section aria-labelledby="related" className="mt-14 border-t border-line pt-10">
          <h2 id="related" className="mb-6 text-2xl">
            {m.blog_related()}
          </h2>
          <ArticleGrid articles={related} locale={locale} site={site} level={3} />
        </section>
      )}
    </>
  )
}
