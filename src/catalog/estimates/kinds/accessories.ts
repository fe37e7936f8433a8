import type { KindGroup } from './kind.ts'

export const accessories: KindGroup = {
  category: 'accessories',
  kinds: [
    {
      en: 'sunglasses, eyeglasses, eyeglass frame, reading glasses, blue light glasses, optical frame, spectacle frame, eyewear, wayfarer, aviator, blue light blocking glasses, spectacles, sunnies, polarized glasses, glasses frame',
      ar: 'نظارة شمسية, نظارة شمس, نظارات شمسية, نظارات, نظارة, نظارة طبية, نظارة قراءة, اطار نظارة',
      tr: 'güneş gözlüğü, gözlük, gözlük çerçevesi, okuma gözlüğü, mavi ışık gözlüğü, optik çerçeve',
      germanic:
        'sonnenbrille, brille, zonnebril, lesebrille, brillengestell, leesbril, blaulichtfilterbrille, solglasögon',
      romance:
        'lunettes de soleil, lunettes, gafas de sol, gafas, occhiali da sole, occhiali, óculos de sol, monture, óculos',
      signs: '太阳镜, 墨镜, 眼镜, サングラス, メガネ, 眼镜框, 近视镜',
      grams: [80, 200, 400],
    },
    {
      en: 'belt, leather belt, tie, necktie, bow tie, suspenders, cummerbund, pocket square, handkerchief, keychain, key ring, keyring, key chain, lanyard, bag charm, reversible belt, tie clip, collar pin, braces men, key fob cover leather, key holder, badge reel, woven belt',
      ar: 'حزام, احزمة, كرافت, كرافتة, ربطة عنق, ميدالية مفاتيح, ميدالية, بابيون, حمالات بنطلون, حزام جلد, سلسلة مفاتيح, فيونكة',
      tr: 'kemer, kravat, papyon, anahtarlık, pantolon askısı, mendil, deri kemer, çanta askısı',
      germanic: 'gürtel, krawatte, schlüsselanhänger, hosenträger, riem, stropdas, fliege herren, sleutelhanger, bälte',
      romance:
        'ceinture, cravate, cinturón, corbata, cintura uomo, cravatta, porte-clés, llavero, portachiavi, bretelles, cinto, pajarita, bufanda corbata, chaveiro',
      signs: '腰带, 皮带, 领带, 钥匙扣, ベルト, ネクタイ, キーホルダー, 钥匙链',
      grams: [30, 200, 420],
    },
    {
      en: 'hat, baseball cap, beanie, bucket hat, snapback, visor, sun hat, fedora, beret, balaclava, headband, turban, hijab cap, trucker hat, straw hat, trucker cap, winter hat, dad hat, dad cap, headwrap, fascinator, bonnet, swim cap, cowboy hat, skull cap, sun visor hat, 9forty, 59fifty, newsboy cap',
      ar: 'قبعة, قبعات, كاب, طاقية, كاب رياضي, ايس كاب, طربوش, بونيه, قبعة شمس, كاسكيت, بندانة, تربون, بيريه',
      tr: 'şapka, bere, kep, bandana, kasket, fötr şapka, saç bandı, beyzbol şapkası, cap şapka',
      germanic: 'mützen, strickmütze, kappe, hoed, stirnband, strickmütze, sonnenhut, mössa',
      romance: 'chapeau, casquette, sombrero, gorra, gorro, cappello, berretto, chapéu, boné, bandeau cheveux',
      signs: '帽子, 棒球帽, 渔夫帽, 毛线帽, キャップ, ニット帽, 遮阳帽',
      grams: [60, 160, 350],
      strength: 0.95,
    },
    {
      en: 'scarf, shawl, hijab, headscarf, pashmina, bandana, snood, neck warmer, neck gaiter, wrap scarf, silk scarf, stole, niqab, sheila, keffiyeh, shemagh, infinity scarf, gloves, mittens, leather gloves, winter gloves, touchscreen gloves, arm sleeves, leg warmers, ear muffs, earmuffs, arm warmers, wool scarf, instant hijab, khimar, face mask cloth',
      ar: 'وشاح, حجاب, طرحة, شال, ايشارب, كوفية, شيلة, نقاب, قفازات, جوانتي, شماغ, خمار, غترة, ايشاربات, طرح, سكارف',
      tr: 'şal, eşarp, fular, atkı, eldiven, başörtüsü, boyunluk, kulaklık örgü, bone şal, türban, pareo, deri eldiven, ipek eşarp',
      germanic: 'schal, handschuhe, sjaal, handschoenen, halstuch, halsduk, kopftuch',
      romance:
        'écharpe, foulard, gants, bufanda, pañuelo, guantes, sciarpa, guanti, lenço, cachecol, luvas, étole, guante',
      signs: '围巾, 丝巾, 手套, 头巾, 披肩, マフラー, ストール, 手袋',
      grams: [50, 150, 350],
    },
    {
      en: 'hair clip, hair claw, claw clip, scrunchie, hair tie, hair bow, barrette, hairpin, hair accessory, hair pins, bobby pins, hair clips, hair extension, tiara, hair ties, hair band, alice band, hair comb pin, hair bows, umbrella, travel umbrella, folding umbrella, compact umbrella, parasol hand, hand fan, hair scrunchies, snap clips, flower crown',
      ar: 'توكة شعر, مشبك شعر, ربطات شعر, شمسية, مظلة, توك شعر, طوق شعر, بنس شعر, كلبسات شعر, اكسسوارات شعر, مروحة يد',
      tr: 'saç tokası, toka, mandal toka, şemsiye, lastik toka, taç saç, saç aksesuarı, toka seti, katlanır şemsiye',
      germanic: 'haarspange, haarklammer, haargummi, regenschirm, haarreif, paraplu, taschenschirm, haarspangen',
      romance:
        'barrette, pince à cheveux, parapluie, paraguas, ombrello, pinza de pelo, diadema, fermacapelli, guarda-chuva, chouchou, coletero, serre-tête',
      signs: '发夹, 发圈, 雨伞, 抓夹, 头饰, 发箍, 傘, ヘアクリップ, 遮阳伞, 折叠伞',
      grams: [20, 130, 500],
    },
    {
      en: 'patch, iron on patch, iron-on patch, iron on transfer, enamel pin, pin badge, button badge, shoelaces, shoe laces, insoles, shoe insoles, shoe charms, jibbitz, heel grips, insole, heel cushion, orthotic insoles, gel insoles, cap clip, face mask, eye mask, sleep mask, travel pillow cover, glasses case, eyeglass case, glasses chain, sunglass strap, glasses cord, iron on',
      ar: 'رقعة ملابس, رباط حذاء, ضبان, نعل داخلي, قناع نوم, حافظة نظارة, علبة نظارة, بروش دبوس, فرش حذاء',
      tr: 'yama, rozet, bağcık, tabanlık, gözlük kılıfı, uyku maskesi, gözlük zinciri, gözlük ipi, ayakkabı bağcığı',
      germanic:
        'aufnäher, bügelbild, bügelbilder, aufbügelbilder, aufbügler, schnürsenkel, einlegesohlen, brillenetui, veters, schlafmaske, schuheinlagen',
      romance:
        'patch thermocollant, écusson, parche, lacets, semelles, plantillas, solette, cordones, funda gafas, étui lunettes, parches, suole interne, lacci',
      signs: '鞋垫, 鞋带, 徽章, 眼镜盒, 布贴, ワッペン',
      grams: [10, 60, 200],
      role: 'accessory',
    },
    {
      en: 'phone wallet, folio cover, ipad cover, tablet cover, tablet case, kids tablet case, ipad case, phone case, back cover, phone cover, iphone case, galaxy case, silicone case, clear case, wallet case, flip cover, bumper case, hardshell case, protective case, shell case, cell phone case, mobile cover, magsafe case, leather case, tpu case, rugged case, shockproof case, battery case, snap case, flip case, folio case, wallet folio, defender series, tough armor, otterbox, candyshell, soft shell case, gel case, cover case, skin case, airpods case, airpod case, earbuds case cover, hybrid case, fitted hard shell, gel skin, mobile phone case, cell phone holster, phone pouch, phone armband, case & holster, holster, phone skin, carrying case phone, phone sleeve, folio',
      ar: 'جراب, كفر, غطاء حماية, جرابات, كفرات, غطاء هاتف, جراب موبايل, حافظة هاتف, كفر جوال, جراب سيليكون, غطاء خلفي, كفر حماية, حافظة جوال, جراب ايفون',
      tr: 'kılıf, telefon kılıfı, silikon kılıf, cüzdanlı kılıf, kapak kılıf, şeffaf kılıf, arka kapak, airpods kılıfı, tablet kılıfı, iphone kılıfı',
      germanic:
        'handyhülle, schutzhülle, hülle, hoesje, telefoonhoesje, handytasche, backcover, handycase, telefoonhoes, mobilskal, skal',
      romance:
        'coque, étui, funda, carcasa, capinha, housse téléphone, protection téléphone, coque iphone, funda móvil, capa celular, custodia iphone, cover iphone',
      signs: '手机壳, 保护套, 保护壳, 手机套, スマホケース, ケース, 硅胶套, 手机袋',
      grams: [30, 80, 170],
      role: 'accessory',
      also: ['electronics'],
    },
    {
      en: 'screen protector, tempered glass, screen guard, glass screen protector, privacy glass, camera lens protector, screen film, protective film, glass protector, invisibleshield, screen protectors, screen protection, hydrogel film, privacy screen protector, lens protector, invisible shield, anti-glare film phone, screen cover film, evo glass, ultra clear film, screen shield',
      ar: 'واقي شاشة, شاشة حماية, لاصقة حماية, لاصق حماية الشاشة, اسكرينة, استيكر حماية, حماية شاشة, سكرينة, زجاج حماية, حماية الكاميرا, واقي كاميرا',
      tr: 'ekran koruyucu, kırılmaz cam, cam koruyucu, kamera koruyucu, temperli cam, ekran koruyucu cam, hayalet ekran koruyucu, nano ekran koruyucu',
      germanic:
        'displayschutz, panzerglas, schutzfolie, schermbeschermer, displayfolie, displayschutzfolie, screenprotector, panzerfolie, schutzglas',
      romance:
        'protecteur écran, verre trempé, protector pantalla, protector de pantalla, cristal templado, pellicola protettiva, vetro temperato, película protetora, film protection écran, protège-écran, pellicola',
      signs: '钢化膜, 保护膜, 手机膜, 贴膜, 保護フィルム, 屏幕膜',
      grams: [25, 70, 160],
      role: 'accessory',
      also: ['electronics'],
    },
    {
      en: 'case, cover',
      grams: [30, 90, 250],
      role: 'accessory',
      strength: 0.85,
      also: ['electronics'],
    },
    {
      en: 'fashion accessories, men accessories, women accessories',
      ar: 'اكسسوارات',
      tr: 'aksesuar',
      germanic: 'accessoires',
      romance: 'accesorios, accessori',
      grams: [30, 150, 400],
      strength: 0.35,
    },
  ],
}
