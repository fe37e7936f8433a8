import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { requireCustomer } from '#people/access/require-customer.ts'
import { visitOf } from '#platform/http/visit.ts'

/**
 * Where a gateway's account may be set to send browsers that name no page of ours. Only a hint: the reference leads to
 * the payment, and the payment's own page asks the gateway.
 */
export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const who = requireCustomer(visit, request)
  const told = new URL(request.url).searchParams
  const reference = told.get('merchant_order_id') ?? told.get('merchantRefNumber') ?? ''
  const attempt = await visit.read((work) =>
    work.db
      .selectFrom('payment_attempts as attempt')
      .innerJoin('payments as payment', 'payment.id', 'attempt.payment_id')
      .select('payment.id')
      .where('attempt.reference', '=', reference)
      .where('attempt.provider', '=', params.provider ?? '')
      .where('payment.customer_id', '=', who.id)
      .where('payment.site', '=', work.site)
      .executeTakeFirst(),
  )
  if (!attempt) throw data(null, { status: 404 })
  return redirect(`/${visit.locale}/payment/${attempt.id}?check=1`)
}
