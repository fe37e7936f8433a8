-- The texts that the shop opened with; from now on they are changed at the content desk.

insert into content_versions (id, place, number, is_legal, state, title_ar, title_en, lead_ar, lead_en, description_ar, description_en,
  body_ar, body_en, writers, made_at, changed_at, published_at, begins_at)
select gen_random_uuid(), place, 1, is_legal, 'published', title_ar, title_en, lead_ar, lead_en, '', '', body_ar, body_en, '{}', day, day, day, day
from (values
('about', false, timestamptz '2026-11-21T00:00:00Z',
$t$من نحن$t$, $t$About us$t$,
$t$مرسى تشتري لك من متاجر العالم وتتولى كل شيء حتى تستلم، وتقول لك السعر كاملًا قبل أن تدفع.$t$,
$t$Marsa buys for you from stores around the world, takes care of everything until you hold it, and tells you the whole price before you pay.$t$,
$t$## لماذا «مرسى»

المرسى هو المكان الذي تستريح فيه السفن بعد رحلتها. اخترنا الاسم لأن التسوق من الخارج يجب أن ينتهي هكذا: تصل أشياؤك إلى مكان تعرفه، في موعد تعرفه، وبسعر اتفقنا عليه.

## ماذا نفعل

تلصق رابط المنتج، فنحسب سعره النهائي حتى الاستلام بندًا بندًا. نراجعه ونشتريه ونستلمه في مخزننا بالخارج ونزنه ونصوّره، ثم نشحنه ونخلّصه من الجمارك ونسلّمك إياه من المكتب أو عند بابك.

## بماذا نلتزم

- كل رقم نعرضه تستطيع أن تتحقق منه بآلة حاسبة.
- لا نأخذ منك مبلغًا لم توافق عليه.
- ما زاد من مالك نرده إليك دون أن تطلبه.
- نقول ما نعرفه، وما لا نعرفه نقول إننا لا نعرفه.

## أين نحن

الشركة مسجلة في مصر، ولها موقعان: موقع مصر ويحسب بالجنيه المصري ويشتري من أمريكا وبريطانيا والإمارات والصين وتركيا، وموقع دبي ويحسب بالدرهم ويشتري من متاجر أمريكا. المكتب مفتوح {hours}.$t$,
$t$## Why “Marsa”

A marsa is a harbour, where ships come to rest after their journey. Shopping abroad should end like that: your things reach a place you know, on a date you know, at the price we agreed.

## What we do

You paste a product's link and we work out its price at your door, line by line. We review it, buy it, receive, weigh and photograph it in our warehouse abroad, then ship it, clear it through customs and hand it to you at the office or at your door.

## What we promise

- Every number we show can be checked with a pocket calculator.
- We take no money you did not agree to.
- What is over comes back to you without your asking.
- We say what we know, and where we don't know we say so.

## Where we are

The company is registered in Egypt and has two sites: the Egypt site counts in Egyptian pounds and buys in the USA, UK, UAE, China and Turkey; the Dubai site counts in dirhams and buys from stores in the USA. The office is open {hours}.$t$),

('faq', false, timestamptz '2026-11-21T00:00:00Z',
$t$الأسئلة الشائعة$t$, $t$Questions and answers$t$,
$t$إجابات قصيرة وواضحة. إذا لم تجد سؤالك فاتصل بخدمة العملاء.$t$,
$t$Short and plain. If yours is not here, call customer service.$t$,
$t$## هل السعر الذي أراه نهائي؟

نعم، يشمل المنتج والشحن والجمارك والرسوم والضريبة. إذا تبيّن عند المراجعة أن السعر أو الوزن مختلف عرضنا عليك الفرق وسببه، ولا نشتري بسعر أعلى إلا بموافقتك. وما زاد من مالك يُرد إليك.

## متى يصل طلبي؟

من 7 إلى 21 يوم عمل من وصول المنتج إلى مخزننا في الخارج. وتضاف قبلها مدة توصيل المتجر إلى المخزن، وتظهر لك في صفحة الطلب خطوة بخطوة.

## هل أدفع جمارك عند الاستلام؟

لا. الجمارك محسوبة في السعر، ونحن من يتعامل مع الجمارك. وإذا كان مبلغ ما مستحقًا بعد الشراء، كفرق الوزن، نقوله فور معرفته وتدفعه من حسابك.

## هل يمكنني إلغاء الطلب؟

نعم، ومجانًا، ما دمنا لم نشترِ ولم تبدأ المراجعة. نرد ما دفعته إلى محفظتك فورًا. وبعد الشراء نسأل المتجر، وقد تُحسب رسوم نعرضها عليك قبل أن تقرر.

## متجري ليس في القائمة، هل تشترون منه؟

غالبًا نعم. الصق الرابط: إذا استطعنا قراءته رأيت السعر، وإلا كتبت البيانات وراجعناها بأنفسنا.

## بأي سعر صرف تحسبون؟ {only:eg}

بسعر بيع البنك المركزي المصري وقت العملية، وهو مكتوب في تفاصيل بند سعر المنتج. وقد يضيف البنك المصدر لبطاقتك رسومًا على المعاملات الدولية، وهي ليست منا.

## بأي سعر صرف تحسبون؟ {only:ae}

بسعر الصرف وقت العملية، وهو مكتوب في تفاصيل بند سعر المنتج. وقد يضيف البنك المصدر لبطاقتك رسومًا على المعاملات الدولية، وهي ليست منا.

## هل بيانات بطاقتي آمنة؟

نعم. تكتبها في صفحة شركة الدفع، ولا تصل إلى خوادمنا. نحتفظ بنوع البطاقة وآخر أربعة أرقام فقط لتعرفها.

## ما هي محفظة مرسى؟

رصيدان: رصيد البطاقات والرصيد النقدي. إليهما نرد المبالغ فورًا، ومنهما تدفع بدون رسوم، ومنهما تسحب. يُنفَّذ السحب خلال 10 إلى 14 يوم عمل.

## وصلني منتج خاطئ أو تالف، ماذا أفعل؟

نصوّر كل منتج عند وصوله إلى المخزن، ونوقف ما لا يطابق الطلب ونسألك قبل الشحن. وإذا اكتشفت مشكلة عند الاستلام فأخبر الموظف أو اتصل بنا، ونحلها معك: استبدال أو رد المبلغ.

## من يستطيع الاستلام من المكتب؟

من معه رمز الاستلام وبطاقة شخصية. نحتفظ بالطلب الجاهز {pickupTime}، ثم نسألك من جديد كيف تريد استلامه.

## ما الذي لا تشحنونه؟

ما يمنعه القانون أو شركات الطيران، كبطاريات الليثيوم المنفصلة والعطور والطائرات المسيّرة. القائمة كاملة في صفحة «ما لا نشحنه».$t$,
$t$## Is the price I see final?

Yes: product, shipping, customs, fees and tax are in it. If review finds another price or weight, we show you the difference and why, and buy at a higher price only if you agree. What is over comes back to you.

## When will my order arrive?

7 to 21 working days from the day it reaches our warehouse abroad. Before that comes the store's own delivery to the warehouse; your order page shows every step.

## Do I pay customs when I receive it?

No. Customs are in the price, and we are the ones who deal with them. If something does become due after buying, such as a difference in weight, we say so as soon as we know and you pay it from your account.

## Can I cancel my order?

Yes, free of charge, as long as we have not bought it and review has not begun. The money is back in your wallet at once. After buying we ask the store; there may be fees, shown to you before you decide.

## My store is not on the list. Do you buy from it?

Usually, yes. Paste the link: if we can read it you see the price, otherwise you fill in the details and we check them ourselves.

## Which exchange rate do you use? {only:eg}

The Central Bank of Egypt's sell rate at the time of the operation; it is written in the details of the product's price. Your card's bank may add its own fee for international transactions; that is not ours.

## Which exchange rate do you use? {only:ae}

The exchange rate at the time of the operation; it is written in the details of the product's price. Your card's bank may add its own fee for international transactions; that is not ours.

## Are my card details safe?

Yes. You type them on the payment company's page and they never reach our servers. We keep only the brand and the last four digits, so that you know which card it was.

## What is the Marsa wallet?

Two balances: money from your cards and cash money. Refunds go to them at once, you pay from them without a fee, and you withdraw from them. A withdrawal takes 10 to 14 working days.

## I received something wrong or damaged. What now?

We photograph every product when it reaches the warehouse, stop what does not match the order and ask you before shipping. If you find a problem when you receive it, tell the desk or call us and we settle it with you: a replacement or your money back.

## Who can collect at the office?

Whoever has the pickup code and an ID. We keep a ready order for {pickupTime}, then ask you again how you want to receive it.

## What do you not ship?

What the law or the airlines forbid, such as loose batteries, perfume and drones. The whole list is on the page “What we can't ship”.$t$),

('how-to-order', false, timestamptz '2026-11-21T00:00:00Z',
$t$كيف تطلب من مرسى$t$, $t$How to order with Marsa$t$,
$t$من رابط المنتج حتى تستلمه، خطوة بخطوة، وما الذي نفعله نحن وما الذي تفعله أنت.$t$,
$t$From the product's link to your hands, step by step: what we do, and what you do.$t$,
$t$## 1. انسخ رابط المنتج والصقه

افتح صفحة المنتج في المتجر أو في تطبيقه، واختر «مشاركة» ثم «نسخ الرابط»، والصقه في خانة مرسى. نقرأ الاسم والسعر والصور والوزن من صفحة المتجر، وما لا نستطيع قراءته نقوله لك بوضوح لتكتبه بنفسك.

- الصق رابط منتج واحد، لا رابط بحث أو سلة.
- اختر المقاس واللون والكمية كما في المتجر.
- اكتب في الملاحظات أي شيء يهمك: إصدار معيّن، أو رسالة للبائع.

## 2. راجع السعر كاملًا

تعرض السلة كل بند على حدة: سعر المنتج، والشحن الدولي، والجمارك، والرسوم، والضريبة. اضغط على أي بند لترى كيف حُسب. لا تحتاج إلى تسجيل لتعرف السعر.

- إذا كان معك كوبون فاكتبه في السلة، ونقول لك فورًا إذا كان ينطبق.
- إذا كانت باقة ما ستوفّر لك فعلًا فسنعرضها مع مقدار التوفير.

## 3. سجّل الدخول وادفع

عند إتمام الطلب تختار طريقة الاستلام وطريقة الدفع. بيانات بطاقتك تُكتب في صفحة شركة الدفع فقط، ولا تمر بنا. ويمكنك أن تودع في محفظتك في مرسى وتدفع منها.

- إذا تغيّر السعر منذ فتحت السلة عرضنا السعر الجديد وسببه قبل أن تدفع.
- تصلك رسالة تأكيد برقم الطلب.

## 4. نراجع الطلب

يفتح موظف صفحة المنتج ويتأكد من السعر والمقاس والوزن ومن أن المنتج مسموح بشحنه. إذا نقص شيء سألناك، وإذا زاد السعر فلا نشتري إلا بعد موافقتك، وإذا قلّ رددنا إليك الفرق.

## 5. نشتري ونشحن

نشتري من المتجر، ويصل المنتج إلى مخزننا في بلد المتجر، فنزنه ونصوّره ونفحصه ثم نشحنه مع باقي الطلبات. تتابع في صفحة الطلب أين وصل ومتى الخطوة التالية. يستغرق الوصول من 7 إلى 21 يوم عمل من دخوله المخزن.

## 6. استلم

عندما يصل طلبك نسألك: تستلمه من المكتب أم نوصّله إليك؟ في المكتب تحتاج إلى رمز الاستلام وبطاقتك الشخصية. المكتب مفتوح {hours}.$t$,
$t$## 1. Copy the product's link and paste it

Open the product's page in the store or its app, choose Share, then Copy link, and paste it into the box at Marsa. We read its name, price, pictures and weight from the store's page; what we cannot read we say plainly, and you fill it in.

- Paste the link of one product, not of a search or a cart.
- Choose size, colour and quantity as in the store.
- Use the notes for anything that matters to you: an edition, a word to the seller.

## 2. See the whole price

The cart shows each line by itself: the product, international shipping, customs, fees and tax. Press any line to see how it was worked out. You need no account to see a price.

- If you have a coupon, enter it in the cart; we say at once whether it applies.
- If a package would really save you money, we show it with the amount it saves.

## 3. Sign in and pay

At checkout you choose how to receive the order and how to pay. Card details are typed on the payment company's own page and never pass through us. You can also fill your Marsa wallet and pay from it.

- If the price has changed since you opened the cart, we show the new one and why before you pay.
- A confirmation with the order number is sent to you.

## 4. We review the order

A person opens the product's page and checks price, size, weight and that it may be shipped. If something is missing we ask; if the price rose we buy only after you agree; if it fell you get the difference back.

## 5. We buy and ship

We buy from the store. The product reaches our warehouse in the store's country, where it is weighed, photographed and checked, then shipped with other orders. Your order page shows where it is and when the next step is due. It takes 7 to 21 working days from the day it enters the warehouse.

## 6. Receive it

When your order arrives we ask: will you collect it at the office, or shall we deliver it? At the office you need the pickup code and your ID. The office is open {hours}.$t$),

('privacy', true, timestamptz '2026-11-21T00:00:00Z',
$t$الخصوصية$t$, $t$Privacy$t$,
$t$ما نعرفه عنك، ولماذا، ومن يراه، وكيف تمحوه.$t$,
$t$What we know about you, why, who sees it, and how to have it removed.$t$,
$t$## ما نحتفظ به

- اسمك وبريدك وهاتفك وعناوينك، لنوصّل إليك ونخبرك بما يحدث.
- طلباتك ومدفوعاتك ومحفظتك، لأن القانون والمحاسبة يلزماننا بها.
- رقمك القومي أو رقم هويتك، إذا احتاجته الجمارك لمنتج ما، ولا يفتحه إلا الموظف المختص.
- نوع بطاقتك وآخر أربعة أرقام منها فقط. رقمها الكامل ورمزها لا يصلان إلينا أبدًا.

## من يراه

موظفونا بقدر ما يحتاج إليه عملهم، وكل اطلاع على بيانات حساسة مسجل. ونعطي شركات الدفع والشحن والجمارك ما يلزمها فقط لإتمام طلبك. لا نبيع بياناتك ولا نؤجرها.

## ملفات الارتباط (الكوكيز)

- السلة قبل تسجيل الدخول: 300 يوم.
- اللغة والمظهر: سنة.
- تسجيل الدخول: سنة إذا اخترت «تذكرني»، وإلا حتى تغلق المتصفح.
- رقم الحملة الإعلانية التي جئت منها، إن وُجدت.

## الروابط التي تلصقها

نفتح صفحة المنتج من خوادمنا لنقرأ السعر، ونحذف من الرابط ما يتتبعك قبل ذلك. لا يعرف المتجر من أنت.

## حقوقك

- أن ترى بياناتك وتصححها من صفحة حسابك.
- أن تلغي الاشتراك في رسائل العروض والأخبار متى شئت.
- أن تحذف حسابك نهائيًا. تبقى الفواتير والقيود المالية المدة التي يفرضها القانون، بلا استخدام آخر.

## كيف نحميها

الاتصال مشفّر، وكلمات المرور لا تُخزّن بل بصمتها فقط، ورموز الدخول كذلك، ودخول الموظفين بخطوتين. إذا وقع ما يمس بياناتك أخبرناك.$t$,
$t$## What we keep

- Your name, email, phone and addresses, to deliver to you and tell you what happens.
- Your orders, payments and wallet, because law and bookkeeping require it.
- Your national ID number, if customs need it for an item; only the person in charge may open it.
- Your card's brand and last four digits, nothing more. The full number and the code never reach us.

## Who sees it

Our staff, as far as their work needs it; every look at sensitive data is recorded. Payment, shipping and customs get only what they need for your order. We neither sell nor rent your data.

## Cookies

- The cart before you sign in: 300 days.
- Language and appearance: a year.
- Signing in: a year if you chose “remember me”, otherwise until you close the browser.
- The number of the campaign you came from, if there was one.

## The links you paste

We open the product's page from our servers to read its price, and remove what would track you from the link first. The store does not learn who you are.

## Your rights

- To see and correct your data on your account page.
- To leave the newsletter at any time.
- To delete your account for good. Invoices and money records stay as long as the law says, and are used for nothing else.

## How we protect it

The connection is encrypted; passwords are not stored, only their fingerprints, and the same goes for sign-in tokens; staff sign in with two steps. If anything happens that touches your data, we tell you.$t$),

('return-policy', true, timestamptz '2026-11-21T00:00:00Z',
$t$الإرجاع والاسترداد والشحن في الإمارات$t$, $t$Returns, refunds and shipping in the UAE$t$,
$t$للطلبات على موقع دبي: كيف نشحن، ومتى ترجع المنتج، وكيف نرد مالك.$t$,
$t$For orders on the Dubai site: how we ship, when you can send something back, and how your money returns.$t$,
$t$## الشحن

- نشتري من متاجر أمريكا ونشحن إلى الإمارات خلال 7 إلى 21 يوم عمل من دخول المنتج مخزننا هناك.
- الاستلام من المكتب مجاني، والتوصيل داخل الإمارات برسوم تظهر قبل الدفع.
- الجمارك والضريبة محسوبة في السعر الذي تدفعه.

## وصلك منتج خاطئ أو تالف أو ناقص

أخبرنا خلال 14 يومًا من الاستلام مع صورة للمنتج وغلافه. إذا كان الخطأ منّا أو من المتجر نستبدله أو نرد ثمنه كاملًا مع الشحن والرسوم، ولا تدفع شيئًا للإرجاع.

## غيّرت رأيك

إذا كان المتجر يقبل الإرجاع نتولاه عنك ما دام المنتج جديدًا وبغلافه وملصقاته. تُخصم رسوم الإرجاع المكتوبة في صفحة الطلب قبل أن تؤكد، ولا تُرد رسوم الشحن الدولي والتخليص لأنها أُنفقت.

## خطوات الإرجاع

- اطلب الإرجاع من خدمة العملاء برقم الطلب والسبب.
- نوافق أو نرفض مع السبب خلال يومي عمل.
- سلّم المنتج في المكتب، أو مع مندوب الشحن.
- عند وصوله نفحصه ونرد المبلغ إلى محفظتك.

## رد المبلغ

يصل المبلغ إلى محفظتك فور قبول الإرجاع، إلى الرصيد الذي دفعت منه. ومن المحفظة تدفع طلبًا آخر أو تسحب؛ ويُنفَّذ السحب خلال 10 إلى 14 يوم عمل.

## ما لا يُرجع

- الملابس الداخلية وملابس السباحة والمنتجات الصحية والتجميلية بعد فتحها.
- البرامج والبطاقات الرقمية.
- المنتجات المصنوعة أو المحفورة لك خصيصًا.
- ما تلف بعد استلامه.$t$,
$t$## Shipping

- We buy from stores in the USA and ship to the UAE in 7 to 21 working days from the day the product enters our warehouse there.
- Collecting at the office is free; delivery within the UAE has a fee, shown before you pay.
- Customs and tax are in the price you pay.

## Something wrong, damaged or missing

Tell us within 14 days of receiving it, with a photo of the product and its packing. If the fault is ours or the store's, we replace it or return its whole price with shipping and fees, and sending it back costs you nothing.

## You changed your mind

If the store accepts returns we handle it for you, as long as the product is new, packed and labelled. The return fees shown on the order page before you confirm are deducted; international shipping and clearance are not returned, as they have been spent.

## How to return

- Ask customer service for a return, with the order number and the reason.
- We accept, or refuse with a reason, within two working days.
- Bring the product to the office or hand it to the courier.
- When it arrives we check it and return the money to your wallet.

## Refunds

The money is in your wallet as soon as the return is accepted, in the balance you paid from. From the wallet you pay for another order or withdraw; a withdrawal takes 10 to 14 working days.

## What cannot be returned

- Underwear, swimwear, health and beauty products once opened.
- Software and digital cards.
- Products made or engraved for you.
- What was damaged after you received it.$t$),

('terms', true, timestamptz '2026-11-21T00:00:00Z',
$t$الشروط والأحكام$t$, $t$Terms and conditions$t$,
$t$ما نتفق عليه حين تطلب من مرسى. كتبناه ليُقرأ.$t$,
$t$What we agree on when you order with Marsa. Written to be read.$t$,
$t$## الخدمة

تشتري مرسى باسمك ولحسابك منتجات تختارها من متاجر في الخارج، وتشحنها وتخلّصها من الجمارك وتسلّمك إياها. المنتج نفسه يبيعه المتجر، وتسري عليه شروط ذلك المتجر وضمانه.

## حسابك

- حساب واحد لكل شخص، ببيانات صحيحة.
- أنت مسؤول عن سرية كلمة مرورك. أخبرنا فورًا إذا استخدم غيرك حسابك.
- قد تطلب الجمارك رقمك القومي أو رقم هويتك لبعض المنتجات، ولا نشتريها قبل استكماله.
- يمكنك حذف حسابك متى شئت؛ والحذف نهائي، وتبقى السجلات التي يلزمنا القانون بحفظها.

## السعر

يُحسب السعر من الجداول السارية وقت العملية وبسعر الصرف المبيّن في تفاصيله. إذا تغيّر بين فتح السلة والدفع عرضنا الجديد وسببه قبل الدفع.

- بعد الدفع لا يتغيّر السعر إلا إذا تغيّرت الحقائق: سعر المنتج في المتجر أو وزنه أو المنتجات نفسها.
- إذا زاد الإجمالي بعد المراجعة فلك أن تدفع الفرق أو ترفض أو تلغي.
- إذا قلّ الإجمالي نعلّق الفرق لك ونرده عند قبولك، أو تلقائيًا بعد {paymentTime}.

## سعر الصرف ورسوم البنوك {only:eg}

نستخدم سعر البنك المركزي المصري وقت العملية. قد يضيف البنك المصدر لبطاقتك هامشًا على المعاملات الدولية، وهو خارج عن إرادتنا.

## سعر الصرف ورسوم البنوك {only:ae}

الأسعار بالدرهم وبسعر الصرف وقت العملية. الشركة مسجلة في مصر، وقد يعدّ البنك المصدر لبطاقتك المعاملة دولية ويضيف عليها هامشًا، وهو خارج عن إرادتنا.

## الدفع

- طرق الدفع المتاحة ورسومها تظهر عند إتمام الطلب.
- الطلب الذي يحتاج إلى دفع ينتظر {paymentTime} ثم يُلغى.
- بيانات البطاقة تُكتب عند شركة الدفع ولا تمر بخوادمنا.

## المراجعة والشراء

- لنا أن نرفض منتجًا ممنوعًا أو غير متوفر، ونرد ثمنه كاملًا.
- إذا نقص بيان سألناك عنه، وإذا لم تجب خلال {answerTime} نلغي المنتج ونرد ثمنه.
- إذا نفد المنتج أو تغيّر سعره وقت الشراء أوقفنا الشراء وسألناك، أو عملنا بما اخترته في تفضيلاتك.

## الإلغاء

- قبل الشراء: مجانًا، ما لم يكن الطلب تحت المراجعة.
- بعد الشراء: برسوم نعرضها عليك وتوافق عليها أولًا، وبحسب سياسة المتجر.
- إذا ألغينا نحن أو ألغى المتجر رددنا نصيب المنتج كاملًا على الأقل.

## الشحن والاستلام

- مدة الوصول من 7 إلى 21 يوم عمل من دخول المنتج مخزننا في الخارج، وهي تقدير لا ضمان.
- الطلب الجاهز في المكتب ينتظرك {pickupTime}. وبعد أيام التخزين المجانية قد تُحسب رسوم تخزين نخبرك بها مسبقًا.
- يلزم للاستلام رمز الاستلام وإثبات الهوية، وألّا يكون على الطلب مبلغ مستحق.

## رد المبالغ والمحفظة

- يُرد كل مبلغ إلى النوع الذي جاء منه: مدفوعات البطاقة إلى رصيد البطاقات، والنقد إلى الرصيد النقدي.
- يُنفَّذ السحب خلال 10 إلى 14 يوم عمل، ولكل طريقة حد أدنى مكتوب عند طلب السحب.
- الباقة التي لم تُستخدم تُرد قيمتها إلى المحفظة خلال {giveBackTime} من شرائها.

## ما لا نشحنه

لا نشحن ما يمنعه القانون أو شركات النقل، وهو مبيّن في صفحة «ما لا نشحنه». وإذا كُشف منتج ممنوع بعد شرائه بسبب بيانات غير صحيحة منك تحمّلت تكلفته.

## القانون والتواصل

الشركة مسجلة في مصر، ويسري القانون المصري ما لم يمنحك قانون بلد إقامتك حقًا لا يجوز التنازل عنه. قبل أي نزاع اتصل بنا: أغلب المشكلات تُحل بمكالمة.$t$,
$t$## The service

Marsa buys, in your name and on your account, products you choose from stores abroad, ships them, clears them through customs and hands them to you. The product itself is sold by the store; that store's terms and warranty apply to it.

## Your account

- One account for each person, with true details.
- You are responsible for keeping your password secret. Tell us at once if somebody else uses your account.
- Customs may ask for your national ID for some goods; we do not buy them before it is complete.
- You can delete your account at any time. Deleting is final; records the law makes us keep stay.

## The price

The price is made from the tables in force at the time and at the exchange rate shown in its details. If it changes between opening the cart and paying, we show the new one and why before you pay.

- Once paid, it changes only if facts change: the product's price in its store, its weight, or the items themselves.
- If the total rises after review you may pay the difference, refuse or cancel.
- If it falls, the difference is held for you and returned when you accept, or automatically after {paymentTime}.

## Exchange rate and bank fees {only:eg}

We use the Central Bank of Egypt's rate at the time of the operation. Your card's bank may add a markup on international transactions; that is out of our hands.

## Exchange rate and bank fees {only:ae}

Prices are in dirhams, at the exchange rate at the time of the operation. The company is registered in Egypt: your card's bank may treat the transaction as international and add a markup; that is out of our hands.

## Payment

- The methods on offer and their fees are shown at checkout.
- An order that waits for payment waits {paymentTime}, then it is cancelled.
- Card details are typed at the payment company and never pass through our servers.

## Review and buying

- We may refuse a product that is forbidden or unavailable; its whole price is returned.
- If a detail is missing we ask for it; without an answer in {answerTime} the item is cancelled and refunded.
- If a product sells out or changes its price when we buy, we stop and ask you, or do what you chose in your preferences.

## Cancelling

- Before we buy: free, unless the order is under review.
- After we buy: with fees that you see and agree to first, and as the store's policy allows.
- If we or the store cancel, you get at least the item's whole share back.

## Shipping and receiving

- Arrival takes 7 to 21 working days from the day the product enters our warehouse abroad; this is an estimate, not a guarantee.
- A ready order waits for you at the office for {pickupTime}. After the free storage days there may be a storage fee, which we tell you of beforehand.
- To receive an order you need the pickup code and proof of identity, and nothing may be due on it.

## Refunds and the wallet

- Money returns to the kind it came from: card payments to the card balance, cash to the cash balance.
- A withdrawal takes 10 to 14 working days; each method has a minimum, written where you ask for it.
- An unused package is refunded to the wallet within {giveBackTime} of buying it.

## What we can't ship

We do not ship what the law or the carriers forbid, as listed on the page “What we can't ship”. If a forbidden product is found after we bought it because the details you gave were wrong, its cost is yours.

## Law and contact

The company is registered in Egypt and Egyptian law applies, unless the law where you live gives you a right that cannot be waived. Before any dispute, call us: most problems end with a phone call.$t$),

('prohibited-items', false, timestamptz '2026-11-21T00:00:00Z',
$t$ما لا نشحنه$t$, $t$What we can't ship$t$,
$t$أشياء يمنعها القانون أو شركات الطيران. نفحص كل منتج عند لصق الرابط وعند المراجعة وقبل الشحن، وإذا تبيّن قبل الشراء أن منتجًا ممنوع نرد إليك كل ما دفعته.$t$,
$t$Things the law or the airlines forbid. We check every product when its link is pasted, at review and before shipping; if one turns out to be forbidden before we buy it, you get all your money back.$t$,
$t$## غير متأكد من منتج؟

الصق رابطه: نقول لك فورًا إذا كان ممنوعًا، وما نشكّ فيه يراجعه موظف قبل الشراء.$t$,
$t$## Not sure about a product?

Paste its link: we say at once if it is forbidden, and what is doubtful is looked at by a person before we buy.$t$),

('stores', false, timestamptz '2026-11-21T00:00:00Z',
$t$نشتري من هذه المتاجر ومن غيرها$t$, $t$We buy from these stores, and from others$t$,
$t$متاجر نعرفها ونشتري منها كل يوم. الصق رابط منتج من أيٍّ منها لتعرف سعره النهائي حتى الاستلام.$t$,
$t$Stores we know and buy from every day. Paste a product link from any of them to see its full price.$t$,
$t$لم تجد متجرك هنا؟ الصق الرابط على أي حال: نقرأه آليًا أو يراجعه فريقنا.$t$,
$t$Your store is not here? Paste the link anyway: we read it, or look at it ourselves.$t$)
) as first (place, is_legal, day, title_ar, title_en, lead_ar, lead_en, body_ar, body_en);
