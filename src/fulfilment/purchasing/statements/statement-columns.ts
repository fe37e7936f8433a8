import type { Locale } from '#platform/work/work.ts'

export type StatementColumn =
  | 'day'
  | 'merchant'
  | 'reference'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'original'
  | 'originalCurrency'

/** Column names that banks use in card statements. */
export const statementColumns: Readonly<Record<StatementColumn, readonly string[]>> = {
  day: ['date', 'transaction date', 'booking date', 'posting date', 'التاريخ', 'تاريخ العملية'],
  merchant: ['merchant', 'description', 'details', 'narrative', 'البيان', 'التاجر', 'الوصف'],
  reference: ['reference', 'ref', 'order', 'reference number', 'المرجع', 'رقم المرجع'],
  amount: ['amount', 'billing amount', 'المبلغ', 'القيمة'],
  debit: ['debit', 'charge', 'مدين'],
  credit: ['credit', 'refund', 'دائن'],
  original: ['original amount', 'transaction amount', 'المبلغ الأصلي'],
  originalCurrency: ['original currency', 'transaction currency', 'العملة الأصلية'],
}

/** The names of a column, those of the reader's language first. */
export function columnNames(column: StatementColumn, locale: Locale): readonly string[] {
  const names = statementColumns[column]
  const isOurs = (name: string) => /\p{Script=Arabic}/u.test(name) === (locale === 'ar')
  return [...names.filter(isOurs), ...names.filter((name) => !isOurs(name))]
}
