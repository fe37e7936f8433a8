import { type ActionFunctionArgs, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { tryRule } from '#catalog/products/desk/try-rule.ts'
import { importKinds } from '#catalog/stores/propose-rule.ts'
import { readRuleDesk } from '#catalog/stores/read-rule-desk.ts'
import { ruleName } from '#catalog/stores/rule-name.ts'
import { CatalogueHeading } from '#office/catalogue/catalogue-heading.tsx'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { visitOf } from '#platform/http/visit.ts'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { newId } from '#platform/work/id.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { m } from '#words/messages.js'
import { ProposalList } from './proposal-list.tsx'
import { limitColumns, ruleColumns } from './rule-columns.tsx'
import { ruleDeeds } from './rule-deeds.ts'
import { RuleForm } from './rule-form.tsx'

export const shouldRevalidate = () => true

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const { id: me } = requireStaff(visit, 'catalogue', request)
  const { searchParams } = new URL(request.url)
  const { locale, site, now } = visit
  const kinds = importKinds.map((value) => ({ value, text: ruleName(value, locale) }))
  const kind = importKinds.find((one) => one === searchParams.get('kind')) ?? null
  const { desk, trial } = await visit.read(async (work) => ({
    desk: await readRuleDesk(work),
    trial: kind && (await tryRule(work, kind)),
  }))
  const named = <Row extends { readonly kind: string }>(row: Row) => ({ ...row, name: ruleName(row.kind, locale) })
  return {
    rules: desk.rules.map(named),
    limits: desk.limits.map(named),
    proposals: desk.proposals.map((one) => ({ ...named(one), isMine: one.proposerId === me })),
    kinds,
    kind,
    trial,
    isNew: kind !== null || searchParams.has('new'),
    today: siteToday(now, site),
    done: doneText(request, 'catalogue_done', locale),
    formKey: newId(),
    locale,
    site,
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'catalogue', request)
  return answerDeeds(visit, await request.formData(), ruleDeeds, 'ops/catalogue/rules')
}

/** What may not be brought in here, what asks for a permit, and how much one person may import. */
export default function CatalogueRules() {
  const facts = useLoaderData<typeof loader>()
  const answer = useAnswer<typeof action>()
  const { rules, limits, locale } = facts
  const here = `/${locale}/ops/catalogue/rules`
  return (
    <>
      <CatalogueHeading
        locale={locale}
        at="rules"
        done={answer ? null : facts.done}
        actions={
          <ButtonLink to={`${here}?new=1`} kind="primary" icon="plus">
            {m.catalogue_rule_new()}
          </ButtonLink>
        }
      />
      <div className="flex flex-col gap-8">
        {facts.isNew && <RuleForm {...facts} answer={answer} />}
        {facts.proposals.length > 0 && <ProposalList {...facts} here={here} answer={answer} />}
        <section>
          <h2 className="mb-3 text-lg">{m.catalogue_rules_now()}</h2>
          <Table
            caption={m.catalogue_rules_now()}
            rows={rules}
            rowKey={(row) => `${row.kind} ${row.from}`}
            columns={ruleColumns()}
            dense
          />
        </section>
        {limits.length > 0 && (
          <section>
            <h2 className="mb-3 text-lg">{m.catalogue_limits()}</h2>
            <Table
              caption={m.catalogue_limits()}
              rows={limits}
              rowKey={(row) => `${row.kind} ${row.per} ${row.from}`}
              columns={limitColumns(locale)}
              dense
            />
          </section>
        )}
      </div>
    </>
  )
}
