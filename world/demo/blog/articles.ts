import type { CoverName } from './covers.ts'

type DemoArticle = {
  readonly category: 'prices' | 'shopping' | 'journey'
  readonly author: 'layla' | 'karim'
  readonly cover: CoverName
  readonly altAr: string
  readonly altEn: string
  readonly daysAgo: number
  readonly products: number
  readonly titleAr: string
  readonly titleEn: string
  readonly leadAr: string
  readonly leadEn: string
  readonly bodyAr: string
  readonly bodyEn: string
}

/** The articles of the demo: what the shop really does, said plainly. The newest last. */
export const demoArticles: readonly DemoArticle[] = [
  {
    category: 'journey',
    author: 'karim',
    cover: 'forbidden',
    altAr: 'بطارية وزجاجة عطر داخل علامة منع',
    altEn: 'A battery and a perfume bottle in a sign that forbids them',
    daysAgo: 40,
    products: 0,
    titleAr: 'ما لا يمكن شحنه، ولماذا',
    titleEn: 'What cannot be shipped, and why',
    leadAr: 'بعض المنتجات تمنعها شركات الطيران، وبعضها يمنعه القانون. اعرفها قبل أن تطلب.',
    leadEn: 'Airlines forbid some products, and the law forbids others. Know them before you order.',
    bodyAr: `## ما تمنعه شركات الطيران
كل ما قد يشتعل أو ينفجر في الجو: بطاريات الليثيوم المنفصلة والباور بانك، والعطور، وكل ما يُعبأ تحت ضغط. أما البطارية التي داخل الجهاز نفسه فأمرها مختلف في العادة.
## ما يمنعه القانون
الأسلحة وأدوات الدفاع عن النفس، والطائرات المسيّرة، والنقود والسبائك، والمنتجات المقلّدة. القائمة كاملة في صفحة [ما لا نشحنه](/prohibited-items).
## كيف تعرف قبل أن تدفع
- الصق رابط المنتج: إذا كان ممنوعًا نبّهناك فورًا.
- يراجع موظف كل طلب قبل الشراء.
- إذا تبيّن قبل الشراء أن المنتج ممنوع رددنا إليك كل ما دفعته له.`,
    bodyEn: `## What airlines forbid
Whatever may burn or burst in the air: loose lithium batteries and power banks, perfume, and everything under pressure. A battery inside the device itself is usually another matter.
## What the law forbids
Weapons and means of self-defence, drones, money and bullion, and counterfeits. The whole list is on the page [What we can't ship](/prohibited-items).
## How you know before you pay
- Paste the product's link: if it is forbidden we say so at once.
- A member of staff reviews every order before it is bought.
- If a product turns out to be forbidden before it is bought, all that you paid for it comes back to you.`,
  },
  {
    category: 'journey',
    author: 'karim',
    cover: 'journey',
    altAr: 'سفينة تحمل صناديق تقترب من مرسى',
    altEn: 'A ship with boxes nears a harbour',
    daysAgo: 31,
    products: 0,
    titleAr: 'رحلة مشترياتك من المتجر إلى يدك',
    titleEn: 'The way of your goods from the store to your hands',
    leadAr: 'أربع محطات، وفي كل محطة شيء نفعله وشيء تراه أنت في صفحة طلبك.',
    leadEn: 'Four stops, and at each something that we do and something that you see on your order page.',
    bodyAr: `## من المتجر إلى مخزننا
يوصّل المتجر المنتج إلى مخزننا في بلده. هذه المدة للمتجر، وتظهر في صفحة طلبك.
## في المخزن
نزن كل منتج ونصوّره ونقارنه بما طلبت. إذا لم يطابق أوقفناه وسألناك قبل الشحن.
## في الطريق والجمارك
نشحن طلبات كثيرة معًا، ونتولى التخليص. يستغرق ذلك من 7 إلى 21 يوم عمل من دخول المخزن.
## الاستلام
حين يصل الطلب تختار: من المكتب برمز الاستلام وبطاقتك الشخصية، أو توصيلًا إلى بابك. المكتب مفتوح {hours}، ونحتفظ بالطلب الجاهز {pickupTime}.`,
    bodyEn: `## From the store to our warehouse
The store delivers to our warehouse in its country. That time is the store's; your order page shows it.
## In the warehouse
We weigh and photograph every product and compare it with what you ordered. What does not match is stopped, and we ask you before it is shipped.
## On the way and in customs
We ship many orders together and take care of clearance. That takes 7 to 21 working days from the day it enters the warehouse.
## Receiving it
When your order arrives you choose: at the office with your pickup code and an ID, or delivered to your door. The office is open {hours}, and we keep a ready order for {pickupTime}.`,
  },
  {
    category: 'shopping',
    author: 'layla',
    cover: 'sizes',
    altAr: 'حذاء رياضي ومسطرة قياس',
    altEn: 'A trainer beside a ruler',
    daysAgo: 22,
    products: 4,
    titleAr: 'المقاس الأمريكي والبريطاني والأوروبي: كيف تختار',
    titleEn: 'US, UK and EU sizes: how to choose',
    leadAr: 'رقم واحد يعني ثلاثة أشياء. قس قدمك مرة، واقرأ جدول المتجر قبل أن تطلب.',
    leadEn: 'One number means three things. Measure your foot once, and read the store’s chart before you order.',
    bodyAr: `## قس قدمك أولًا
قف على ورقة مساءً وارسم حول قدمك، ثم قس أطول مسافة بالسنتيمتر. طول القدم هو الرقم الوحيد الذي لا يتغيّر بين البلاد.
## جدول تقريبي لأحذية الرجال
| أوروبي | أمريكي | بريطاني |
| --- | --- | --- |
| 40 | 7 | 6 |
| 41 | 8 | 7 |
| 42 | 8.5 | 7.5 |
| 43 | 9.5 | 8.5 |
| 44 | 10 | 9 |

كل علامة لها جدولها، وقد تختلف نصف مقاس. جدول صفحة المتجر هو المرجع.

{goods}
## اكتب المقاس كما في المتجر
اختر المقاس من صفحة المنتج هنا بالصيغة نفسها التي يكتبها المتجر. إذا احترت فاكتب في الملاحظات طول قدمك، ويسألك فريق الشراء قبل أن يشتري.`,
    bodyEn: `## Measure your foot first
Stand on a sheet of paper in the evening, draw around your foot, and measure the longest way in centimetres. That is the one number that is the same in every country.
## A rough chart of men’s shoes
| EU | US | UK |
| --- | --- | --- |
| 40 | 7 | 6 |
| 41 | 8 | 7 |
| 42 | 8.5 | 7.5 |
| 43 | 9.5 | 8.5 |
| 44 | 10 | 9 |

Each brand has its own chart and may differ by half a size. The chart on the store’s page is the one that counts.

{goods}
## Write the size as the store does
Choose the size on the product’s page here in the store’s own form. If you are in doubt, write the length of your foot in the notes, and the buying team asks you before it buys.`,
  },
  {
    category: 'shopping',
    author: 'layla',
    cover: 'seasons',
    altAr: 'تقويم وبطاقة تخفيض',
    altEn: 'A calendar and a sale tag',
    daysAgo: 15,
    products: 4,
    titleAr: 'متى تشتري من الخارج؟ مواسم التخفيضات',
    titleEn: 'When to buy abroad: the seasons of sales',
    leadAr: 'نهاية نوفمبر ليست الموعد الوحيد. واحسب السعر النهائي، لا نسبة الخصم.',
    leadEn: 'The end of November is not the only date. And look at the whole price, not at the percentage.',
    bodyAr: `## المواعيد التي تستحق الانتظار
- **نوفمبر**: يوم 11/11 في متاجر الصين، ثم الجمعة البيضاء وما بعدها في أمريكا وبريطانيا.
- **يناير**: تصفية ما بقي من موسم الأعياد.
- **يونيو ويوليو**: تخفيضات الصيف على الملابس والأحذية.
- **أغسطس**: العودة إلى المدارس: حقائب وأجهزة.
## خصم المتجر ليس خصمًا على كل السعر
يقلّ سعر المنتج، ومعه ما يُحسب بنسبة منه. أما الشحن فبالوزن، ولا يتغيّر بالتخفيضات. لذلك قارن السعر حتى الاستلام قبل وبعد.

{goods}
## اطلب مبكرًا
تضيف المواسم زحامًا على المتاجر وشركات الشحن. إذا كنت تحتاج المنتج في يوم معيّن فاطلبه قبله بوقت كافٍ: من 7 إلى 21 يوم عمل من وصوله إلى مخزننا.`,
    bodyEn: `## Dates that are worth waiting for
- **November**: 11/11 in stores in China, then Black Friday and the days after it in the USA and the UK.
- **January**: what is left of the holidays goes.
- **June and July**: summer sales of clothes and shoes.
- **August**: back to school: bags and devices.
## A store’s discount is not a discount on everything
The price of the product falls, and with it what is a percentage of it. Shipping goes by weight, and no sale changes that. So compare the whole price, before and after.

{goods}
## Order early
Seasons crowd stores and carriers. If you need something on a certain day, order well before it: 7 to 21 working days from the day it reaches our warehouse.`,
  },
  {
    category: 'prices',
    author: 'layla',
    cover: 'together',
    altAr: 'طرود صغيرة تُجمع في صندوق واحد',
    altEn: 'Small parcels are put together into one box',
    daysAgo: 9,
    products: 4,
    titleAr: 'لماذا يكلّف الطلب الواحد أقل من طلبين',
    titleEn: 'Why one order costs less than two',
    leadAr: 'بعض الرسوم لكل طلب، لا لكل منتج. اجمع مشترياتك واقسمها.',
    leadEn: 'Some fees are for an order, not for a product. Put your goods together and share them.',
    bodyAr: `## رسوم التخليص تُدفع مرة
رسوم التخليص مبلغ واحد للطلب من كل بلد، مهما كان عدد المنتجات. طلبان منفصلان من البلد نفسه يدفعانها مرتين.
## الوزن يُقرّب مرة واحدة
يُحسب الشحن بخطوات من الوزن وبحد أدنى. منتجان خفيفان معًا قد يملآن خطوة واحدة، ومنفصلين يدفع كل منهما خطوته.

{goods}
## متى لا تجمع
إذا كان أحد المنتجات تحتاجه سريعًا وآخر يتأخر متجره، فطلبان منفصلان أفضل. جرّب في [حاسبة التكلفة](/calculator) وقارن.`,
    bodyEn: `## Clearance is paid once
Clearance is one amount for an order from a country, however many products are in it. Two orders from the same country pay it twice.
## Weight is rounded once
Shipping goes by steps of weight, with a minimum. Two light products together may fill one step; apart, each pays its own.

{goods}
## When not to put them together
If you need one product soon and the store of the other is slow, two orders are better. Try both in the [calculator](/calculator) and compare.`,
  },
  {
    category: 'prices',
    author: 'karim',
    cover: 'customs',
    altAr: 'نقطة جمارك وحاجز وطرد',
    altEn: 'A customs post, a barrier and a parcel',
    daysAgo: 4,
    products: 0,
    titleAr: 'الجمارك: كم تدفع، ومن يدفعها',
    titleEn: 'Customs: what you pay, and who pays them',
    leadAr: 'الجمارك في سعرك من البداية، ولا يطلبها منك أحد عند الاستلام.',
    leadEn: 'Customs are in your price from the beginning, and nobody asks you for them when you receive your goods.',
    bodyAr: `## على ماذا تُحسب
نسبة من قيمة المنتج مع شحنه داخل بلد المتجر وشحنه الدولي. تختلف النسبة من فئة إلى أخرى، وهي مكتوبة في تفاصيل بند الجمارك لكل منتج.
## رسوم التخليص شيء آخر
هي أجر إنهاء الإجراءات، مبلغ ثابت لكل طلب من كل بلد، ولها سطر مستقل في السعر.
## كيف نعرف الفئة
نقدّرها من صفحة المنتج، ثم يراجعها موظف قبل الشراء. إذا صحّحنا الفئة رأيت السعر القديم والجديد والسبب، ولا نشتري بسعر أعلى إلا بموافقتك.
## عند الاستلام
لا تدفع جمارك لأحد. إذا بقي مبلغ مستحق، كفرق الوزن، فستعرفه من صفحة طلبك قبل أن تستلم.`,
    bodyEn: `## What they are counted on
A percentage of the product’s price with its shipping in the store’s country and its international shipping. It differs from category to category, and stands in the details of each product’s customs line.
## Clearance is something else
It is what finishing the papers costs: one amount for an order from a country, on a line of its own.
## How we know the category
We estimate it from the product’s page, and a member of staff reviews it before buying. If we set it right you see the old price, the new one and the reason, and we buy at a higher price only if you agree.
## When you receive your goods
You pay no customs to anybody. If something is due, such as a difference in weight, your order page says so before you receive them.`,
  },
  {
    category: 'prices',
    author: 'layla',
    cover: 'price',
    altAr: 'طرد بجانب قائمة تفاصيل السعر',
    altEn: 'A parcel beside a list of what its price is made of',
    daysAgo: 1,
    products: 4,
    titleAr: 'ممَّ يتكوّن السعر النهائي؟',
    titleEn: 'What is a whole price made of?',
    leadAr: 'السعر الذي تراه هنا هو ما تدفعه حتى تستلم. هذه سطوره، واحدًا واحدًا.',
    leadEn: 'The price you see here is what you pay until you collect your goods. These are its lines, one by one.',
    bodyAr: `## ما يأخذه المتجر
سعر المنتج كما في صفحته، وشحن المتجر إلى مخزننا إن وُجد، بسعر الصرف المكتوب في التفاصيل.
## الرحلة
الشحن الدولي بالوزن ومن كل بلد بسعره، والتخزين والمناولة لكل قطعة.
## الدولة
الجمارك حسب الفئة، ورسوم التخليص لكل طلب من كل بلد، وضريبة القيمة المضافة.
## ما نأخذه نحن
رسوم الخدمة نسبة من سعر المنتجات ولها حد أدنى. رسوم طريقة الدفع تظهر وأنت تختارها، وبعض الطرق بلا رسوم.

{goods}
## تحقّق بنفسك
اضغط على أي سطر في السلة ترَ كيف حُسب. كل رقم تستطيع مراجعته بآلة حاسبة.`,
    bodyEn: `## What the store takes
The product’s price as on its page, and the store’s shipping to our warehouse if there is any, at the exchange rate that stands in the details.
## The way
International shipping goes by weight, each country at its own price; storage and handling are for each piece.
## The state
Customs by category, clearance for an order from a country, and VAT.
## What we take
Service fees are a percentage of the products’ price, with a minimum. The fee of a payment method shows while you choose it, and some have none.

{goods}
## Check it yourself
Press any line in the cart to see how it was worked out. Every number can be checked with a pocket calculator.`,
  },
]
