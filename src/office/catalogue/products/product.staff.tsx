import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { readDeskProduct } from '#catalog/products/desk/read-desk-product.ts'
import { CatalogueHeading } from '#office/catalogue/catalogue-heading.tsx'
import { ChangeTable } from '#office/catalogue/history/change-table.tsx'
import { readHistory } from '#office/catalogue/history/read-history.ts'
import { UndoDialog } from '#office/catalogue/history/undo-dialog.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ListPages } from '#platform/ui/lists/list-pages.tsx'
import { newId } from '#platform/work/id.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { itemChoices } from '#selling/cart/adding/draft-item.ts'
import { m } from '#words/messages.js'
import { OfferTable } from './offer-table.tsx'
import { ProductCard } from './product-card.tsx'
import { productDeeds } from './product-deeds.ts'
import { openedDialog, ProductDialogs } from './product-dialogs.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const { searchParams } = new URL(request.url)
  const id = params.id ?? ''
  const { locale, site } = visit
  const found = await visit.read(async (work) => {
    const product = await readDeskProduct(work, id)
    if (!product) return null
    const history = await readHistory(work, `product:${id}`, searchParams, 10)
    const { prices } = await readTables(work)
    return { product, history, categories: itemChoices(prices, locale).categories }
  })
  if (!found) throw data(null, { status: 404 })
  const done = doneText(request, 'catalogue_done', locale)
  return { ...found, opened: openedDialog(searchParams), done, formKey: newId(), locale, site }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  return answerDeeds(visit, await request.formData(), productDeeds, `ops/catalogue/products/${params.id}`)
}

/** One product: what customers see of it, what stores offer, and what staff set. */
export default function CatalogueProduct() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { product, history, locale, site } = facts
  const here = `/${locale}/ops/catalogue/products/${product.id}`
  return (
    <>
      <CatalogueHeading locale={locale} at="products" done={answer ? null : facts.done} />
      <div className="flex flex-col gap-6">
        <ProductCard product={product} here={here} locale={locale} site={site} />
        <OfferTable product={product} here={here} locale={locale} site={site} />
        {history.rows.length > 0 && (
          <section>
            <h2 className="mb-3 text-lg">{m.catalogue_history()}</h2>
            <ChangeTable rows={history.rows} here={here} locale={locale} site={site} />
            <ListPages {...history} here={here} asked={{}} name="changes" />
          </section>
        )}
      </div>
      <ProductDialogs {...facts} here={here} answer={answer} />
      <UndoDialog change={history.undoing} here={here} formKey={facts.formKey} answer={answer} />
    </>
  )
}
