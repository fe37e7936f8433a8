import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { backUrlOf, withBackUrl } from '#people/access/back-url.ts'
import { DoorCard } from '#people/access/door-card.tsx'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { visitOf } from '#platform/http/visit.ts'
import { doDeed } from '#platform/work/do-deed.ts'
import { m } from '#words/messages.js'
import { mailCodeDeeds } from './answer-mail-code.ts'
import { AskCode, CodePromises, CodeSent, EnterCode } from './mail-code-fields.tsx'
import { readAskedCode } from './read-asked-code.ts'

export const handle = { frame: { search: false } }

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { who, locale } = visit
  const backUrl = backUrlOf(request)
  if (who.kind === 'customer') throw redirect(backUrl ?? `/${locale}/account`)
  return { locale, backUrl, asked: await readAskedCode(visit, request) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  const backUrl = backUrlOf(request)
  const form = await request.formData()
  const home = `/${visit.locale}`
  return doDeed(
    form,
    mailCodeDeeds(visit, request, form, {
      asked: (ask) => withBackUrl(`${home}/auth/code`, backUrl, { ask }),
      entered: backUrl ?? `${home}/account`,
    }),
  )
}

export default function CodePage() {
  const { locale, backUrl, asked } = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const here = withBackUrl(`/${locale}/auth/code`, backUrl)
  const signInUrl = withBackUrl(`/${locale}/auth/signin`, backUrl)
  if (asked === null)
    return (
      <DoorCard title={m.people_by_code_ask_title()} below={null}>
        <AskCode answer={answer} signInUrl={signInUrl} />
      </DoorCard>
    )
  return (
    <DoorCard
      title={m.people_by_code_title()}
      lead={<CodeSent email={asked.email} changeUrl={here} />}
      below={
        <div className="text-start">
          <CodePromises />
        </div>
      }
    >
      <EnterCode answer={answer} signInUrl={signInUrl} ask={asked.ask} email={asked.email} />
    </DoorCard>
  )
}
