/** Goods that may not fly as ordinary parcels. Deliberately narrow: doubtful goods go to review and are not refused. */
export const PROHIBITED_KINDS = [
  'weapons',
  'drones',
  'batteries',
  'flammable',
  'drugs',
  'alcohol',
  'tobacco',
  'adult',
  'radio',
  'gambling',
  'living',
  'money',
] as const
export type ProhibitedKind = (typeof PROHIBITED_KINDS)[number]

/** How a kind of goods is recognised: by words, unless certain other words are present, or by category. */
export type KindRule<Kind> = {
  readonly kind: Kind
  readonly words: RegExp
  readonly unless?: RegExp
  readonly categories?: RegExp
}

// `unless` names ordinary things with the same words: a toy gun, a drone's bag, a perfume-free soap.
export const PROHIBITED_RULES: readonly KindRule<ProhibitedKind>[] = [
  {
    kind: 'weapons',
    words:
      /\b(?:pistol|handgun|revolver|rifle|shotgun|ammunition|ammo|taser|stun gun|pepper spray|brass knuckles|switchblade|butterfly knife|crossbow|airsoft gun|bb gun|silencer|tabanca|tüfek|mermi|biber gazı)\b|مسدس|بندقية|ذخيرة|صاعق كهربائي|رذاذ الفلفل|手枪|弹药/iu,
    unless:
      /\b(?:toy|water|nerf|glue|massage|heat|nail|caulk|spray|case|holster|holder|poster|t-?shirt|mug|lego|oyuncak|game|costume)\b|لعبة|مائي|玩具/iu,
    categories: /\b(?:firearms?|ammunition|weapons?)\b/i,
  },
  {
    kind: 'drones',
    words:
      /\b(?:drones?|quadcopters?|uav|dji (?:mini|mavic|air|avata|phantom|inspire))\b|درون|طائرة مسيرة|طائرة بدون طيار|无人机/iu,
    unless:
      /\b(?:case|bag|propellers?|battery charger|landing pad|book|t-?shirt|lego|sticker|filter|strap|mount|holder)\b|حقيبة/iu,
    categories: /\bdrones?\b/i,
  },
  {
    kind: 'batteries',
    words:
      /\b(?:18650|21700|26650|lithium (?:ion )?batter(?:y|ies)|li-?(?:ion|po) batter(?:y|ies)|lipo battery|power ?banks?|portable charger|car battery|lityum pil|taşınabilir şarj)\b|باور بانك|بطارية ليثيوم|بطاريات ليثيوم|充电宝|锂电池/iu,
    unless: /\b(?:case|cover|holder|bag|organizer|tester|cable only|powered|operated)\b|جراب/iu,
  },
  {
    kind: 'flammable',
    words:
      /\b(?:perfumes?|parfums?|eau de (?:parfum|toilette|cologne)|colognes?|fragrance spray|nail polish(?! remover pads)|aerosols?|hair ?spray|body mist|deodorant spray|lighter fluid|butane|gasoline|paint thinner|spray paint|fireworks?|parfüm|oje|kolonya)\b|عطر|كولونيا|طلاء أظافر|طلاء اظافر|ألعاب نارية|بخاخ شعر|香水|指甲油/iu,
    unless:
      /\b(?:bottle empty|empty|atomizer|holder|organizer|tray|box only|perfume[- ]free|fragrance[- ]free|book|dryer|rack|stickers?|display)\b|منظم|حامل|فارغ/iu,
    categories: /\b(?:perfumes?|fragrances?|aerosols?)\b|عطور/i,
  },
  {
    kind: 'drugs',
    words:
      /\b(?:cbd|thc|cannabis|hemp oil|kratom|melatonin|steroids?|anabolic|sibutramine|tramadol|xanax|viagra|cialis|poppy seeds?)\b|حشيش|ترامادول|منشطات جنسية|大麻/iu,
    unless: /\b(?:book|t-?shirt|poster|free)\b/iu,
  },
  {
    kind: 'alcohol',
    words:
      /\b(?:whiske?y|vodka|tequila|cognac|champagne|red wine|white wine|sake bottle|beer (?:pack|can|bottle)s?|rakı|şarap)\b|ويسكي|فودكا|نبيذ|白酒|红酒/iu,
    unless:
      /\b(?:glass(?:es)?|stones?|opener|decanter|rack|stopper|cooler|holder|bag|colou?r|dress|sweater|nails?|t-?shirt|mug|cake|flavou?red|set of \d+ cups)\b|كأس|كؤوس|لون/iu,
  },
  {
    kind: 'tobacco',
    words:
      /\b(?:cigarettes?|cigars?|e-?cigarettes?|vapes?|vape (?:juice|kit|pen)|e-?liquid|shisha tobacco|iqos|juul|nicotine pouches|sigara|elektronik sigara)\b|سجائر|سيجار|فيب|معسل|سيجارة إلكترونية|电子烟|香烟/iu,
    unless: /\b(?:case|ashtray|lighter case|holder|humidor|box|poster|pants|trousers|jeans)\b|منفضة/iu,
  },
  {
    kind: 'adult',
    words: /\b(?:sex toys?|vibrators?|dildos?|masturbators?|butt plugs?|sex doll)\b|ألعاب جنسية|情趣/iu,
    unless: /\b(?:concrete|fish|bait)\b/iu,
  },
  {
    kind: 'radio',
    words:
      /\b(?:walkie[- ]?talkies?|two[- ]way radios?|signal (?:jammer|booster)|gps jammer|satellite phone|spy (?:camera|pen|glasses)|hidden camera|telsiz)\b|لاسلكي ووكي توكي|كاميرا خفية|كاميرا مخفية|جهاز تشويش|هاتف فضائي|对讲机|针孔摄像/iu,
    unless: /\b(?:toy|kids|children)\b|أطفال/iu,
  },
  { kind: 'gambling', words: /\b(?:slot machine|roulette wheel|casino chips)\b|ماكينة قمار/iu },
  {
    kind: 'living',
    words:
      /\b(?:live (?:plants?|animals?|fish|insects?)|seeds for planting|raw ivory|fresh meat|puppy for sale)\b|عاج خام|نبات حي|حيوان حي|活体/iu,
  },
  {
    kind: 'money',
    words:
      /\b(?:counterfeit|replica (?:rolex|watch)|fake id|banknotes?|gold bullion|gold bar|prepaid visa)\b|سبيكة ذهب|سبائك ذهب|نقود مزورة|金条/iu,
    unless: /\b(?:chocolate|organizer|counter|detector|prop|game|earrings?|necklace|stud)\b/iu,
  },
]

/** Why goods may not be brought, as a message key (`stores_prohibited_<kind>`), or null if they may. */
export function prohibitedReason(title: string, category: string | null = null): ProhibitedKind | null {
  const text = title.normalize('NFKC')
  const rule = PROHIBITED_RULES.find(
    (one) =>
      (one.words.test(text) && !one.unless?.test(text)) ||
      (category !== null && one.categories?.test(category) && !one.unless?.test(text)),
  )
  return rule?.kind ?? null
}
