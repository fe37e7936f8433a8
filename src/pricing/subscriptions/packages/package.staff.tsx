import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed, noFields, provedDeed } from '#people/proofs/answer-deeds.ts'
import { needsProof } from '#people/proofs/take-proof.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { foundPage } from '#platform/http/pages/found-page.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Dialog } from '#platform/ui/frame/dialog.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { isolate } from '#platform/values/isolate.ts'
import { sites } from '#sites/sites.ts'
import { m } from '#words/messages.js'
import { insertDraft } from './draft-package.ts'
import { PackageDraftCard } from './package-draft-card.tsx'
import { PackageEditor } from './package-editor.tsx'
import { draftForm, versionOf } from './package-form.ts'
import { PackageVersionList } from './package-version-list.tsx'
import { dropPackageDraft, offerPackage, publishPackage } from './publish-package.ts'
import { readPackageVersions } from './read-package-desk.ts'

const versionForm = z.object({ version: z.string() })

export const shouldRevalidate = () => true

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const me = requireStaff(visit, 'pricing', request)
  const facts = await foundPage(visit.read((work) => readPackageVersions(work, params.id ?? '')))
  const { locale, site } = visit
  const { searchParams } = new URL(request.url)
  const [done, asks] = [
    doneText(request, 'subscriptions_desk_done', visit.locale),
    searchParams.get('ask') === 'retire',
  ]
  return {
    ...facts,
    me: me.id,
    locale,
    site,
    currency: sites[site].currency,
    done,
    asks,
    asksProof: needsProof(visit),
  }
}

function deeds(id: string) {
  return {
    draft: deed(draftForm, (work, values) => insertDraft(work, versionOf(id, values)), 'draft'),
    publish: provedDeed(versionForm, (work, { version }) => publishPackage(work, version), 'publish'),
    drop: deed(versionForm, (work, { version }) => dropPackageDraft(work, version), 'drop'),
    offer: deed(noFields, (work) => offerPackage(work, id, true), 'offer'),
    retire: deed(noFields, (work) => offerPackage(work, id, false), 'retire'),
  }
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'pricing', request)
  const { id = '' } = params
  return answerDeeds(visit, await request.formData(), deeds(id), `ops/pricing/packages/${id}`)
}

/** One package: its present terms, the draft that waits for a second person, and its earlier versions. */
export default function PackageDesk() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { pack, draft, locale, done, asks } = facts
  const name = locale === 'ar' ? pack.name_ar : pack.name_en
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <PageHeading
        title={<bdi>{name}</bdi>}
        back={{ to: `/${locale}/ops/pricing/packages`, text: m.subscriptions_desk_title() }}
      />
      <div className="flex flex-col gap-5">
        {!answer && <DoneNotice text={done} />}
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

/** No customer can buy the package any more, so this asks for confirmation. */
function RetireDialog({ name, here }: { readonly name: string; readonly here: string }) {
  return (
    <Dialog
      open
      title={m.subscriptions_desk_retire_title({ name: isolate(name) })}
      closeLabel={m.subscriptions_desk_close()}
      closeTo={here}
    >
      <Form method="post" action={here} className="flex flex-col gap-4">
        <p>{m.subscriptions_desk_retire_text()}</p>
        <SubmitButton name="do" value="retire" kind="danger">
          {m.subscriptions_desk_retire()}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
