import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { parseFields } from '#platform/http/forms/parse-form.ts'
import { refusedForm } from '#platform/http/forms/refused-form.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { type Visit, visitOf } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { changeCart } from '#selling/cart/change-cart.ts'
import { readVisitCart } from '#selling/cart/page/visit-cart.ts'
import { withCookies } from '#selling/cart/page/with-cookies.ts'
import { productAbout } from '#selling/cart/product/product-about.ts'
import { ProductForm } from '#selling/cart/product/product-form.tsx'
import { m } from '#words/messages.js'
import type { AddItemAnswer } from './add-notices.tsx'
import { answeredFields } from './answered-fields.ts'
import { askChoices } from './ask-choices.ts'
import { costDraft } from './cost-draft.ts'
import { itemChoices, mostImages, readFoundPages } from './draft-item.ts'
import { itemForm, itemTyped } from './item-form.ts'
import { itemOptions, noOptions } from './item-options.ts'
import { postedItem } from './posted-item.ts'

export const handle = { frame: { width: 'shop', search: false, bottom: false } }

export async function loader({ context, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const facts = await visit.read(async (work) => {
    const cart = await readVisitCart(work, visit)
    const item = [...cart.items, ...cart.saved].find((one) => one.id === params.itemId)
    if (!item) throw data(null, { status: 404 })
    const pages = await readFoundPages(work, item.readingId === null ? [] : [item.readingId])
    const product = pages.get(item.readingId ?? '')?.product
    return {
      home: `/${visit.locale}`,
      locale: visit.locale,
      itemId: item.id,
      typed: itemTyped(item),
      version: String(item.version),
      options: product ? itemOptions(product.variants) : noOptions,
      images: product?.images.slice(0, mostImages) ?? (item.image === null ? [] : [item.image]),
      about: await productAbout(
        work,
        { store: item.store, country: item.country, product: product ?? null },
        visit.ports,
      ),
      choices: itemChoices((await readTables(work)).prices, visit.locale),
    }
  })
  return { ...facts, cost: await costDraft(visit, facts.typed, facts.itemId) }
}

type EditAnswer = Omit<AddItemAnswer, 'signInTo' | 'similar'>

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const { posted, typed } = await postedItem(visit, request)
  const itemId = params.itemId ?? ''
  return doDeed(posted, {
    cost: async () => {
      const answered = { ...typed, ...answeredFields(request.url) }
      return data<EditAnswer>({ errors: {}, typed: answered, cost: await costDraft(visit, answered, itemId) })
    },
    keep: () => save(visit, itemId, posted, typed),
  })
}

async function save(visit: Visit, itemId: string, posted: FormData, typed: Readonly<Record<string, string>>) {
  const parsed = parseFields(posted, itemForm, visit.locale)
  const asked = parsed.ok ? await askChoices(visit, parsed.values) : parsed.errors
  if (!parsed.ok || asked)
    return data<EditAnswer>({ errors: asked ?? {}, typed, cost: await costDraft(visit, typed, itemId) }, 422)
  try {
    const version = Number(typed.version)
    const cookies = await changeCart(visit, {
      kind: 'edit',
      itemId,
      changes: parsed.values,
      ...(Number.isInteger(version) && { version }),
    })
    return redirect(`/${visit.locale}/cart?said=saved`, { headers: withCookies(cookies) })
  } catch (error) {
    const { status, errors } = refusedForm(error, visit.locale)
    return data<EditAnswer>({ errors, typed, cost: await costDraft(visit, typed, itemId) }, status)
  }
}

export default function EditItemPage() {
  const { home, locale, itemId, typed, cost, version, options, choices, images, about } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <>
      <PageTitle>{m.cart_edit_title()}</PageTitle>
      <ProductForm
        home={home}
        locale={locale}
        itemId={itemId}
        cost={answer?.cost ?? cost}
        images={images}
        about={about}
        estimate={null}
        action={`${home}/cart/items/${itemId}`}
        cancelTo={`${home}/cart`}
        submit={m.cart_save()}
        typed={answer?.typed ?? typed}
        errors={answer?.errors ?? {}}
        options={options}
        choices={choices}
        hidden={{
          version,
          readingId: typed.readingId ?? '',
          url: typed.url ?? '',
          estimated: (answer?.typed ?? typed).estimated ?? '',
        }}
      />
    </>
  )
}
