// What goods are called in Arabic and in English, so that a search in Arabic finds titles that stores write in English. Parts of an
// English word stand for its forms: shoe finds shoes.
const list = `
  قميص=shirt, تيشيرت=t-shirt, بلوزة=blouse, فستان=dress, تنورة=skirt, بنطلون=trouser, جينز=jeans, شورت=shorts,
  جاكيت=jacket, معطف=coat, بليزر=blazer, بدلة=suit, سويتر=sweater, بلوفر=pullover, هودي=hoodie, سترة=vest,
  بيجامة=pyjama, ملابس داخلية=underwear, حمالة صدر=bra, جوارب=sock, شراب=sock, ليجنز=legging, مايوه=swimsuit,
  عباية=abaya, حجاب=hijab, طرحة=scarf, وشاح=scarf, قفازات=glove, جوانتي=glove, حزام=belt, كرافتة=tie, قبعة=hat,
  كاب=cap, حذاء=shoe, جزمة=shoe, كوتشي=sneaker, حذاء رياضي=sneaker, صندل=sandal, شبشب=slipper, بوت=boot, كعب=heel,
  شنطة=bag, حقيبة=bag, حقيبة ظهر=backpack, حقيبة سفر=suitcase, محفظة=wallet, ساعة=watch, ساعة ذكية=smartwatch,
  نظارة شمس=sunglasses, نظارة=glasses, خاتم=ring, قلادة=necklace, سلسلة=chain, حلق=earring, اسورة=bracelet,
  مجوهرات=jewellery, هاتف=phone, موبايل=phone, جوال=phone, جراب=case, غطاء=cover, واقي شاشة=screen protector,
  شاحن=charger, كابل=cable, باور بانك=power bank, سماعة=headphone, سماعات=headphone, مكبر صوت=speaker,
  ميكروفون=microphone, لابتوب=laptop, كمبيوتر=computer, تابلت=tablet, شاشة=monitor, تلفزيون=tv, لوحة مفاتيح=keyboard,
  ماوس=mouse, طابعة=printer, حبر=ink, راوتر=router, فلاشة=usb drive, هارد=hard drive, كارت ميموري=memory card,
  كاميرا=camera, عدسة=lens, حامل=stand, درون=drone, يد تحكم=controller, لعبة=toy, العاب=toys, عطر=perfume,
  مكياج=makeup, احمر شفاه=lipstick, كريم اساس=foundation, ماسكارا=mascara, كحل=kohl, سيروم=serum, كريم=cream,
  مرطب=moisturizer, غسول=cleanser, واقي شمس=sunscreen, شامبو=shampoo, بلسم=conditioner, زيت شعر=hair oil,
  صبغة=hair dye, مجفف شعر=hair dryer, مكواة شعر=straightener, ماكينة حلاقة=shaver, فرشاة اسنان=toothbrush,
  معجون اسنان=toothpaste, فيتامين=vitamin, مكمل غذائي=supplement, بروتين=protein, كرياتين=creatine, كولاجين=collagen,
  عربة اطفال=stroller, كرسي سيارة=car seat, حفاضات=diaper, رضاعة=feeding bottle, لبن اطفال=infant formula, عروسة=doll,
  بازل=puzzle, خلاط=blender, قلاية هوائية=air fryer, ماكينة قهوة=coffee machine, غلاية=kettle, مكنسة=vacuum,
  مكواة=iron, مروحة=fan, مقلاة=pan, حلة=pot, سكين=knife, كوب=mug, زجاجة=bottle, ترمس=thermo, مصباح=lamp, سجادة=carpet,
  ستارة=curtain, مخدة=pillow, بطانية=blanket, ملاية=bed sheet, منشفة=towel, كتاب=book, قلم=pen, قهوة=coffee,
  شوكولاتة=chocolate, خيمة=tent, دراجة=bicycle, دمبل=dumbbell, قطع غيار=spare part, فلتر=filter, اسود=black,
  ابيض=white, احمر=red, ازرق=blue, اخضر=green, اصفر=yellow, برتقالي=orange, بنفسجي=purple, موف=mauve, وردي=pink,
  بني=brown, رمادي=grey, بيج=beige, ذهبي=gold, فضي=silver, كحلي=navy, سماوي=sky blue, نبيتي=burgundy, زيتي=olive,
  شفاف=clear, قطن=cotton, جلد=leather, صوف=wool, حرير=silk, كتان=linen, بوليستر=polyester, نايلون=nylon, دنيم=denim,
  شيفون=chiffon, ساتان=satin, قطيفة=velvet, كشمير=cashmere, فرو=fur, مطاط=rubber, سيليكون=silicone, بلاستيك=plastic,
  خشب=wood, زجاج=glass, ستانلس=stainless steel, سيراميك=ceramic,
`

/** One spelling for the forms that people type: without the article, vowel signs, and the differences of alef, yeh and teh. */
function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u064b-\u065f\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .replace(/(^|\s)(?:وال|بال|ال|لل)(?=\S{3})/g, '$1')
    .toLowerCase()
}

const english = new Map(
  list
    .split(',')
    .map((pair) => pair.trim().split('='))
    .flatMap(([arabic, word]) => (arabic && word ? [[folded(arabic), word] as const] : [])),
)

const mostWords = 2

/**
 * What is typed with the names of goods in English, for a search in titles: "حذاء احمر" is "shoe red"; words that no name is known
 * for stay. Null where none is known.
 */
export function inEnglish(typed: string): readonly string[] | null {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const found: string[] = []
  let isTranslated = false
  for (let at = 0; at < words.length; ) {
    const size = sizeOfName(words, at)
    const name = english.get(words.slice(at, at + size).join(' '))
    if (name) isTranslated = true
    found.push(...(name ?? words[at] ?? '').split(' '))
    at += size
  }
  return isTranslated ? found : null
}

// The longest name that begins here: حقيبة سفر is a suitcase, and no bag of a journey.
function sizeOfName(words: readonly string[], at: number): number {
  for (let size = mostWords; size > 1; size--) if (english.has(words.slice(at, at + size).join(' '))) return size
  return 1
}
