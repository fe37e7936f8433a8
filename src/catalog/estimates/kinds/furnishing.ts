import type { KindGroup } from './kind.ts'

/** The tables call it carpets; furniture and furnishing belong to it. */
export const furnishing: KindGroup = {
  category: 'carpets',
  kinds: [
    {
      en: 'rug, area rug, carpet, runner rug, shag rug, persian rug, kilim, outdoor rug, moroccan rug, washable rug, round rug, area rugs, carpet tiles, prayer rug, prayer mat, rug pad, oriental rug, fluffy rug, bedroom rug, accent rug, jute rug, kids rug, floor rug, rugs, carpets, faux fur rug, cowhide rug, hallway runner',
      ar: 'سجادة, سجاد, موكيت, سجادة صلاة, كليم, سجادة صالة, سجاجيد, زولية, دعاسة كبيرة, سجادة غرفة',
      tr: 'halı, kilim, yolluk, makine halısı, seccade, çocuk halısı, yıkanabilir halı, dokuma halı, post halı, mutfak halısı, halı örtüsü, kaymaz halı, halıfleks',
      germanic:
        'teppich, läufer, vloerkleed, hochflorteppich, tapijt, teppiche, kurzflorteppich, gebetsteppich, waschbarer teppich, matta, karpet, teppichläufer, kelim, outdoor-teppich',
      romance:
        'tapis, tapis de salon, alfombra, tappeto, tapete, carpette, moquette, alfombras, tappeti, tapis de prière, tapetes, alfombra salón, passadeira',
      signs: '地毯, 客厅地毯, ラグ, カーペット, 祷告毯, 绒毯地垫',
      grams: [900, 4500, 16000],
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
      en: 'sofa, couch, sectional, loveseat, armchair, accent chair, recliner, dining chair, chair, office chair, gaming chair, desk chair, stool, bar stool, bench, ottoman, pouf, bean bag, dining table, coffee table, side table, end table, console table, desk, computer desk, standing desk, study desk, bookshelf, bookcase, shelf unit, shelving unit, wardrobe, dresser, chest of drawers, nightstand, bedside table, bed frame, bed, platform bed, bunk bed, mattress, headboard, sideboard, buffet cabinet, tv stand, tv unit, media console, shoe rack, shoe cabinet, cabinet, storage cabinet, vanity table, dressing table, makeup vanity, room divider, coat rack, furniture, patio furniture, outdoor furniture, patio set, garden chair, cuddle chair, futon, sofa bed, storage bench, folding table, folding chair, kitchen island, kitchen cart, rolling cart, bar cart, hammock chair, ergonomic chair, drawer unit, cupboard, entryway table, filing cabinet, tv cabinet, dining set, corner desk, l shaped desk, gaming desk, recliner chair, rocking chair, lounge chair, outdoor sofa, seating sets, swing chair, egg chair, laptop table, lap desk, laptop desk, overbed table, bed tray, clothes rack, garment rack, clothing rack, storage shelf, display cabinet, plant stand, ladder shelf, wall unit, kids desk, kids table, kids chair, toddler table, desk shelf, memory foam mattress, hybrid mattress, folding mattress, trundle, sun lounger, umbrella patio, patio umbrella, parasol, gazebo furniture, trolley cart, storage trolley, utility cart, nesting tables, step stool, mattress in a box, chaise, chesterfield, barstool, kids furniture, bathroom vanity, corner shelf, cube storage, storage ottoman, foldable desk, laptop stand table, outdoor bench, office desk, drawer chest, adirondack chair, swivel chair, task chair, mesh chair, executive chair, dressers, hall tree, bathroom cabinet, medicine cabinet, pantry cabinet, chairs, desks & tables, sofas, beds, vanity desk',
      ar: 'كنبة, اريكة, صوفا, كرسي, كراسي, كرسي مكتب, كرسي جيمنج, كرسي العاب, طاولة, ترابيزة, مكتب, طاولة قهوة, طاولة طعام, مكتبة, دولاب, خزانة, كومودينو, سرير, مرتبة, مراتب, تسريحة, جزامة, طاولة تلفزيون, اثاث, رف كتب, بين باج, بوف, بف, كرسي هزاز خشب, طاولة جانبية, ترابيزة قهوة, مكتب كمبيوتر, سفرة, استاند ملابس, ركنة, انتريه, وحدة ادراج, طاولة لابتوب, كرسي بار, شيزلونج, سرير قابل للطي, كنب, كمودينو, طاولات, خزانة احذية, شماعة ملابس ارضية, عربة مطبخ, كرسي مكتبي, وحدة تخزين, عربة تخزين, طاولة مكتب, دولاب ملابس, كرسي استرخاء, مرتبة هوائية سرير, طاولة قابلة للطي, ارجوحة حديقة, مرتبه, جلسة خارجية, اثاث حديقة, طاولة كمبيوتر, كرسي طبي, وحدة ارفف, ستاند ملابس',
      tr: 'koltuk, kanepe, berjer, sandalye, ofis koltuğu, oyuncu koltuğu, masa, çalışma masası, yemek masası, sehpa, orta sehpa, zigon sehpa, kitaplık, dolap, gardırop, komodin, yatak, karyola, baza, şifonyer, tv ünitesi, ayakkabılık, konsol mobilya, puf, tabure, bar sandalyesi, mobilya, bilgisayar masası, bahçe mobilyası, armut koltuk, ranza, makyaj masası, çekyat, dresuar, vestiyer, portmanto, banyo dolabı, laptop sehpası, raf ünitesi, katlanır masa, katlanır sandalye, çok amaçlı dolap, sallanan sandalye, bahçe seti, oyuncu masası, köşe takımı, mutfak arabası, servis arabası, şezlong, tv sehpası, çocuk masası, montessori kitaplık, ofis sandalyesi, yan sehpa, yatak başlığı, metal raf, mutfak masası, bench, masa sandalye takımı, askılık ayaklı, bahçe şemsiyesi, salıncak bahçe, elbise dolabı, çalışma koltuğu',
      germanic:
        'sofa, sessel, stuhl, bürostuhl, gaming-stuhl, esstisch, couchtisch, beistelltisch, schreibtisch, bücherregal, kleiderschrank, kommode, nachttisch, bett, matratze, hocker, sitzsack, regal, tv-schrank, schuhschrank, möbel, stoel, bureaustoel, salontafel, bureau, boekenkast, kast, nachtkastje, bedframe, matras, kruk, meubels, ladekast, schrank, sideboard, esszimmerstuhl, schuhregal, barhocker, garderobenständer, gartenmöbel, eetkamerstoel, bijzettafel, tv-meubel, lowboard, gamingstuhl, standregal, boxspringbett, polsterbett, schreibtischstuhl, küchenwagen, klapptisch, eetkamerstoelen, poef, gartenstuhl, liegestuhl, kledingkast, hängesessel, couch, wandkast, schminktisch, waschbeckenunterschrank, fauteuil, eettafel, schubladenschrank, tisch, wohnzimmertisch, schoenenkast, zitzak, tuinset, ligbed, dressoir, zonnebed, tuinstoel, ecksofa, stühle, vitrine, konsolentisch, rollcontainer, sonnenschirm, parasol',
      romance:
        'canapé, fauteuil, chaise, chaise de bureau, chaise gamer, table basse, table à manger, table d appoint, bureau meuble, bibliothèque meuble, armoire, commode, table de chevet, matelas, tabouret, pouf, meuble tv, meuble à chaussures, meuble, meubles, sofá, sillón, silla, silla de oficina, silla gaming, mesa, mesa de centro, escritorio, estantería, armario, cómoda, mesita de noche, cama, colchón, taburete, mueble tv, zapatero, muebles, divano, poltrona, sedia, sedia ufficio, sedia gaming, tavolo, tavolino, scrivania, libreria mobile, armadio, comodino, letto, materasso, sgabello, mobile tv, scarpiera, mobili, cadeira, mesa de jantar, guarda-roupa, colchão, estante, carrinho de armazenamento, carrinho, étagère, buffet meuble, sillas, coiffeuse, puff, aparador, bean bag sedia, mesa auxiliar, cassettiera, scaffale, banco, salon de jardin, tocador, console meuble, tumbona, chaises, mesa plegable, cajonera, canapés, sommier, tête de lit, cabecero, tête lit, meuble de rangement, credenza, sedie, consolle, bureau gamer, desserte, silla ergonómica, fauteuils, sillones, bout de canapé, escrivaninha, rack tv, parasol, sombrilla, transat jardin, sofá cama, canapé lit, divano letto, vitrina, silla de escritorio, chaise longue, chiffonnier, mesa gamer, comoda',
      signs:
        '沙发, 椅子, 办公椅, 电竞椅, 餐桌, 茶几, 书桌, 书架, 衣柜, 床头柜, 床垫, 床架, 电视柜, 鞋柜, 家具, 凳子, 桌子, デスク, チェア, ソファ, 棚, 电脑桌, 置物柜, 懒人沙发, ベッド, テーブル, マットレス, 梳妆台, 餐椅家用, 折叠桌, 鞋架, 柜子',
      grams: [5000, 14000, 38000],
      strength: 0.85,
      also: ['homeware'],
    },
  ],
}
