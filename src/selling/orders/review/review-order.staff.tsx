import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { classes } from '#platform/ui/show/classes.ts'
import { currencies } from '#platform/values/amounts/money.ts'
import type { Work } from '#platform/work/work.ts'
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { readSameDone } from './compare/same-done-query.ts'
import { previewReview } from './preview-review.ts'
import { readReview } from './read-review.ts'
import { readStaffOrder } from './read-staff-order.ts'
import { reviewDeeds } from './review-deeds.ts'
import { ReviewHeading } from './review-heading.tsx'
import { ReviewItemCard } from './review-item-card.tsx'
import { ReviewMessages } from './review-messages.tsx'
import { ReviewTotal } from './review-total.tsx'

// A refused action shows the present state, so the page is read again after every answer.
export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'review', request)
  const { searchParams } = new URL(request.url)
  const facts = await foundPage(visit.read((work) => readFacts(work, params.number ?? '')))
  const total = searchParams.get('total')
  const done = { what: searchParams.get('done'), number: searchParams.get('number') }
  const { locale, site, now } = visit
  return { ...facts, locale, site, now, currency: sites[site].currency, same: readSameDone(searchParams), total, done }
}

async function readFacts(work: Work, number: string) {
  const review = await readReview(work, number)
  const [{ prices }, staff, preview] = await Promise.all([
    readTables(work),
    readStaffOrder(work, number),
    previewReview(work, number),
  ])
  return {
    review,
    staff,
    preview,
    currencies: currencies.filter((code) => prices.rates.has(code)),
    categories: [...prices.categories.keys()].map((code) => ({ value: code, text: categoryName(code, work.locale) })),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'review', request)
  return answerDeeds(visit, await request.formData(), reviewDeeds(params.number ?? ''), 'ops/review')
}

export default function ReviewOrder() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { review, staff, preview, locale, currency } = facts
  const waiting = review.items.filter((item) => item.state === 'pending_review')
  const others = review.items.filter((item) => item.state !== 'pending_review')
  const mayWork = review.isMine && waiting.length > 0
  return (
    <>
      <PageTitle>{m.orders_review_order_title({ number: review.number })}</PageTitle>
      <ReviewHeading review={review} staff={staff} locale={locale} now={facts.now} />
      <ReviewMessages {...facts} ops={`/${locale}/ops`} errors={answer?.errors ?? {}} mayWork={mayWork} />
      <PostForm
        answer={answer}
        key={`${answer?.attempt} ${waiting.map((item) => item.version).join()}`}
        action={`/${locale}/ops/review/${review.number}`}
        className={classes(denseForm, 'grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]')}
      >
        <fieldset disabled={!mayWork} className="flex min-w-0 flex-col gap-4">
          {(waiting.length > 0 ? waiting : review.items).map((item) => (
            <ReviewItemCard
              key={item.id}
              item={item}
              locale={locale}
              site={facts.site}
              now={facts.now}
              choices={{ currencies: facts.currencies, categories: facts.categories }}
              errors={answer?.errors ?? {}}
              typed={answer?.typed ?? {}}
              isEditable={mayWork}
            />
          ))}
          {waiting.length > 0 && others.length > 0 && (
            <p className="text-soft">{m.orders_review_others({ count: others.length })}</p>
          )}
        </fieldset>
        <ReviewTotal
          number={review.number}
          preview={preview}
          currency={currency}
          locale={locale}
          mayWork={mayWork}
          wasShown={facts.total !== null}
        />
      </PostForm>
    </>
  )
}
