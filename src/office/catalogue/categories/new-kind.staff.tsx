import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { CatalogueHeading } from '#office/catalogue/catalogue-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { Card } from '#platform/ui/show/card.tsx'
import { newId } from '#platform/work/id.ts'
import { m } from '#words/messages.js'
import { kindDeeds } from './kind-deeds.ts'
import { KindForm } from './kind-form.tsx'
import { readNewKind } from './read-kind.ts'
import { TrialCard } from './trial-card.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const below = new URL(request.url).searchParams.get('below') ?? ''
  const shown = await visit.read((work) => readNewKind(work, below))
  return { shown, formKey: newId(), locale: visit.locale }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  const { try: tried, save } = kindDeeds
  return answerDeeds(visit, await request.formData(), { try: tried, save }, 'ops/catalogue/categories')
}

/** A kind of things that the program does not know. */
export default function CatalogueNewKind() {
  const { shown, formKey, locale } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  return (
    <>
      <CatalogueHeading
        locale={locale}
        at="categories"
        done={null}
        back={{ to: `/${locale}/ops/catalogue/categories`, text: m.catalogue_categories() }}
      />
      <div className="flex flex-col gap-6">
        {answer && 'trial' in answer && <TrialCard trial={answer.trial} locale={locale} />}
        <Card title={m.catalogue_kind_add()}>
          <p className="mb-4 text-sm text-soft">{m.catalogue_kind_add_text()}</p>
          <KindForm {...shown} formKey={formKey} answer={answer} />
        </Card>
      </div>
    </>
  )
}
