import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

/** The tables call it carpets; furniture and furnishing belong to it. */
export const furnishing: KindGroup = {
  category: 'carpets',
  kinds: [
    {
      en: 'prayer rug, prayer mat, padded prayer rug',
      ar: 'سجادة صلاة, سجاده صلاه مبطنة, سجادات صلاة',
      tr: 'seccade, namazlık',
      grams: [350, 750, 1600],
      strength: 1.1,
      also: ['homeware'],
    },
    {
      en: 'bookcase, tall bookcase, bookshelf, 5 tier bookshelf',
      ar: 'مكتبة كتب خشب',
      tr: 'kitaplık',
      germanic: 'bücherregal, boekenkast',
      romance: 'bibliothèque meuble, estantería, libreria mobile',
      grams: [10000, 21000, 40000],
      also: ['homeware', 'other'],
    },
    {
      en: 'sofa, couch, sectional, loveseat, sofa bed, bed frame, bed, platform bed, bunk bed, mattress, wardrobe, dresser, sideboard, cuddle chair, recliner, dining table, outdoor sofa, memory foam mattress, hybrid mattress, patio set, dining set, futon, headboard, chesterfield, seating sets, patio furniture, tv unit, mattress in a box, chest of drawers',
      ar: 'كنبة, اريكة, صوفا, دولاب, خزانة, سرير, مرتبة, مراتب, طاولة طعام, ركنة, انتريه, سفرة, كنب, دولاب ملابس, مرتبه',
      tr: 'kanepe, gardırop, karyola, baza, yatak, yemek masası, ranza, çekyat, köşe takımı, dolap, şifonyer, tv ünitesi',
      germanic:
        'sofa, kleiderschrank, bett, matratze, esstisch, kommode, bedframe, matras, boxspringbett, polsterbett, eettafel, kledingkast, sideboard, ecksofa, dressoir',
      romance:
        'canapé, armoire, lit adulte, matelas, table à manger, commode, buffet meuble, sofá, armario, cama, colchón, mesa de comedor, cómoda, divano, letto, materasso, armadio, mesa de jantar, guarda-roupa, colchão, sommier, sofá cama, canapé lit, divano letto, salon de jardin',
      signs: '沙发, 衣柜, 床垫, 床架, 餐桌, 电视柜, ソファ, ベッド, マットレス',
      grams: [22000, 38000, 65000],
      also: ['homeware'],
    },
    {
      en: 'laptop table, lap desk, bed tray, storage trolley, utility cart, rolling cart, trolley cart, step stool, shoe rack, plant stand, clothes rack, bean bag, pouf, laptop desk, kids chair, kids table, stool, garment rack, folding table, nightstand, side table, shelf unit, end table, folding chair, storage shelf, foldable desk',
      ar: 'طاولة لابتوب, عربة تخزين, جزامة, بين باج, بوف, بف, استاند ملابس, كومودينو, طاولة جانبية, كمودينو, عربة مطبخ, ستاند ملابس, طاولة قابلة للطي',
      tr: 'laptop sehpası, ayakkabılık, puf, tabure, komodin, sehpa, yan sehpa, mutfak arabası, zigon sehpa, armut koltuk, katlanır masa, servis arabası',
      germanic:
        'hocker, sitzsack, beistelltisch, nachttisch, schuhregal, klapptisch, bijzettafel, kruk, nachtkastje, poef, küchenwagen, zitzak',
      romance:
        'bàn học, bàn làm việc, bàn gấp, tabouret, pouf, table d appoint, table de chevet, taburete, mesita de noche, mesa auxiliar, sgabello, comodino, carrinho de armazenamento, carrinho, mesa plegable, meuble à chaussures, zapatero, scarpiera, desserte, bout de canapé',
      signs: '凳子, 床头柜, 鞋架, 折叠桌, 置物柜, 懒人沙发',
      grams: [2000, 4200, 9000],
      also: ['homeware'],
    },
    {
      en: 'rug, area rug, carpet, runner rug, shag rug, persian rug, kilim, outdoor rug, moroccan rug, washable rug, round rug, area rugs, carpet tiles, rug pad, oriental rug, fluffy rug, bedroom rug, accent rug, jute rug, kids rug, floor rug, rugs, carpets, faux fur rug, cowhide rug, hallway runner',
      ar: 'سجادة, سجاد, موكيت, كليم, سجادة صالة, سجاجيد, زولية, دعاسة كبيرة, سجادة غرفة',
      tr: 'halı, kilim, yolluk, makine halısı, çocuk halısı, yıkanabilir halı, dokuma halı, post halı, mutfak halısı, halı örtüsü, kaymaz halı, halıfleks',
      germanic:
        'teppich, läufer, vloerkleed, hochflorteppich, tapijt, teppiche, kurzflorteppich, gebetsteppich, waschbarer teppich, matta, karpet, teppichläufer, kelim, outdoor-teppich',
      romance:
        'tapis, tapis de salon, alfombra, tappeto, tapete, carpette, moquette, alfombras, tappeti, tapis de prière, tapetes, alfombra salón, passadeira',
      signs: '地毯, 客厅地毯, ラグ, カーペット, 祷告毯, 绒毯地垫',
      grams: [900, 4500, 16000],
      atSquareMetres: 2.4,
      also: ['homeware'],
    },
    {
      en: 'curtain, curtains, blackout curtain, blackout curtains, sheer curtains, drapes, roman shade, roller blind, window blinds, blinds, sofa cover, slipcover, couch cover, chair cover, chair covers, sofa slipcover, window treatment, zebra blinds, recliner cover, upholstery fabric, valance, roller shade, cellular shades, bed canopy, curtain panels, venetian blinds, sofa throw cover, eyelet curtains, voile curtain, door curtain, curtain set',
      ar: 'ستارة, ستائر, ستارة بلاك اوت, غطاء كنبة, غطاء انتريه, برادي, ستائر معتمة, غطاء كرسي, ستاير, غطاء صوفا, مفرش انتريه, ستارة رول, كلبس ستائر',
      tr: 'perde, fon perde, tül perde, stor perde, karartma perde, koltuk örtüsü, sandalye kılıfı, zebra perde, çekyat örtüsü, jaluzi, güneşlik perde, koltuk kılıfı, tül, kanepe örtüsü, blackout perde, plise perde',
      germanic:
        'vorhang, vorhänge, gardine, rollo, verdunkelungsvorhang, sofabezug, gordijn, gordijnen, gardinen, sofahusse, jalousie, stuhlhussen, plissee, rolgordijn, raffrollo, schiebegardine, bankhoes, verdunkelungsrollo',
      romance:
        'rideau, rideaux, rideau occultant, housse de canapé, cortina, cortinas, estor, funda de sofá, tenda, tende, copridivano, voilage, funda sofá, tende oscuranti, capa de sofá, visillo, persiana, cortina opaca, housse de chaise, fundas de silla, cubre sofá, stores enrouleurs, copri divano, jeté de canapé',
      signs: '窗帘, 沙发套, 沙发罩, カーテン, 百叶窗, 遮光窗帘, 门帘, 椅套, 沙发垫',
      grams: [500, 1400, 3200],
      also: ['homeware'],
    },
    {
      en: 'armchair, accent chair, dining chair, chair, office chair, gaming chair, desk chair, bar stool, bench, ottoman, coffee table, console table, desk, computer desk, standing desk, study desk, book shelf, shelving unit, bedside table, buffet cabinet, tv stand, media console, shoe cabinet, cabinet, storage cabinet, vanity table, dressing table, makeup vanity, room divider, coat rack, furniture, outdoor furniture, garden chair, storage bench, kitchen island, kitchen cart, bar cart, hammock chair, ergonomic chair, drawer unit, cupboard, entryway table, filing cabinet, tv cabinet, corner desk, l shaped desk, gaming desk, recliner chair, rocking chair, lounge chair, swing chair, egg chair, overbed table, clothing rack, display cabinet, ladder shelf, wall unit, kids desk, toddler table, desk shelf, folding mattress, trundle, sun lounger, umbrella patio, patio umbrella, parasol, gazebo furniture, nesting tables, chaise, barstool, kids furniture, bathroom vanity, corner shelf, cube storage, storage ottoman, laptop stand table, outdoor bench, office desk, drawer chest, adirondack chair, swivel chair, task chair, mesh chair, executive chair, dressers, hall tree, bathroom cabinet, medicine cabinet, pantry cabinet, chairs, desks & tables, sofas, beds, vanity desk',
      ar: 'كرسي, كراسي, كرسي مكتب, كرسي جيمنج, كرسي العاب, طاولة, ترابيزة, مكتب, طاولة قهوة, مكتبة, تسريحة, طاولة تلفزيون, اثاث, رف كتب, كرسي هزاز خشب, ترابيزة قهوة, مكتب كمبيوتر, وحدة ادراج, كرسي بار, شيزلونج, سرير قابل للطي, طاولات, خزانة احذية, شماعة ملابس ارضية, كرسي مكتبي, وحدة تخزين, طاولة مكتب, كرسي استرخاء, مرتبة هوائية سرير, ارجوحة حديقة, جلسة خارجية, اثاث حديقة, طاولة كمبيوتر, كرسي طبي, وحدة ارفف',
      tr: 'koltuk, berjer, sandalye, ofis koltuğu, oyuncu koltuğu, masa, çalışma masası, orta sehpa, konsol mobilya, bar sandalyesi, mobilya, bilgisayar masası, bahçe mobilyası, makyaj masası, dresuar, vestiyer, portmanto, banyo dolabı, raf ünitesi, katlanır sandalye, çok amaçlı dolap, sallanan sandalye, bahçe seti, oyuncu masası, şezlong, tv sehpası, çocuk masası, montessori kitaplık, ofis sandalyesi, yatak başlığı, metal raf, mutfak masası, bench, masa sandalye takımı, askılık ayaklı, bahçe şemsiyesi, salıncak bahçe, elbise dolabı, çalışma koltuğu',
      germanic:
        'sessel, stuhl, bürostuhl, gaming-stuhl, couchtisch, schreibtisch, regal, tv-schrank, schuhschrank, möbel, stoel, bureaustoel, salontafel, bureau, kast, meubels, ladekast, schrank, esszimmerstuhl, barhocker, garderobenständer, gartenmöbel, eetkamerstoel, tv-meubel, lowboard, gamingstuhl, standregal, schreibtischstuhl, eetkamerstoelen, gartenstuhl, liegestuhl, hängesessel, wandkast, schminktisch, waschbeckenunterschrank, fauteuil, schubladenschrank, tisch, wohnzimmertisch, schoenenkast, tuinset, ligbed, zonnebed, tuinstoel, stühle, vitrine, konsolentisch, rollcontainer, sonnenschirm, parasol',
      romance:
        'fauteuil, chaise, chaise de bureau, chaise gamer, table basse, bureau meuble, meuble tv, meuble, meubles, sillón, silla, silla de oficina, silla gaming, mesa, mesa de centro, escritorio, mueble tv, muebles, poltrona, sedia, sedia ufficio, sedia gaming, tavolo, tavolino, scrivania, mobile tv, mobili, cadeira, estante, étagère, sillas, coiffeuse, aparador, bean bag sedia, cassettiera, scaffale, banco, tocador, console meuble, tumbona, chaises, cajonera, canapés, tête de lit, cabecero, tête lit, meuble de rangement, credenza, sedie, consolle, bureau gamer, silla ergonómica, fauteuils, sillones, escrivaninha, rack tv, parasol, sombrilla, transat jardin, vitrina, silla de escritorio, chaise longue, chiffonnier, mesa gamer, comoda',
      signs:
        '椅子, 办公椅, 电竞椅, 茶几, 书桌, 书架, 鞋柜, 家具, 桌子, デスク, チェア, 棚, 电脑桌, テーブル, 梳妆台, 餐椅家用, 柜子',
      grams: [5000, 14000, 38000],
      strength: 0.85,
      also: ['homeware'],
    },
  ],
}
