import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

/** Bedding, towels and what else of cloth a home has. */
export const homeTextiles: KindGroup = {
  category: 'homeware',
  kinds: [
    {
      en: 'duvet, comforter, quilt, duvet insert, down comforter',
      ar: 'لحاف, مفرش محشو',
      tr: 'yorgan',
      germanic: 'bettdecke, dekbed, daunendecke, steppbett',
      romance: 'couette, edredón, relleno nórdico, piumone, edredom',
      signs: '被子, 羽绒被, 掛け布団',
      grams: [1400, 2200, 3800],
    },
    {
      en: 'towel, towels, bath towel, beach towel, hand towel, washcloth, bath sheet, microfiber towel, pillowcase, pillow case, pillow cases, cushion cover, throw pillow cover, pillow covers, table runner, tea towel, kitchen towel, tablecloth, washing machine cover, fridge cover, placemats, placemat, shower curtain, sheet set fitted, fitted sheet, pillow protector, bath mat',
      ar: 'فوطة, فوط, منشفة, مناشف, بشكير, كيس مخدة, غطاء وسادة, ستارة حمام, مفرش سفرة, مفرش طاولة, خدادية, خداديات',
      tr: 'havlu, el havlusu, plaj havlusu, yastık kılıfı, kırlent kılıfı, masa örtüsü, banyo havlusu, duş perdesi, peştemal, mutfak havlusu',
      germanic:
        'handtuch, handtücher, badetuch, strandtuch, kissenbezug, kissenhülle, tischdecke, duschvorhang, handdoek, badhanddoek, strandlaken, kussenhoes, tafelkleed, badematte, duschtuch',
      romance:
        'serviette de bain, taie d oreiller, drap de plage, toalla, toallas, asciugamano, asciugamani, telo mare, toalla de playa, funda de cojín, toalha, nappe, mantel, tovaglia, rideau de douche, cortina de ducha, federa, copricuscino, housse de coussin, drap de bain',
      signs: '毛巾, 浴巾, タオル, 枕套, 桌布, 浴帘',
      grams: [150, 420, 900],
    },
    {
      en: 'bedding, bedding set, duvet cover, duvet set, duvet cover set, comforter set, quilt set, bed sheets, sheet set, flat sheet, pillow, pillows, throw pillow, cushion, throw, throw blanket, blanket, fleece blanket, weighted blanket, bedspread, coverlet, mattress protector, mattress pad, mattress topper, towel set, bath rug, cooling pillow, memory foam pillow, bed sheet, bed linen, king size sheet, queen sheet set, heated throw, mosquito net bed, knitted blanket, sherpa blanket, pillow shams, euro sham, body pillow, crib-size quilt, pet blanket, cotton blanket, dressing table towel, toddler bedding, prayer towel, bath linen, cushions, bolster, neck pillow, travel pillow, seat cushion, lumbar pillow, chair cushion, chair pad, outdoor cushion, bath towels, bed skirt, mattress cover',
      ar: 'مفرش سرير, طقم ملايات, ملاية, ملاءة, ملايات, طقم لحاف, بطانية, بطاطين, مخدة, وسادة, وسائد, كوفرتة, برنس حمام, غطاء سرير, شرشف, مفارش, مخدات, طقم مفارش, دواسة حمام, واقي مرتبة, فوط حمام, لباد, مخدة رقبة, طقم سرير, كوفرته, دفاية سرير, لحافات, مفرش, شراشف, وسادة رقبة, بطانيه, خدادات, مخدة طبية, طقم فوط, حرام, مخدة سفر, لحاف فايبر',
      tr: 'nevresim takımı, nevresim, çarşaf, yastık, battaniye, pike, pike takımı, yatak örtüsü, havlu seti, banyo paspası, kırlent, alez, uyku seti, lastikli çarşaf, bornoz seti, koltuk şalı, tv battaniyesi, yatak koruyucu, boyun yastığı, çarşaf takımı, hamam havlusu, yastık kırlent, minder, uyku yastığı, yatak pedi, havlular, yorgan seti, visco yastık, ev tekstili, elastik çarşaf, banyo seti paspas, sandalye minderi, polar battaniye, banyo halısı',
      germanic:
        'bettwäsche, bettlaken, spannbettlaken, kissen, decke, kuscheldecke, dekbedovertrek, dekbedovertrekken, kussen, deken, hoeslaken, matratzenschoner, tagesdecke, kopfkissen, wolldecke, nackenkissen, plaid, douchegordijn, hoofdkussen, badmat, sofakissen, bettbezug, sitzkissen, badteppich, handtuchset, nekkussen, heimtextilien, woontextiel, örngott, badlaken, spannbetttuch, topper, sierkussen, zierkissen, stuhlkissen, steppdecke',
      romance:
        'housse de couette, parure de lit, drap, drap housse, oreiller, couverture, plaid, serviettes, tapis de bain, funda nórdica, sábanas, juego de sábanas, almohada, manta, alfombra de baño, copripiumino, lenzuola, cuscino, coperta, jogo de cama, lençol, travesseiro, cobertor, colcha, couvre-lit, cojín, coussin, completo letto, cojines, edredon, funda de almohada, trapunta, copriletto, cuscini, oreillers, edredón nórdico, tappetino bagno, nórdico, protector de colchón, sábana, cobija, almofada, linge de lit, ropa de cama, biancheria letto, sábana bajera, toalha de banho, manta sofá, roupa de cama, serviette de plage',
      signs:
        '床单, 四件套, 被套, 枕头, 毛毯, 布団, 枕, 毛布, 抱枕, 靠垫, 床品, 地垫浴室, クッション, 床笠, 空调被, 三件套, シーツ, 坐垫',
      grams: [450, 1150, 2800],
      strength: 0.95,
    },
  ],
}
