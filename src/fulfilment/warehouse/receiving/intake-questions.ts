import { prohibitedReason } from '#catalog/stores/prohibited.ts'
import { effectiveData } from '#selling/orders/items/item-data.ts'

/** The questions at receiving, with their normal answer, and the problem that another answer means. */
const intakeQuestions = {
  /** Is it the ordered product, in colour and size? */
  right: { fine: 'yes', found: 'wrong' },
  /** Is the carton undamaged and dry? */
  whole: { fine: 'yes', found: 'damaged' },
  /** Is it something that may not fly or be imported? */
  prohibited: { fine: 'no', found: 'prohibited' },
  /** Does it contain a battery? No problem, but its box must say so. */
  battery: { fine: null, found: null },
  /** Does it contain a liquid, gel or spray? The same. */
  liquid: { fine: null, found: null },
} as const
export type IntakeQuestion = keyof typeof intakeQuestions
export const intakeQuestionNames = Object.keys(intakeQuestions) as readonly IntakeQuestion[]
export type IntakeAnswers = Partial<Readonly<Record<IntakeQuestion, 'yes' | 'no'>>>

type Goods = Parameters<typeof effectiveData>[0] & { readonly title: string; readonly notes: string | null }

const electric = ['electronics', 'mobiles', 'computers', 'screens', 'consoles', 'appliances', 'watches', 'toys', 'baby']
const wet = ['cosmetics', 'perfumes', 'supplements', 'babyFood', 'carParts']
const vague = ['other', 'carParts', 'sports', 'toys', 'supplements']
const batteryWords =
  /batter|lithium|li-?ion|power ?bank|wireless|bluetooth|rechargeable|cordless|watch|pil\b|şarj|بطاري|لاسلكي|شحن|充电|电池/iu
const liquidWords =
  /liquid|serum|cream|lotion|gel\b|oil\b|spray|shampoo|perfume|cologne|\bml\b|fl\.? oz|krem|سائل|كريم|زيت|عطر|شامبو|سيروم|液|油/iu

/** Only the questions that are relevant for these goods, by their data: nobody is asked for a battery in a scarf. */
export function questionsFor(
  item: Goods,
  { category }: { readonly category: string } = effectiveData(item),
): readonly IntakeQuestion[] {
  const text = `${item.title} ${item.notes ?? ''}`
  return intakeQuestionNames.filter((question) => {
    if (question === 'battery') return electric.includes(category) || batteryWords.test(text)
    if (question === 'liquid') return wet.includes(category) || liquidWords.test(text)
    if (question === 'prohibited') return vague.includes(category) || prohibitedReason(text, category) !== null
    return true
  })
}

/** The most serious problem from the answers and the count, or null. */
export function findingOf(answers: IntakeAnswers, count: { readonly units: number; readonly of: number }) {
  const wrong = (question: IntakeQuestion) => {
    const { fine } = intakeQuestions[question]
    const answer = answers[question]
    return fine !== null && answer !== undefined && answer !== fine
  }
  const found = (['prohibited', 'right', 'whole'] as const).find(wrong)
  if (found === 'prohibited' || found === 'right') return intakeQuestions[found].found
  if (count.units < count.of) return 'short'
  return found ? intakeQuestions[found].found : null
}
