import type { KindGroup } from './kind.ts'

export const bags: KindGroup = {
  category: 'bags',
  kinds: [
    {
      en: 'hiking backpack, trekking backpack, photo backpack, camera backpack, protactic',
      germanic: 'rucksack, wanderrucksack, trekkingrucksack, rugzak',
      grams: [650, 1150, 2400],
      also: ['sports'],
    },
    {
      en: 'cabin bag, cabin suitcase, cabin luggage, cabin case, carry-on suitcase, carry on luggage, cabin bag trolley, carry-on luggage, carry-on spinner',
      ar: 'حقيبة كابينة, شنطة كابينة',
      tr: 'kabin boy valiz, kabin valiz, kabin boy bavul',
      germanic: 'handgepäckkoffer, bordtrolley, handbagagekoffer',
      romance: 'valise cabine, maleta de cabina, bagage cabine, trolley cabina, maleta cabina',
      grams: [2200, 3100, 4000],
    },
    {
      en: 'backpack, school bag, bookbag, laptop backpack, daypack, travel backpack, book bag, knapsack, schoolbag, kids backpack, sling backpack, drawstring bag, gym sack',
      ar: 'حقيبة ظهر, شنطة ظهر, شنطة مدرسية, حقيبة مدرسية, حقائب ظهر, شنطة لابتوب ظهر, باك باك, حقائب مدرسية',
      tr: 'sırt çantası, okul çantası, laptop sırt çantası, notebook sırt çantası, dağcı çantası',
      germanic: 'schulranzen, schulrucksack, ryggsäck',
      romance: 'sac à dos, mochila, zaino, cartable, mochilas',
      signs: '双肩包, 书包, 背包, リュック, 电脑包双肩',
      grams: [450, 800, 1500],
    },
    {
      en: 'handbag, shoulder bag, crossbody, crossbody bag, cross body bag, tote, tote bag, satchel, clutch, clutch bag, evening bag, hobo bag, bucket bag, messenger bag, purse, top handle bag, mini bag, women bag, sling bag, baguette bag, belt bag, fanny pack, bum bag, waist bag, waist pack, chest bag, camera bag small, marmont, birkin, neverfull, shopper bag, canvas tote, leather bag, bag, beach bag, jet set, weekender tote, camera crossbody, diaper bag, nappy bag, bento bag, saddle bag women, pochette, wristlet bag',
      ar: 'حقيبة يد, شنطة يد, حقيبة كتف, شنطة كتف, شنطة كروس, حقيبة كروس, كلاتش, حقيبة نسائية, شنطة نسائية, حقيبة, شنطة, حقائب, شنط, حقيبة خصر, توت باج, حقيبة حفاضات, شنطة بيبي',
      tr: 'el çantası, omuz çantası, çapraz çanta, çanta, kol çantası, bel çantası, clutch, portföy çanta, postacı çantası, plaj çantası, baget çanta, tote çanta, bebek bakım çantası',
      germanic:
        'handtasche, umhängetasche, schultertasche, tasche, handtas, schoudertas, gürteltasche, wickeltasche, bauchtasche, väska',
      romance:
        'sac à main, sac bandoulière, bolso, borsa, sac, bandolera, borsetta, riñonera, sacoche, cabas, tracolla, sac à langer, pochette, marsupio',
      signs: '手提包, 单肩包, 斜挎包, 女包, 包包, 腰包, 托特包, バッグ, 胸包, 妈咪包, 挎包',
      grams: [350, 700, 1400],
      strength: 0.95,
    },
    {
      en: 'gift card holder, gift card holder wallet, wallet, card holder, cardholder, card case, money clip, bifold wallet, coin purse, passport holder, passport cover, trifold wallet, leather wallet, wristlet, long wallet, zip around wallet, card wallet, rfid wallet, billfold, coin pouch',
      ar: 'محفظة, محافظ, بوك رجالي, حافظة بطاقات, محفظة نقود, حامل بطاقات, غلاف جواز سفر, بوك حريمي, محفظه جلد',
      tr: 'cüzdan, kartlık, bozuk para cüzdanı, pasaport kılıfı, erkek cüzdan, kadın cüzdan',
      germanic: 'geldbörse, portemonnaie, brieftasche, portemonnee, kartenetui, geldbeutel, lommebok',
      romance:
        'portefeuille, porte-cartes, cartera, portafoglio, billetera, carteira, porte-monnaie, monedero, tarjetero, portacarte',
      signs: '钱包, 卡包, 钱夹, 財布, 零钱包',
      grams: [60, 170, 350],
    },
    {
      en: 'suitcase, luggage, hard shell, carry on, luggage set, trolley bag, trolley case, spinner luggage, hardside, hard case suitcase, hard case, travel set luggage, rolling luggage, check-in luggage, spinner suitcase, roller case, suitcases, hardshell luggage, garment bag wheeled, trunk luggage, medium luggage, large luggage',
      ar: 'حقيبة سفر, شنطة سفر, حقائب سفر, ترولي, شنط سفر, حقيبة سفر بعجلات, طقم حقائب سفر, حقيبة كابين',
      tr: 'valiz, bavul, valiz seti, seyahat valizi, tekerlekli valiz, büyük boy valiz',
      germanic: 'koffer, trolley koffer, reisekoffer, handgepäck koffer, kofferset, handbagage koffer, resväska',
      romance: 'valise, maleta, valigia, mala de viagem, set de maletas, trolley bagaglio, malas',
      signs: '行李箱, 拉杆箱, 旅行箱, スーツケース, 登机箱, 密码箱',
      grams: [2800, 4200, 8000],
    },
    {
      en: 'duffel, duffle bag, duffel bag, gym bag, sports bag, travel bag, weekend bag, weekender, holdall, garment bag, packing cubes, shopping trolley, shopping cart bag, kit bag, barrel bag, cooler backpack, packing cube set, travel organizer bag, suit bag, boot bag, overnight bag',
      ar: 'حقيبة رياضية, شنطة رياضية, شنطة جيم, حقيبة جيم, دافل, حقيبة سفر يد, حقيبة دافل, منظم حقائب سفر',
      tr: 'spor çantası, seyahat çantası, duffel çanta, valiz içi düzenleyici, pazar arabası, spor salonu çantası',
      germanic: 'sporttasche, reisetasche, sporttas, einkaufstrolley, weekendtas, packwürfel, reistas',
      romance:
        'sac de sport, sac de voyage, bolsa de deporte, bolsa de viaje, borsone, carro compra, carro de la compra, bolsa de gimnasio, borsa sportiva, borsa da viaggio, organizador de maleta, chariot de course',
      signs: '旅行包, 健身包, 旅行袋, 收纳袋旅行, ボストンバッグ',
      grams: [450, 900, 2000],
    },
    {
      en: 'laptop bag, laptop sleeve, notebook case, notebook sleeve, briefcase, laptop case, laptop briefcase, tablet sleeve, macbook sleeve, notebook bag, sleeve case, laptop tote, carrying case notebook, slip case, computer bag, attache case, document bag, macbook case, ipad sleeve, laptop messenger, toploading case, topload, macbook pouch, laptop carrying case',
      ar: 'حقيبة لابتوب, شنطة لابتوب, حافظة لابتوب, حقيبة كمبيوتر, جراب لابتوب, حقيبة اوراق, شنطه لاب توب',
      tr: 'laptop çantası, notebook çantası, evrak çantası, laptop kılıfı, notebook kılıfı, macbook kılıfı',
      germanic:
        'laptoptasche, notebooktasche, laptophülle, aktentasche, laptoptas, laptophoes, notebookhülle, laptop sleeve',
      romance:
        'housse ordinateur, sacoche ordinateur, funda portátil, maletín, borsa per notebook, custodia notebook, housse macbook, housse en cuir, maletín portátil, sacoche pc portable',
      signs: '电脑包, 笔记本包, 公文包, 内胆包, 平板包',
      grams: [250, 550, 1200],
      role: 'accessory',
      also: ['computers', 'electronics'],
    },
    {
      en: 'cosmetic bag, makeup bag, toiletry bag, vanity case, wash bag, toiletry kit bag, dopp kit, makeup case bag, train case, makeup organizer bag, makeup pouch, pouch, lunch bag, lunch tote, cooler bag, insulated lunch bag, pencil case bag, shoe bag, dust bag, reusable shopping bag, grocery bag, wash pouch, travel pouch',
      ar: 'حقيبة مكياج, شنطة مكياج, حقيبة ادوات تجميل, حقيبة غداء, شنطة طعام, لانش باج, حقيبة مستحضرات, حقيبة ادوات الحمام',
      tr: 'makyaj çantası, kozmetik çantası, beslenme çantası, termal çanta, tıraş çantası, tuvalet çantası',
      germanic: 'kulturbeutel, kosmetiktasche, toilettas, kühltasche, schminktasche, waschbeutel',
      romance:
        'trousse de toilette, trousse maquillage, neceser, beauty case, necessaire, estuche maquillaje, bolsa térmica, trousse',
      signs: '化妆包, 洗漱包, 午餐包, 便当包, ポーチ, 保温袋',
      grams: [100, 280, 650],
      also: ['accessories'],
    },
  ],
}
