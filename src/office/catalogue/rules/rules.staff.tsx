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
import { categoryName } from '#pricing/quote/explain/category-names.ts'
import { siteToday } from '#pricing/quote/explain/site-today.ts'
import { readTables } from '#pricing/quote/tables/read-tables.ts'
import { m } from '#words/messages.js'
import { LimitForm, openedLimit } from './limit-form.tsx'
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
  const { desk, trial, prices } = await visit.read(async (work) => ({
    desk: await readRuleDesk(work),
    trial: kind && (await tryRule(work, kind)),
    prices: (await readTables(work)).prices,
  }))
  const named = <Row extends { readonly kind: string }>(row: Row) => ({ ...row, name: ruleName(row.kind, locale) })
  return {
    rules: desk.rules.map(named),
    limits: desk.limits.map(named),
    proposals: desk.proposals.map((one) => ({
      ...named(one),
      isMine: one.proposerId === me,
      categoryNames: (one.categories ?? []).map((code) => categoryName(code, locale)).join(' · '),
    })),
    kinds,
    kind,
    asks: searchParams.get('asks') ?? 'permit',
    source: searchParams.get('source') ?? '',
    trial,
    isNew: kind !== null || searchParams.has('new'),
    limit: searchParams.has('limit') ? openedLimit(searchParams, desk.limits) : null,
    categories: [...prices.categories.keys()].map((code) => ({ code, text: categoryName(code, locale) })),
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
          <>
            <ButtonLink to={`${here}?new=1`} kind="primary" icon="plus">
              {m.catalogue_rule_new()}
            </ButtonLink>
            <ButtonLink to={`${here}?limit=new`} icon="plus">
              {m.catalogue_limit_new()}
            </ButtonLink>
          </>
        }
      />
      <div className="flex flex-col gap-8">
        {facts.isNew && <RuleForm {...facts} answer={answer} key={`${facts.kind} ${facts.asks}`} />}
        {facts.limit && (
          <LimitForm {...facts} limit={facts.limit} answer={answer} key={`${facts.limit.kind} ${facts.limit.per}`} />
        )}
        {facts.proposals.length > 0 && <ProposalList {...facts} here={here} answer={answer} />}
        <section>
          <h2 className="mb-3 text-lg">{m.catalogue_rules_now()}</h2>
          <Table
            caption={m.catalogue_rules_now()}
            rows={rules}
            rowKey={(row) => `${row.kind} ${row.from}`}
            columns={ruleColumns(here)}
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
              columns={limitColumns(here, locale)}
              dense
            />
          </section>
        )}
      </div>
    </>
  )
}
