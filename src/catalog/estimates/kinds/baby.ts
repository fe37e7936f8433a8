import type { KindGroup } from './kind.ts'

export const baby: KindGroup = {
  category: 'baby',
  kinds: [
    {
      en: 'bugaboo, cybex priam, complete pushchair, pushchair complete',
      grams: [9000, 13500, 19000],
      strength: 0.9,
    },
    {
      en: 'steriliser, sterilizer, bottle steriliser, bottle sterilizer, electric steam steriliser',
      ar: 'معقم رضاعات, جهاز تعقيم',
      tr: 'sterilizatör, buharlı sterilizatör',
      germanic: 'vaporisator, dampfsterilisator, sterilisator',
      romance: 'stérilisateur, esterilizador, sterilizzatore',
      grams: [900, 1700, 2900],
      also: ['appliances'],
    },
    {
      en: 'travel system, pram travel system, 3 in 1 travel system, 2 in 1 pram',
      ar: 'نظام سفر اطفال',
      tr: 'travel sistem, seyahat sistem bebek arabası, travel sistem bebek arabası',
      germanic: 'kombikinderwagen, kinderwagen set',
      romance: 'trio passeggino, poussette combinée, poussette trio, carrito trio',
      grams: [12000, 18000, 25000],
      strength: 1.2,
    },
    {
      en: 'pacifier, soother, dummy, dummies, teether, teething ring, bib, bibs, bandana bib, burp cloth, pacifier clip, teething toy',
      ar: 'لهاية, سكاتة, عضاضة, مريلة اطفال',
      tr: 'emzik, diş kaşıyıcı, emzik zinciri, bebek önlüğü',
      germanic: 'schnuller, beißring, lätzchen, speentje, bijtring',
      romance: 'tétine, chupete, mordedor, babero, ciuccio, bavaglino, bavoir, anneau de dentition',
      signs: '奶嘴, 安抚奶嘴, 牙胶, 围兜, 口水巾',
      grams: [30, 75, 180],
      set: true,
    },
    {
      en: 'baby cot bed, cot bed, crib, baby crib, cot, toddler bed, baby dresser, changing unit, nursery furniture',
      ar: 'سرير اطفال, سرير بيبي',
      tr: 'bebek karyolası, bebek yatağı, beşik',
      germanic: 'babybett, kinderbett, ledikant, wickelkommode',
      romance: 'lit bébé, cuna, lettino, berço, table à langer',
      signs: '婴儿床, ベビーベッド',
      grams: [11000, 20000, 32000],
      also: ['carpets'],
    },
    {
      en: 'playpen, play yard, playard, travel cot, high chair, highchair, feeding chair, bassinet, bedside crib',
      ar: 'كرسي طعام, كرسي عالي, كرسي طعام للاطفال, بلاي بن',
      tr: 'mama sandalyesi, park yatak, oyun parkı, anne yanı beşik',
      germanic: 'hochstuhl, laufstall, reisebett, beistellbett, kinderstoel, campingbedje',
      romance: 'chaise haute, parc bébé, trona, seggiolone, lit parapluie, cuna de viaje, minicuna',
      signs: '餐椅, 围栏, 儿童餐椅, 宝宝餐椅',
      grams: [5500, 8500, 14000],
    },
    {
      en: 'baby bath, baby bathtub, baby bath tub, infant tub, potty chair, baby seat, floor seat, bumbo, toilet training seat',
      ar: 'بانيو اطفال, حوض استحمام اطفال, نونية, قصرية',
      tr: 'bebek küveti, lazımlık',
      germanic: 'babybadewanne, töpfchen',
      romance: 'baignoire bébé, bañera bebé',
      signs: '浴盆婴儿, 婴儿浴盆',
      grams: [900, 1900, 3500],
    },
    {
      en: 'stroller, baby stroller, pram, pushchair, buggy, double stroller, jogging stroller, baby carriage, twin stroller, pushchairs, prams, bassinet stroller, stroller wagon, umbrella stroller, baby jogger',
      ar: 'عربة اطفال, عربية اطفال, عربات اطفال, ستروللر, عربة توأم, عربه بيبي, عربة بيبي, عربية بيبي, ستولر, سترولر, عربات الاطفال',
      tr: 'bebek arabası, puset, baston puset, ikiz bebek arabası, kabin boy bebek arabası',
      germanic: 'kinderwagen, buggy, sportwagen kinder, wandelwagen, barnvagn, geschwisterwagen',
      romance:
        'poussette, cochecito, passeggino, carrinho de bebê, silla de paseo, landau, carrozzina, carriola bebé, poussettes',
      signs: '婴儿推车, 婴儿车, ベビーカー, 童车, 宝宝推车, 遛娃神器',
      grams: [6000, 9000, 14000],
      strength: 1.1,
    },
    {
      en: 'car seat, baby car seat, infant car seat, convertible car seat, booster seat, isofix base, child car seat, i-size car seat, toddler car seat, car seats, high back booster, group 0, isofix, carseat',
      ar: 'كرسي سيارة, كرسي سيارة للاطفال, مقعد سيارة, مقاعد السيارة, كار سيت, كرسي سيارة اطفال, مقعد سيارة للاطفال, كرسي السيارة, بوستر سيارة',
      tr: 'oto koltuğu, bebek oto koltuğu, çocuk oto koltuğu, oto güvenlik koltuğu, ana kucağı, ana kucağı oto koltuğu, yükseltici oto koltuğu',
      germanic: 'kindersitz, babyschale, autositz, autostoel, kinderautositz, bilstol, kinderzitje, reboarder',
      romance:
        'siège auto, silla de coche, seggiolino auto, cadeirinha, autosilla, silla de auto bebé, cosy bébé, ovetto auto, rehausseur, seggiolino, sillita de coche',
      signs: '安全座椅, 儿童安全座椅, チャイルドシート, 汽车儿童座椅',
      grams: [5000, 8500, 14000],
      strength: 1.15,
    },
    {
      en: 'baby cot, moses basket, baby bed, cradle, changing table, baby walker, walker baby, baby swing, baby bouncer, bouncer, baby rocker, jumper baby, jumperoo, crib mattress, cot mattress, baby gate, safety gate, bed rail, bed guard, co-sleeper, pack n play, toddler tower, learning tower, rocking cradle, baby chair, swing baby, activity center baby, activity centre, stair gate, door gate, baby rocking chair, next to me crib',
      ar: 'مهد, مشاية اطفال, مشاية, كرسي هزاز, ارجوحة اطفال, حاجز سرير, طاولة تغيير, مهد اطفال, هزاز اطفال, كرسي هزاز للاطفال, سرير متنقل, باب امان, سرير هزاز, كرسي اكل, بوابة امان, منطقة لعب, مراية سيارة اطفال',
      tr: 'yürüteç, salıncak bebek, ana kucağı salıncak, alt açma masası, ev tipi ana kucağı, montessori yatak, oyun alanı, bebek odası, bebek salıncağı, güvenlik kapısı, sallanır beşik, bebek beşiği, beşik yatağı, hoppala, sepet beşik',
      germanic:
        'laufgitter, wickeltisch, babywippe, babyschaukel, stubenwagen, türschutzgitter, treppenschutzgitter, lauflernwagen, box baby, treppchen kinderstuhl',
      romance:
        'berceau, parque bebé, transat bébé, hamaca bebé, culla, barrière de sécurité, cambiador, balancelle, andador bebé, girello, andador, sdraietta, cadeira de alimentação, trotteur, box bimbo',
      signs: '学步车, 摇篮, 摇椅婴儿, 婴儿摇椅',
      grams: [3500, 9000, 28000],
    },
    {
      en: 'diaper, diapers, disposable diapers, nappy, nappies, pull ups, pull-ups, training pants baby, swim diapers, diaper pants, nappy pants, newborn diapers, baby diapers, diaper size, baby-dry, huggies, diapering, cloth diaper, overnight diapers, nappies & wipes',
      ar: 'حفاضات, حفاض, حفاضات اطفال, حفاظات, حفاضة, بامبرز, حفاضات كيلوت, كيلوتات حفاض, حفاضات بيبي, حفاظ, حفائض, كلوت حفاض',
      tr: 'bebek bezi, külot bez, mayo bez, bebek bezleri, alıştırma külodu, kilot bez, yıkanabilir bez',
      germanic: 'windeln, luiers, höschenwindeln, babywindeln, blöjor, schwimmwindeln, luierbroekjes, pants windeln',
      romance: 'couche bébé, pañales, pannolini, fraldas, couches culottes, pañal, fralda, pannolino',
      signs: '纸尿裤, 尿不湿, 拉拉裤, おむつ, オムツ, 尿裤',
      grams: [1200, 2800, 6500],
      eachGrams: 36,
      strength: 1.1,
    },
    {
      en: 'baby wipes, wet wipes baby, water wipes, diaper rash cream, diaper cream, baby lotion, baby shampoo, baby oil, baby powder, baby wash, baby bath wash, baby sunscreen, baby cream, nappy cream, baby laundry detergent, baby skincare, baby bath set, baby wipe, wipes baby, baby soap, sensitive baby wipes, baby bath & skin care, baby cologne',
      ar: 'مناديل مبللة, مناديل مبللة للاطفال, كريم حفاض, شامبو اطفال, لوشن اطفال, زيت اطفال, بودرة اطفال, كريم التهاب الحفاض, غسول اطفال, شامبو بيبي, كريم تسلخات, وايبس, ووتر وايبس, مناديل اطفال, كولونيا اطفال, عناية بيبي',
      tr: 'ıslak mendil, bebek şampuanı, pişik kremi, bebek losyonu, bebek yağı, bebek pudrası, bebek ıslak mendil, ıslak havlu, bebek bakım, bebek kremi, pişik önleyici, bebek kolonyası, bebek deterjanı, bebek sabunu',
      germanic:
        'feuchttücher, babyöl, babyshampoo, wundschutzcreme, billendoekjes, babypflege, babylotion, babycreme, babypuder',
      romance:
        'lingettes bébé, toallitas bebé, toallitas húmedas, salviettine, crème change, lenços umedecidos, liniment, crema pañal, lingettes, toallitas, shampoing bébé, salviette baby, pasta protettiva',
      signs: '婴儿湿巾, 湿巾, 护臀膏, 婴儿洗护, おしりふき, 婴儿面霜',
      grams: [150, 480, 1200],
      byContent: [1.15, 40],
      eachGrams: 5.6,
      also: ['cosmetics'],
    },
    {
      en: 'baby bottle, feeding bottle, nursing bottle, sippy cup, bottle nipple, baby bottle teat, muslin, baby spoon, baby bowl, suction bowl, baby plate, weaning set, baby tableware, baby feeding set, straw cup, trainer cup, baby feeding, milk storage bags, breast milk storage bags, nipple shield, breast pads, nursing pads, nipple cream, snack cup, anti-colic bottle, anti colic, baby feeding bottle, sippy cups, baby bottles, silicone bib, muslin cloth, breast milk storage, silicone feeding set, food feeder baby, baby cutlery, transition cup, baby straw cup, formula dispenser, bottle brush, bottle drying rack, baby nail clipper, nasal aspirator, baby nail trimmer, baby thermometer bath, newborn essentials, baby brush',
      ar: 'رضاعة, رضاعات, ببرونة, ببرونات, بافتة, كوب اطفال, كوب تدريب, زجاجة رضاعة, تيتينا, اطباق اطفال, حافظة حليب, مرايل, حلمة رضاعة, شفاط مخاط, كوب شرب اطفال, مريلة بيبي, طقم تغذية اطفال, اكياس حفظ حليب, فوط رضاعة, شفاط انف, فرشة رضاعة, كوب شفاط',
      tr: 'biberon, mama önlüğü, alıştırma bardağı, suluk bebek, mama tabağı, biberon emziği, göğüs pedi, mama kaşığı, süt saklama poşeti, mama seti, müslin bez, müslin, mama kasesi, burun aspiratörü, biberon seti, bebek tırnak makası, emzik askısı, omuz bezi, bebek beslenme seti',
      germanic:
        'babyflasche, babyflaschen, trinklernbecher, speen, zuigfles, slab, mulltücher, spucktuch, babyfläschchen, drinkbeker, schnullerkette, babygeschirr, speentje, stilleinlagen, bijtring, nasensauger',
      romance:
        'biberon, biberón, mamadeira, chupeta, massaggiagengive, sucette bébé, vajilla bebé, tasse apprentissage, biberons, lange bébé, babador, vaso de aprendizaje, coussinets allaitement, chupetes, mouche-bébé',
      signs: '奶瓶, 哺乳瓶, おしゃぶり, 吸管杯, 宝宝餐具, 学饮杯, スタイ, 辅食碗',
      grams: [40, 150, 400],
    },
    {
      en: 'breast pump, electric breast pump, wearable breast pump, bottle warmer, baby monitor, baby food maker, potty, potty seat, potty training seat, baby carrier, baby wrap, baby sling, nursing pillow, breastfeeding pillow, pregnancy pillow, swaddle, swaddle blanket, baby blanket, sleep sack, sleeping bag baby, baby nest, baby lounger, changing mat, changing pad, baby play mat, play gym, baby gym, activity gym, white noise machine baby, baby safety, hip seat, baby food processor, diaper pail, stroller accessory, baby mobile, crib mobile, baby proofing kit, cabinet locks, nursery bedding, baby towel, hooded towel, baby sheet, crib sheet, crib bedding set, baby headrest, stroller organizer, baby scale, baby thermometer, formula maker, rain cover stroller, footmuff, bath seat baby, step stool kids toilet, baby night light, nursing cover, maternity belt, baby sleeping bag, wrap carrier, corner protectors, baby bath seat, baby hammock, portable changing pad, stroller cover, baby pillow, baby quilt, swaddle wrap, postpartum kit, stroller fan, baby head protector, sound machine baby, toddler pillow, baby formula pitcher, playmat baby, nursery, nursery decor, baby gift set, baby shower gift set, maternity pillow, mom essentials, toddler harness, kids potty',
      ar: 'شفاط حليب, مضخة ثدي, شفاط ثدي, سخان رضاعات, حمالة اطفال, وسادة رضاعة, بطانية اطفال, بطانية بيبي, جهاز مراقبة الاطفال, كيس نوم اطفال, مخدة رضاعة, قماط, كافولة, سجادة لعب اطفال, حمالة بيبي, تعقيم رضاعات, مخدة حامل, وسادة حمل, قعادة تواليت اطفال, ملايات اطفال, فوطة اطفال, برنس اطفال, مفرش تغيير, مرتبة تغيير, مستلزمات الاطفال, مستلزمات اطفال, مستلزمات بيبي, مستلزمات الرضع, مدفئ رضاعات, لفة بيبي, كوفرته بيبي',
      tr: 'göğüs pompası, biberon sterilizatörü, mama ısıtıcı, kanguru bebek, emzirme yastığı, bebek battaniyesi, kundak, bebek telsizi, bebek kamerası, uyku tulumu, bebek taşıyıcı, oyun halısı bebek, bebek nevresim takımı, alt açma, kanguru, bebek yuvası, babynest, hamile yastığı, süt pompası, biberon ısıtıcı, bebek havlusu, bebek bornozu, bebek yastığı, klozet adaptörü, elektrikli göğüs pompası, bebek banyo, mama robotu, bebek battaniye, sling bebek, dönence, bebek güvenlik, emzirme önlüğü, bebek çarşafı, kundak battaniye',
      germanic:
        'milchpumpe, babyphone, flaschenwärmer, babytrage, stillkissen, babydecke, schlafsack baby, wickelauflage, babyfoon, draagzak, krabbeldecke, babynest, pucksack, babynestchen, potje, spielbogen, wickelunterlage, tragetuch, babyschlafsack, badewanne baby, kapuzenhandtuch baby, flessenwarmer, spucktücher',
      romance:
        'tire-lait, chauffe-biberon, porte-bébé, sacaleches, portabebés, tiralatte, coussin allaitement, gigoteuse, babyphone, scaldabiberon, saco de dormir bebé, orinal, pot bébé, manta bebé, vigilabebés, tapis éveil, mobile bébé, extractor de leche, marsupio porta bebè, turbulette, couverture bébé, cuscino allattamento, cojín lactancia, copertina neonato, vasino, gimnasio bebé, mochila portabebés, écharpe de portage, nid d ange, cambiador bebé, matelas à langer',
      signs:
        '吸奶器, 温奶器, 消毒器, 婴儿背带, 抱被, 搾乳器, 婴儿睡袋, 哺乳枕, 抱っこ紐, 隔尿垫, 爬行垫, 孕妇枕, 坐便器儿童',
      grams: [350, 900, 2500],
    },
    {
      en: 'baby, babies, infant, newborn, baby products, baby care, baby gear, baby & child, mother & baby, baby & nursery, baby essentials, baby item',
      ar: 'بيبي, رضع, مواليد, حديثي الولادة, مستلزمات الام والطفل, الام والطفل',
      tr: 'bebek, anne & bebek, anne bebek, bebek ürünleri, yenidoğan',
      germanic: 'säugling, babyausstattung, baby en kind',
      romance: 'bébé, bebé, neonato, puériculture, puericultura, bebê, prima infanzia',
      signs: '婴儿, 宝宝, 母婴, ベビー, 新生儿',
      grams: [150, 700, 4000],
      strength: 0.45,
    },
  ],
}
