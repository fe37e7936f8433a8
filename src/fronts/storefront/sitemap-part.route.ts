import { data, type LoaderFunctionArgs } from 'react-router'
import { readListed } from '#catalog/products/finding/read-listed.ts'
import { readBlogMap } from '#content/blog/reading/read-blog-map.ts'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { sitemap } from './public-pages.ts'

/** A part of the map: the pages of the shop, or some of its products. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return new Response(await partOf(visitOf(context), params.file ?? ''), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

async function partOf({ origin, query, read }: Visit, file: string): Promise<string> {
  if (file === 'pages.xml') return sitemap(origin)
  if (file === 'blog.xml') {
    const entries = await read(readBlogMap)
    return sitemap(
      origin,
      entries.map(({ twins, changedAt }) => ({ page: twins, changedAt })),
    )
  }
  const part = /^products-([1-9]\d{0,5})\.xml$/.exec(file)?.[1]
  const products = part === undefined ? [] : await query((work) => readListed(work, Number(part)))
  if (products.length === 0) throw data(null, { status: 404 })
  return sitemap(
    origin,
    products.map(({ id, changedAt }) => ({ page: `/search-product/${id}`, changedAt })),
  )
}
