import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { requireStaff } from '#people/require-staff.ts'
import { needsProof, takeProof } from '#people/take-proof.ts'
import { answerForm, typedFields } from '#platform/answer-form.ts'
import { askProof } from '#platform/ask-proof.ts'
import { foundPage } from '#platform/found-page.ts'
import { PageTitle } from '#platform/page-title.tsx'
import { refusedForm } from '#platform/refused-form.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { PageHeading } from '#platform/ui/page-heading.tsx'
import { useAnswer } from '#platform/use-answer.ts'
import { visitOf } from '#platform/visit.ts'
import { siteCurrency } from '#platform/work.ts'
import { m } from '#words/messages.js'
import { insertDraft } from './draft-package.ts'
import { PackageDraftCard } from './package-draft-card.tsx'
import { PackageEditor } from './package-editor.tsx'
import { draftForm, versionOf } from './package-form.ts'
import { PackageVersionList } from './package-version-list.tsx'
import { dropPackageDraft, offerPackage, publishPackage } from './publish-package.ts'
import { readPackageVersions } from './read-package-desk.ts'
import { RetireDialog } from './retire-dialog.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const me = requireStaff(visit, 'pricing', request)
  const facts = await foundPage(visit.read((work) => readPackageVersions(work, params.id ?? '')))
  const { locale, site } = visit
  const { searchParams } = new URL(request.url)
  const [done, asks] = [searchParams.get('done'), searchParams.get('ask') === 'retire']
  return {
    ...facts,
    me: me.id,
    locale,
    site,
    currency: siteCurrency[site],
    done,
    asks,
    asksProof: needsProof(visit),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const form = await request.formData()
  const id = params.id ?? ''
  const here = `/${visit.locale}/ops/pricing/packages/${id}`
  const act = String(form.get('act') ?? '')
  if (act === 'draft') {
    return answerForm(form, draftForm, visit.locale, async (values) => {
      await visit.write((work) => insertDraft(work, versionOf(id, values)))
      return redirect(`${here}?done=draft`)
    })
  }
  try {
    const version = String(form.get('version') ?? '')
    if (act === 'publish') {
      await takeProof(visit, form)
      await visit.write((work) => publishPackage(work, version))
    } else if (act === 'drop') await visit.write((work) => dropPackageDraft(work, version))
    else await visit.write((work) => offerPackage(work, id, act === 'offer'))
    return redirect(`${here}?done=${act}`)
  } catch (error) {
    askProof(error, form)
    const { code, errors } = refusedForm(error, visit.locale)
    return { code, errors, typed: typedFields(form) }
  }
}

const doneTexts: Readonly<Record<string, () => string>> = {
  draft: m.subscriptions_desk_done_draft,
  publish: m.subscriptions_desk_done_publish,
  drop: m.subscriptions_desk_done_drop,
  offer: m.subscriptions_desk_done_offer,
  retire: m.subscriptions_desk_done_retire,
}

/** One package: what it is sold with, the change that waits for a second person, and what it was before. */
export default function PackageDesk() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { pack, draft, locale, done, asks } = facts
  const name = locale === 'ar' ? pack.name_ar : pack.name_en
  const said = doneTexts[done ?? '']
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PageHeading
        title={<bdi>{name}</bdi>}
        back={{ to: `/${locale}/ops/pricing/packages`, text: m.subscriptions_desk_title() }}
      />
      <div className="flex flex-col gap-5">
        {said && !answer && (
          <Notice tone="ok" role="status">
            {said()}
          </Notice>
        )}
        {answer?.errors.general && (
          <Notice tone="bad" role="alert">
            {answer.errors.general}
          </Notice>
        )}
        {draft && <PackageDraftCard facts={facts} proofError={answer?.errors.proof} />}
        {!draft && <PackageEditor facts={facts} answer={answer ?? null} />}
        <PackageVersionList facts={facts} />
      </div>
      {asks && pack.is_offered && <RetireDialog name={name} here={`/${locale}/ops/pricing/packages/${pack.id}`} />}
    </>
  )
}
