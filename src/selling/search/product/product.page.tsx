import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import type { AddItemAnswer } from '#selling/cart/adding/add-notices.tsx'
import { addPosted } from '#selling/cart/adding/add-posted.ts'
import { answeredFields } from '#selling/cart/adding/answered-fields.ts'
import { costDraft } from '#selling/cart/adding/cost-draft.ts'
import { withCookies } from '#selling/cart/page/with-cookies.ts'
import { noteOpened } from '#selling/search/opened/note-opened.ts'
import { m } from '#words/messages.js'
import { beginRenewal } from './begin-renewal.ts'
import { loadProduct } from './load-product.ts'
import { keepReading, postedFound, textsOf } from './posted-found.ts'
import { GoneProduct, ProductSheet } from './product-sheet.tsx'

export const handle = { frame: { width: 'shop', bottom: false } }

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const offer = new URL(request.url).searchParams.get('offer')
  const visit = visitOf(context)
  const loaded = await loadProduct(visit, params.id ?? '', offer)
  const renewed = loaded.form && beginRenewal(visit, loaded.form)
  if (loaded.form === null) return data({ ...loaded, renewed }, 404)
  return data({ ...loaded, renewed }, { headers: withCookies(await noteOpened(visit, request, loaded.id)) })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const posted = await request.formData()
  const find = () => postedFound(visit, posted, params.id ?? '')
  return doDeed(posted, {
    cost: async () => {
      await find()
      const typed = { ...textsOf(posted), ...answeredFields(request.url) }
      const cost = await costDraft(visit, typed)
      return data<AddItemAnswer>({ errors: {}, typed, signInTo: null, similar: null, cost })
    },
    keep: async () => {
      await keepReading(visit, posted, await find())
      return addPosted(visit, posted, textsOf(posted))
    },
  })
}

export default function ProductPage() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <>
      <PageTitle>{loaded.title}</PageTitle>
      {loaded.form === null ? (
        <>
          <meta name="robots" content="noindex" />
          <GoneProduct loaded={loaded} />
        </>
      ) : (
        <>
          <meta name="description" content={m.search_product_description({ title: loaded.title })} />
          {loaded.jsonLd && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: data, without a sign that ends the element
            <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: loaded.jsonLd }} />
          )}
          <ProductSheet loaded={loaded} form={loaded.form} answer={answer ?? null} />
        </>
      )}
    </>
  )
}
