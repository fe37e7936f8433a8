import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { z } from 'zod'
import { readHolidayList } from '#money/payments/holidays/read-bank-holidays.ts'
import { removeBankHoliday, saveBankHoliday } from '#money/payments/holidays/save-bank-holiday.ts'
import { isDay } from '#office/finance/closes/site-days.ts'
import { permits } from '#people/access/permissions.ts'
import { requireStaff } from '#people/access/require-staff.ts'
import { answerDeeds, deed, noFields } from '#people/proofs/answer-deeds.ts'
import { useAnswer } from '#platform/http/forms/use-answer.ts'
import { doneText } from '#platform/http/pages/done-text.ts'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { visitOf } from '#platform/http/visit.ts'
import { Checkbox } from '#platform/ui/forms/checkbox.tsx'
import { denseForm } from '#platform/ui/forms/dense-form.ts'
import { Field } from '#platform/ui/forms/field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { PageHeading } from '#platform/ui/frame/page-heading.tsx'
import { Table } from '#platform/ui/lists/table.tsx'
import { Badge } from '#platform/ui/show/badge.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { DoneNotice } from '#platform/ui/show/done-notice.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { m } from '#words/messages.js'

export const shouldRevalidate = () => true

const named = z.string().trim().min(2).max(80)
const holidayForm = z.object({
  day: z.string().refine(isDay, 'finance_holiday_day_unclear'),
  nameAr: named,
  nameEn: named,
  expected: z.string().default(''),
})
const deeds = {
  save: deed(
    holidayForm,
    (work, { day, nameAr: ar, nameEn: en, expected }) =>
      saveBankHoliday(work, { day, name: { ar, en }, isExpected: expected !== '' }),
    'holidaySaved',
  ),
  remove: deed(noFields, (work, _, { about: day }) => removeBankHoliday(work, day), 'holidayRemoved'),
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const visit = visitOf(context)
  const who = requireStaff(visit, 'finance', request)
  const { locale, now } = visit
  const rows = await visit.read((work) => readHolidayList(work, `${now.getUTCFullYear()}-01-01`))
  return { rows, maySettle: permits(who, 'settings'), done: doneText(request, 'finance_done', visit.locale), locale }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = visitOf(context)
  requireStaff(visit, 'settings', request)
  return answerDeeds(visit, await request.formData(), deeds, 'ops/finance/holidays')
}

export default function HolidaysPage() {
  const { rows, maySettle, done, locale } = useLoaderData<typeof loader>()
  const remove = (day: string) => (
    <Form method="post">
      <button
        type="submit"
        name="do"
        value={`remove:${day}`}
        className="font-semibold text-sea underline-offset-4 hover:underline"
      >
        {m.finance_holiday_remove()}
      </button>
    </Form>
  )
  return (
    <>
      <PageTitle>{m.finance_holidays()}</PageTitle>
      <PageHeading
        title={m.finance_holidays()}
        lead={m.finance_holidays_lead()}
        back={{ to: `/${locale}/ops/finance`, text: m.finance_overview() }}
      />
      <DoneNotice text={done} />
      <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
        <Table
          caption={m.finance_holidays()}
          rows={rows}
          rowKey={(row) => row.day}
          dense
          columns={[
            { key: 'day', title: m.finance_day(), lead: true, cell: (row) => <Ltr>{row.day}</Ltr> },
            { key: 'name', title: m.finance_holiday_name(), wide: true, cell: (row) => <bdi>{row.name[locale]}</bdi> },
            {
              key: 'state',
              title: m.finance_state(),
              cell: (row) => (
                <Badge tone={row.isExpected ? 'wait' : 'ok'} size="small">
                  {row.isExpected ? m.finance_holiday_expected() : m.finance_holiday_announced()}
                </Badge>
              ),
            },
            ...(maySettle
              ? [{ key: 'do', title: m.finance_act(), cell: (row: { day: string }) => remove(row.day) }]
              : []),
          ]}
        />
        {maySettle ? <HolidayForm /> : <Notice tone="info">{m.finance_holiday_admin()}</Notice>}
      </div>
    </>
  )
}

function HolidayForm() {
  const answer = useAnswer<typeof action>()
  const { errors = {}, typed = {} } = answer ?? {}
  return (
    <Card title={m.finance_holiday_add()}>
      <PostForm answer={answer} key={answer?.attempt} className={`flex flex-col gap-3 ${denseForm}`}>
        {errors.general && (
          <Notice tone="bad" role="alert">
            {errors.general}
          </Notice>
        )}
        <Field label={m.finance_day()} name="day" type="date" required />
        <Field label={m.finance_holiday_name_ar()} name="nameAr" />
        <Field label={m.finance_holiday_name_en()} name="nameEn" ltr />
        <Checkbox name="expected" label={m.finance_holiday_expected_label()} defaultChecked={typed.expected === 'on'} />
        <SubmitButton name="do" value="save" className="self-start">
          {m.finance_holiday_save()}
        </SubmitButton>
      </PostForm>
    </Card>
  )
}
