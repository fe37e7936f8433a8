import { type KindRule, PROHIBITED_RULES, type ProhibitedKind } from './prohibited.ts'

/** Goods that may be imported with a condition: a permit, or no more than for personal use. */
export const RESTRICTED_KINDS = [
  'antiques',
  'meat',
  'contactLenses',
  'printers',
  'telecom',
  'medicines',
  'usedGoods',
  'phones',
  'supplements',
  'cosmetics',
] as const
type ImportKind = ProhibitedKind | (typeof RESTRICTED_KINDS)[number]

// Categories are those of the price tables and those found on pages; `unless` names ordinary things with the same
// words.
const RESTRICTED_RULES: readonly KindRule<ImportKind>[] = [
  {
    kind: 'antiques',
    words:
      /\b(?:antique (?:coins?|manuscripts?|statues?)|artifacts?|papyrus antique|ancient coins?)\b|قطع[ةه] أثرية|آثار قديمة|عملات أثرية|مخطوط[ةه] أثرية/iu,
    unless: /\b(?:replica|style|finish|look|book|print)\b|تقليد|طراز|كتاب/iu,
  },
  {
    kind: 'meat',
    words:
      /\b(?:beef jerky|dried meat|salami|prosciutto|pepperoni|bacon|ham slices|pork)\b|لحم مجفف|لحم مقدد|لحم خنزير|سلامي|بسطرمة/iu,
    unless: /\b(?:toy|grinder|shredder|press|dog|cat|slicer|free|thermometer)\b|لعبة|مفرمة/iu,
  },
  {
    kind: 'contactLenses',
    words: /\b(?:contact lens(?:es)?|colou?red lenses|daily lenses)\b|عدسات لاصقة|عدسات ملونة/iu,
    unless: /\b(?:case|solution|remover|holder|inserter)\b|علبة|محلول/iu,
  },
  {
    kind: 'printers',
    words:
      /\b(?:(?:laser|inkjet|photo|label|thermal|3d|all-in-one) printers?|printer scanner|photocopier|document scanner|flatbed scanner|fax machine)\b|طابع[ةه] (?:ليزر|حبر|صور|حرارية)|ماسح ضوئي|آلة تصوير مستندات/iu,
    unless: /\b(?:paper|ink|cartridges?|toner|stand|cover|filament|labels? rolls?)\b|ورق|حبر طابعة|أحبار/iu,
  },
  {
    kind: 'telecom',
    words:
      /\b(?:wi-?fi (?:router|extender|repeater|access point)|wireless router|mesh router|4g router|5g router|gsm gateway|voip (?:phone|gateway)|network switch|starlink)\b|راوتر|مقوي (?:شبكة|واي فاي)|سنترال/iu,
    unless: /\b(?:case|shelf|stand|mount|wood router|router bits?|holder|cover)\b|حامل|رف/iu,
  },
  {
    kind: 'medicines',
    words:
      /\b(?:ibuprofen|paracetamol|acetaminophen|aspirin|antibiotics?|insulin|ozempic|mounjaro|wegovy|minoxidil|retin-?a|tretinoin|prescription drugs?|antihistamine|eye drops)\b|دواء|أدوية|إنسولين|مضاد حيوي|قطرة عين|مسكن ألم|مينوكسيديل/iu,
    unless: /\b(?:organizer|pill box|case|cooler|book|dispenser|free)\b|منظم|علبة أدوية|حافظة/iu,
    categories: /\b(?:medicines?|pharmacy|drugs)\b|أدوية/i,
  },
  {
    kind: 'usedGoods',
    words: /\b(?:used|pre-?owned|refurbished|renewed|second[- ]hand|open box)\b|مستعمل|مستعملة|مجدد|مجددة|كسر زيرو/iu,
    unless:
      /\b(?:can be used|used (?:for|by|to|as|with|in|on)|widely used|never used|not used|most used|used books?)\b|غير مستعمل/iu,
  },
  {
    kind: 'phones',
    words:
      /\b(?:iphone \d+|galaxy (?:s|z|a|note)\s?\d+|google pixel \d|smartphones?|mobile phones?|cell ?phones?|redmi note|xiaomi \d+|oneplus \d+)\b|هاتف محمول|هاتف ذكي|موبايل|آيفون|ايفون|جوال/iu,
    unless:
      /\b(?:case|cover|screen protector|charger|cable|holder|mount|stand|strap|adapter|lens|protector|bumper|grip|compatible|for)\b|جراب|كفر|شاحن|حامل|لاصق|حماية|كابل/iu,
    categories: /\bmobiles\b/i,
  },
  {
    kind: 'supplements',
    words:
      /\b(?:supplements?|multivitamins?|vitamin [a-k]\d*|omega[- ]?3|whey|protein powder|creatine|collagen (?:powder|peptides)|probiotics?|pre-?workout|bcaa|gummies vitamin)\b|مكمل غذائي|مكملات|فيتامين|واي بروتين|كرياتين|أوميجا|اوميجا|كولاجين/iu,
    unless: /\b(?:serum|cream|shampoo|lotion|book|shaker|bottle|organizer|mask)\b|سيروم|كريم|شامبو|خلاط/iu,
    categories: /\bsupplements?\b/i,
  },
  { kind: 'cosmetics', words: /(?!)/u, categories: /\bcosmetics\b/i },
]

export type ImportHit = { readonly kind: ImportKind; readonly where: HitPlace; readonly word: string }
type HitPlace = 'title' | 'notes' | 'page' | 'category'
export type HitTexts = Readonly<Partial<Record<HitPlace, string | null>>>

const RULES = [...PROHIBITED_RULES, ...RESTRICTED_RULES].map((rule) => ({
  kind: rule.kind,
  words: folded(rule.words),
  unless: rule.unless && folded(rule.unless),
  categories: rule.categories && folded(rule.categories),
}))
const PLACES = ['title', 'page', 'notes', 'category'] as const

/** Every kind that an article's texts match, once each, with the matching word and its field. */
export function findImportHits(texts: HitTexts): readonly ImportHit[] {
  const said = PLACES.map((where) => ({ where, text: fold(texts[where] ?? '') }))
  const ordinary = said.filter(({ where }) => where === 'title' || where === 'page').map(({ text }) => text)
  return RULES.flatMap(({ kind, words, unless, categories }) => {
    if (unless && ordinary.some((text) => unless.test(text))) return []
    for (const { where, text } of said) {
      if (where === 'notes' && unless?.test(text)) continue
      const word = (where === 'category' ? categories : words)?.exec(text)?.[0]
      if (word) return [{ kind, where, word }]
    }
    return []
  })
}

/**
 * Normalises Arabic typing: without vowel marks and stretching, with the forms of alif and of final letters unified.
 */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
}

function folded({ source, flags }: RegExp): RegExp {
  return new RegExp(fold(source), flags)
}
