import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { FormProblems } from '#people/access/form-problems.tsx'
import { requireCustomer } from '#people/access/require-customer.ts'
import { closePasskeyOffer } from '#people/accounts/passkeys/passkey-offer.ts'
import { readPasskeys } from '#people/accounts/passkeys/read-passkeys.ts'
import { removePasskey } from '#people/accounts/passkeys/remove-passkey.ts'
import { readFactor } from '#people/accounts/second-factor/read-factor.ts'
import { beginFactor, renewCodes, turnFactorOff } from '#people/accounts/second-factor/set-up-factor.ts'
import { noFields } from '#people/proofs/answer-deeds.ts'
import { AskedProof } from '#people/proofs/proof-field.tsx'
import { needsProof, takeProof } from '#people/proofs/take-proof.ts'
import { sealer } from '#platform/files/seal.ts'
import { answerForm } from '#platform/http/forms/form-answer.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { sayDay, sayTime } from '#platform/values/say-date.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { FactorCard, PasskeysCard, SecurityLinks } from './security-cards.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const { locale, site } = visit
  return visit.read(async (work) => {
    const factor = await readFactor(work)
    const passkeys = (await readPasskeys(work)).map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      made: sayDay(createdAt, locale, site),
      used: lastUsedAt && sayTime(lastUsedAt, locale, site),
    }))
    const done = doneText(request, 'people_security_done', locale)
    const shown = factor && { codesLeft: factor.codesLeft, since: sayDay(factor.since, locale, site) }
    return { home: `/${locale}/account`, asks: needsProof(visit), factor: shown, passkeys, done }
  })
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireCustomer(visit, request)
  const form = await request.formData()
  const security = `/${visit.locale}/account/security`
  const proved = <Answer,>(act: () => Promise<Answer>) =>
    answerForm(form, noFields, visit.locale, async () => {
      await takeProof(visit, form)
      return act()
    })
  return doDeed(form, {
    beginFactor: () =>
      proved(async () => {
        await visit.write((work) => beginFactor(work, visit.ports.get(sealer)))
        return redirect(`${security}/second-factor`)
      }),
    turnFactorOff: () =>
      proved(async () => {
        await visit.write(turnFactorOff)
        return redirect(`${security}?done=factorOff`)
      }),
    renewCodes: () => proved(async () => data({ recoveryCodes: await visit.write(renewCodes) })),
    removePasskey: (id) =>
      proved(async () => {
        await visit.write((work) => removePasskey(work, id))
        return redirect(`${security}?done=passkeyRemoved`)
      }),
    closeOffer: () =>
      answerForm(form, noFields, visit.locale, async () => {
        await visit.write(closePasskeyOffer)
        return redirect(`${security}?done=offerClosed`)
      }),
  })
}

export default function SecurityPage() {
  const { home, asks, factor, passkeys, done } = useLoaderData<typeof loader>()
  const answered = useAnswer<typeof action>()
  const codes = answered && 'recoveryCodes' in answered ? answered.recoveryCodes : null
  const answer = answered && 'errors' in answered ? answered : undefined
  return (
    <div className="max-w-text">
      <PageTitle>{m.people_security_title()}</PageTitle>
      <PageHeading title={m.people_security_title()} lead={m.people_security_lead()} />
      <DoneNotice text={answered ? null : done} />
      <PostForm answer={answer} noValidate className="flex flex-col gap-5">
        <FormProblems answer={answer} />
        <AskedProof who="customer" asks={asks && (factor !== null || passkeys.length > 0)} />
        <PasskeysCard passkeys={passkeys} addUrl={`${home}/security/passkey`} />
        <FactorCard factor={factor} codes={codes} />
      </PostForm>
      <SecurityLinks home={home} />
    </div>
  )
}
