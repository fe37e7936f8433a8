import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolateLtr } from '#platform/values/isolate.ts'
import { newId } from '#platform/work/id.ts'
import { couponTyped } from '#pricing/coupons/coupon-form.ts'
import { m } from '#words/messages.js'
import { readCouponChoices } from './coupon-choices.ts'
import { type EditorAnswer, editorDeeds } from './coupon-deeds.ts'
import { CouponEditor } from './coupon-editor.tsx'
import { findDeskCoupon } from './find-desk-coupon.ts'

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'coupons', request)
  const { locale, site } = visit
  const { coupon, versions, choices } = await visit.read(async (work) => ({
    ...(await findDeskCoupon(work, params.id)),
    choices: await readCouponChoices(work),
  }))
  const held = versions.find(({ publishedAt }) => publishedAt !== null)
  const typed = couponTyped(coupon.content, site)
  return {
    code: coupon.code,
    basis: held?.number ?? 0,
    typed,
    choices,
    key: newId(),
    locale,
    site,
    id: coupon.subjectId,
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'coupons', request)
  return answerDeeds(visit, await request.formData(), editorDeeds(params.id ?? ''), 'ops/pricing/coupons')
}

export default function EditCoupon() {
  const { code, basis, typed, choices, key, locale, site, id } = useLoaderData<typeof loader>()
  const answer = useAnswer<EditorAnswer>()
  return (
    <>
      <PageTitle>{m.coupons_edit_title({ code })}</PageTitle>
      <PageHeading
        title={m.coupons_edit_title({ code: isolateLtr(code) })}
        back={{ to: `/${locale}/ops/pricing/coupons/${id}`, text: code }}
      />
      <Notice tone="info" className="mb-4 max-w-page">
        {m.coupons_edit_note()}
      </Notice>
      <CouponEditor
        key={answer?.attempt ?? ''}
        formKey={key}
        basis={basis}
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
