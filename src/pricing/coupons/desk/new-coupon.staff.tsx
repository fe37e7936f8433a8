import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { localText } from '#platform/values/site-time.ts'
import { newId } from '#platform/work/id.ts'
import { couponTyped } from '#pricing/coupons/coupon-form.ts'
import { m } from '#words/messages.js'
import { readCouponChoices } from './coupon-choices.ts'
import { type EditorAnswer, editorDeeds } from './coupon-deeds.ts'
import { CouponEditor } from './coupon-editor.tsx'
import { readCouponDesk } from './read-coupon-desk.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'coupons', request)
  const { locale, site, now } = visit
  const from = new URL(request.url).searchParams.get('from') ?? ''
  const loaded = await visit.read(async (work) => {
    const isId = /^[0-9a-f-]{36}$/.test(from)
    const [like] = isId ? await readCouponDesk(work, { state: null, q: '', subjectId: from }) : []
    return { like, choices: await readCouponChoices(work) }
  })
  const start = { startsAt: localText(now, site), kind: 'percent', line: 'serviceFees', stackable: 'on' }
  // A copy starts today and needs its own code.
  const typed = loaded.like
    ? { ...couponTyped(loaded.like.content, site), startsAt: start.startsAt, endsAt: '' }
    : start
  return { choices: loaded.choices, typed, key: newId(), locale, site }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'coupons', request)
  return answerDeeds(visit, await request.formData(), editorDeeds(null), 'ops/pricing/coupons')
}

export default function NewCoupon() {
  const { choices, typed, key, locale, site } = useLoaderData<typeof loader>()
  const answer = useAnswer<EditorAnswer>()
  return (
    <>
      <PageTitle>{m.coupons_new()}</PageTitle>
      <PageHeading title={m.coupons_new()} back={{ to: `/${locale}/ops/pricing/coupons`, text: m.coupons_desk() }} />
      <CouponEditor
        key={answer?.attempt ?? ''}
        formKey={key}
        basis={null}
        typed={answer?.typed ?? typed}
        errors={answer?.errors ?? {}}
        preview={answer?.preview ?? null}
        choices={choices}
        locale={locale}
        site={site}
      />
    </>
  )
}
