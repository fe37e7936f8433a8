import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { z } from 'zod'
import { cancelPackage, unsubscribePackage } from '#checkout/packages/leave-package.ts'
import { requireCustomer } from '#people/access/require-customer.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { newId } from '#platform/work/id.ts'
import { LeaveForm } from './leave-form.tsx'
import { loadSubscriptions } from './load-subscriptions.ts'

const leaveForm = z.object({ key: z.string().min(8).max(255), what: z.enum(['active', 'waiting']) })

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const facts = await loadSubscriptions(visit)
  const isWaiting = new URL(request.url).searchParams.get('what') === 'waiting'
  const one = isWaiting ? facts.requested : facts.active
  if (!one || (isWaiting && facts.orderNumber !== null)) throw redirect(`/${visit.locale}/account/subscriptions`)
  const { locale, site, currency, requested } = facts
  const next = !isWaiting && requested?.isPaid ? requested : null
  return {
    one,
    next,
    what: isWaiting ? ('waiting' as const) : ('active' as const),
    locale,
    site,
    currency,
    key: newId(),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  return answerForm(await request.formData(), leaveForm, visit.locale, async ({ key, what }) => {
    const leave = what === 'waiting' ? cancelPackage : unsubscribePackage
    const { refundedMinor } = await visit.write((work) => leave(work, key))
    const done = `${what === 'waiting' ? 'cancelled' : 'left'}${refundedMinor > 0n ? 'Back' : ''}`
    return redirect(`/${visit.locale}/account/subscriptions?done=${done}`)
  })
}

/** Leaving a package asks for confirmation, with the loss and the refund. */
export default function LeavePage() {
  const answer = useAnswer<typeof action>()
  return (
    <PostForm answer={answer} noValidate>
      <LeaveForm facts={useLoaderData<typeof loader>()} errors={answer?.errors ?? {}} />
    </PostForm>
  )
}
