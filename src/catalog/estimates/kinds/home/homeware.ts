import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

export const homeware: KindGroup = {
  category: 'homeware',
  kinds: [
    {
      en: 'oven cleaner, oven tray, oven liner, oven thermometer, oven rack, oven dish, oven shelf',
      tr: 'fırın temizleyici, fırın tepsisi',
      germanic: 'backofenreiniger, backblech',
      romance: 'nettoyant four, limpiahornos',
      grams: [150, 600, 1400],
    },
    {
      en: 'oven mitts, oven mitt, oven gloves, pot holder, pot holders, trivet',
      ar: 'قفازات فرن',
      tr: 'fırın eldiveni, tutacak',
      germanic: 'ofenhandschuhe, topflappen',
      romance: 'gants de cuisine, manoplas de horno, presine',
      grams: [120, 260, 500],
      set: true,
      strength: 1.1,
    },
    {
      en: 'pedal bin, waste bin, trash can, trash bin, kitchen bin, step trash can, garbage can, rubbish bin',
      ar: 'سلة مهملات, صندوق قمامة',
      tr: 'çöp kovası, pedallı çöp kovası',
      germanic: 'treteimer, mülleimer, abfalleimer, pedaalemmer, prullenbak',
      romance: 'poubelle à pédale, poubelle, cubo de basura, pattumiera',
      grams: [900, 3000, 6500],
    },
    {
      en: 'clothes airer, clothes drying rack, laundry rack, drying rack clothes, airer, laundry drying rack',
      ar: 'منشر غسيل, منشر ملابس',
      tr: 'çamaşır kurutmalık, çamaşır kurutma askısı',
      germanic: 'wäscheständer, wäschetrockner ständer, droogrek',
      romance: 'séchoir à linge, étendoir, tendedero, stendibiancheria, stendino',
      grams: [2200, 3800, 7000],
      strength: 1.1,
    },
    {
      tr: 'eviye',
      romance: 'evier',
      grams: [9000, 18000, 30000],
      also: ['other'],
    },
    {
      en: 'shower set',
      tr: 'batarya mutfak',
      germanic: 'armatur',
      romance: 'torneira, grifería',
      signs: '水龙头',
      grams: [800, 1700, 3500],
      also: ['other'],
    },
    {
      en: 'clock, alarm clock, table clock, digital clock, desk clock, analogue clock, analog clock',
      ar: 'ساعة منبه, منبه',
      tr: 'çalar saat, masa saati',
      germanic: 'wecker',
      romance: 'réveil, despertador, sveglia, réveil matin',
      signs: '闹钟',
      grams: [150, 320, 650],
      also: ['electronics', 'watches'],
    },
    {
      en: 'wood wall art, framed art, wall mirror, mirror, mirrors, canvas art, metal wall art, 3d wood mosaic, framed print, tall mirror, 3d wall panels',
      ar: 'مراية, مرآة, لوحة جدارية',
      tr: 'ayna, boy aynası, duvar aynası, kanvas tablo',
      germanic: 'wandspiegel, spiegel, spiegels, leinwandbild',
      romance: 'miroir, espejo, specchio, espelho',
      signs: '镜子, 鏡',
      grams: [1200, 4500, 13000],
      also: ['carpets'],
    },
    {
      en: 'wall stickers, wall sticker, wall decal, fridge magnet, photo print, art print, poster, balloons, cake topper, napkins, greeting banner, wall hooks, magnetic hooks, stencil',
      ar: 'ملصق جداري, استيكر حائط, بالونات',
      tr: 'duvar sticker, balon, poster, magnet',
      germanic: 'wandtattoo, luftballons, servietten, poster',
      romance:
        'sticker mural, vinilo decorativo, affiche, ballons anniversaire, globos, palloncini, servilletas, lámina',
      signs: '墙贴, 气球, 贴纸墙',
      grams: [30, 140, 450],
      also: ['stationery'],
    },
    {
      en: 'plates, plate, dinner plates, canape plates, salad plates, bowls, cereal bowl, drinking glasses, wine glasses, glass set, espresso cups, dessert plates, whiskey glasses, soup bowls, tea glasses, set of glasses, champagne flutes, cup set, glass cups, glasses',
      ar: 'اطباق, طبق, صحون, كاسات, طقم كاسات, اكواب, فناجين, طقم فناجين, صحن',
      tr: 'tabak, tabak seti, kase, bardak seti, çay bardağı seti, kadeh, fincan takımı, kahve fincan takımı, cam bardak, çay bardağı',
      germanic: 'weingläser, gläser, gläserset, trinkgläser, borden, glazen, wijnglazen',
      romance:
        'assiettes, assiette, verres, verres à vin, platos, vasos, piatti, bicchieri, pratos, copas, copas de vino, calici, taças, copos',
      signs: '碗, 盘子, 玻璃杯, 皿, 酒杯, グラス, 碟子',
      grams: [900, 1900, 3500],
      set: true,
    },
    {
      en: 'dinnerware, dinnerware set, dinner set, bowl, serving bowl, tea set, coffee set, glassware, tumbler glass, pitcher, jug, carafe, teapot, coffee pot, serving platter, serving tray, cake stand, casserole dish, pots and pans, cookware set, frying pan, saucepan, skillet, wok, cast iron skillet, baking dish, roasting pan, cookware, non-stick pan, grill pan, crepe pan, tagine, cooking pot, serveware, decanter, punch bowl, highball glasses, coupe glasses, mixing bowls, salad bowl, sauce pan, pressure cooker stovetop, steamer pot, turkish coffee pot, dinner service, serving dishes, saucers, cup and saucer, tea cups, gravy boat, platter, frypan, chafing dish, granite cookware, butter dish, tajine',
      ar: 'طقم اطباق, طقم عشاء, طقم شاي, طقم قهوة, ابريق, براد شاي, حلة, حلل, طقم حلل, مقلاة, طاسة, قدر, قدور, صينية, صواني, طقم جرانيت, اواني طبخ, طنجرة, طقم توزيع, كنكة, طقم سفرة, طقم طبخ, اواني, دلة, مقلاية, طاسات, سرفيس, بايركس, قلايات, وعاء, وعاء سلطة, زبدية, طاجن, تقديم, صينية تقديم, طقم جرانيت طبخ, طقم مقالي, ستكان, استكانات, بيالات',
      tr: 'yemek takımı, çay seti, sürahi, çaydanlık, tencere, tencere seti, tava, tava seti, düdüklü tencere, granit tencere, servis tabağı, tepsi, kahvaltı takımı, fırın kabı, borcam, kayık tabak, cezve, demlik, kek kalıbı, sunumluk, döküm tava, çorba kasesi, sos tenceresi, fincan seti, karaf, wok tava, çelik tencere, porselen, yemek tabağı, kahve fincanı, meşrubat bardağı, salata kasesi, fincan, pasta standı, tabak takımı',
      germanic:
        'geschirrset, schüssel, pfanne, topfset, kochtopf, pannenset, koekenpan, servies, teekanne, auflaufform, besteckset teller, bratpfanne, topf, bräter, glas set, kochtopfset, karaffe, borden set, schalen, theepot, pannen, töpfe, stekpanna, kaffeeservice, tafelservice, schmortopf, wokpfanne, schaal, kuchenform, backform, braadpan, dessertteller',
      romance:
        'service de table, poêle, casserole, batterie de cuisine, vajilla, sartén, olla, batería de cocina, servizio piatti, padella, pentola, batteria pentole, panela, frigideira, théière, cocotte, bol, marmite, teglia, sartenes, ollas, verre, jogo de panelas, jeu de casseroles, bandeja, plat à four, tetera, teiera, cacerola, caraffa, juego de vasos, bols, saladier, cazuela, jarra, tazón, carafe, panelas, conjunto de pratos, set di pentole, fuente de horno, jogo de jantar, tegame, moule à gâteau, set di bicchieri, plateau, saladera, ensaladera, molde repostería, vassoio, insalatiera',
      signs: '餐具, 炒锅, 锅具, 茶具, 平底锅, フライパン, 汤锅, 茶壶, 砂锅, 鍋, 不粘锅, 套锅, 急須',
      grams: [700, 1800, 5500],
      strength: 0.9,
    },
    {
      en: 'mug, coffee mug, travel mug, tumbler, water bottle, stainless steel water bottle, thermos, vacuum flask, insulated bottle, drinking bottle, coffee cup, tea cup, stanley quencher, quencher, hydro flask, yeti rambler, straw tumbler, flask, sports bottle, reusable straw, ice cube tray, insulated tumbler, glass bottle, thermal bottle, glass water bottle, sippy tumbler, food jar, thermal mug, food flask, shot glass, hip flask, owala, bottle insulated, food thermos, coffee tumbler, water jug gallon, shaker bottle, protein shaker, shaker, personalized mug, beer mug, beer glass',
      ar: 'كوب, مج, مج حراري, تيرموس, ترمس, زجاجة مياه, مطارة, زجاجة ماء, كوب حراري, ترمس قهوة, زمزمية, كوب ستانلي, قارورة ماء, شاليمو, كباية, مج قهوة, زجاجة رياضية, حافظة طعام حرارية, كوب قهوة, تمبلر, مطارات, قنينة ماء, شيكر بروتين, شيكر, مطارة اطفال, كوب سفر, مجات, مق',
      tr: 'kupa, termos, matara, suluk, kahve kupası, çelik termos, termos bardak, su şişesi, su matarası, fincan kupa, mug, çelik matara, seyahat bardağı, yemek termosu, termos kupa, shaker, pipetli bardak, buzluk, kupa bardak, cam şişe',
      germanic:
        'tasse, becher, thermosflasche, trinkflasche, thermobecher, kaffeetasse, drinkfles, thermosfles, mok, isolierflasche, kaffeebecher, waterfles, thermoskanne, bierkrug, mokken, kopjes, drinkbeker thermos, isolierkanne, shakerflasche, shaker eiweiß, edelstahlflasche, thermobeker, koffiebeker, koffiekopjes, trinkbecher, sportflasche',
      romance:
        'tasse, mug, gourde, bouteille isotherme, thermos, taza, botella de agua, termo, tazza, borraccia, bottiglia termica, caneca, garrafa, bouteille d eau, botella térmica, tasses, garrafa térmica, tazze, tazas, vaso térmico, tazzine, bottiglia acqua, travel mug, cantimplora, squeeze, termo de acero, copo térmico, chope, botella reutilizable, botella deportiva, xícara, isotherme',
      signs: '水杯, 保温杯, 马克杯, 杯子, 水筒, マグカップ, 吸管杯成人, タンブラー, 运动水壶, 咖啡杯, 茶杯, 保温壶',
      grams: [300, 480, 850],
      strength: 0.9,
    },
    {
      en: 'knife set, kitchen knife, chef knife, chef’s knife, knives, cutlery, cutlery set, flatware, spoon, forks, spoons, utensil set, kitchen utensils, grater, colander, strainer, measuring cups, cutting board, chopping board, rolling pin, baking mat, muffin pan, cake pan, baking tray, cookie cutter, baking set, storage container, food storage, food containers, airtight containers, lunch box, bento box, meal prep containers, spice rack, spice jars, dish rack, drying rack, salad spinner, mandoline, vegetable chopper, vegetable slicer, tea infuser, coffee filter, coffee dripper, dish cloth, coasters, apron kitchen, water filter pitcher, ice bucket, cocktail shaker, bar set, kitchen gadgets, knife sharpener, kitchen tools, pastry, piping bags, silicone mold, candy mold, storage jars, canister set, bread box, egg holder, sink strainer, kitchen organizer, kitchen storage, food wrap, aluminium foil, cling film, parchment paper, zip bags, trash bags, garbage bags, thermometer kitchen, meat thermometer, kitchen thermometer, mortar and pestle, pepper mill, salt grinder, oil dispenser, sushi kit, steak knives, santoku, paring knife, cheese board, lunchbox, tiffin, lunch container, dispenser bottle oil, reusable food bags, silicone lids, flour sifter, fruit basket, utensil holder, bamboo board, steak knife, ice mold, barware, nutcracker, meat tenderizer, lemon squeezer, cake decorating kit, popsicle mold, cupcake, egg slicer, chopsticks, dish drying mat, dinner napkins, table mats, dish brush, scrubber, measuring spoons, water filter, filter cartridge water, brita, tupperware, ziplock, canning jars, mason jars, water purifier filter, refrigerator organizer, butcher knife, bread knife, cookie sheet, loaf pan, pie dish, baking cups, kitchenware, kitchen & dining, bakeware, turner, dough scraper, vegetable peeler',
      ar: 'سكاكين, طقم سكاكين, سكين مطبخ, ملاعق, طقم ملاعق, شوك, ادوات مطبخ, مصفاة, لوح تقطيع, قوالب كيك, قالب كيك, صينية فرن, علب حفظ طعام, لانش بوكس, صندوق غداء, علب طعام, منظم مطبخ, قطاعة خضار, عصارة ليمون, فتاحة, علبة طعام, برطمانات, برطمان, حافظة طعام, طقم ادوات مطبخ, رف بهارات, مناديل سفرة, فلتر مياه, ادوات خبز, قالب سيليكون, مسن سكاكين, ملعقة, معلقة, اكياس قمامة, منظم ثلاجة, علب بهارات, علب تخزين, قوالب, شوكة, طقم توابل, صفاية اطباق, سكينة, لانش بوكس اطفال, قطاعة, هون, مقشرة, طقم معالق, تخزين المطبخ, ورق زبدة, فوط مطبخ, تنظيم المطبخ, مستلزمات المطبخ, مطبخ, ادوات المطبخ, علب, رول مطبخ, فويل, فرشة سيليكون, مضرب يدوي, بطرمان, علبة غداء, ترامس, كفوف فرن',
      tr: 'bıçak seti, bıçak, mutfak bıçağı, çatal kaşık bıçak takımı, çatal kaşık, kaşık, rende, süzgeç, kesme tahtası, kek kalıbı silikon, saklama kabı, sefer tası, beslenme kutusu, baharatlık, baharat takımı, sebze doğrayıcı, amerikan servis, peçete, runner, bulaşıklık, kavanoz, erzak kabı, mutfak gereçleri, silikon kalıp, bardak altlığı, merdane, mutfak düzenleyici, rende seti, servis seti mutfak, çatal bıçak takımı, çay süzgeci, mutfak seti, çöp torbası, spatula seti, saklama kabı seti, ekmeklik, yağlık, limon sıkacağı, bıçak bileyici, kurabiye kalıbı, mutfak rafı, pasta malzemeleri, tuzluk, lunch box, dilimleyici, servis kaşığı, kahve filtresi, kaşıklık, mutfak eşyaları, mutfak gereci, züccaciye, tezgah üstü organizer, su arıtma filtresi, sos kabı, sofra, sofra & mutfak',
      germanic:
        'messerset, küchenmesser, besteck, besteckset, löffel, schneidebrett, küchenhelfer, brotdose, lunchbox, frischhaltedosen, vorratsdosen, snijplank, bestek, messenset, keukengerei, reibe, sieb, muffinform, broodtrommel, vershouddoos, keukenmes, gewürzregal, tischläufer, backmatte, kochmesser, vorratsgläser, platzsets, müllbeutel, placemats, geschirrtücher, theedoek, bestekset, lunchtrommel, küche, bewaarbakjes, keukenhulp, ausstechformen, geschirrtuch, salatschleuder, messerschärfer, wasserfilter, gemüseschneider, gewürzmühle, kruidenrek, tischset, trinkhalme, frischhaltebox, meal prep boxen, bento-box',
      romance:
        'couteaux, set de couteaux, couverts, couteau de cuisine, planche à découper, ustensiles de cuisine, boîte à lunch, boîtes de conservation, serviettes de table, cuchillos, cuchillo, cubiertos, tabla de cortar, utensilios de cocina, fiambrera, tupper, coltelli, posate, tagliere, utensili da cucina, contenitori alimentari, talheres, facas, tábua de corte, set de cuchillos, râpe, rallador, moldes, lunch box, set de table, caja de almuerzo, tovaglioli, gourde compote, coltello, tiroir à épices, especiero, colapasta, passoire, escurridor, moule silicone, porta spezie, toalha de mesa, tarros, torchons, accesorios de cocina, recipientes, marmitas, colador, servilleteros, manteles individuales, sacs poubelle, bolsas de basura, porta spezie, ustensile, cuillères, cucchiai, potes herméticos, botes cocina, bocaux, grattugia, manteles, set coltelli, set de utensilios, lunchera, boîte repas, contenitore ermetico, cocina y comedor',
      signs:
        '刀具, 菜刀, 砧板, 保鲜盒, 饭盒, 便当盒, 厨具, 餐垫, 筷子, 包丁, まな板, 弁当箱, 调料盒, 烘焙模具, 勺子, 切菜器, 密封罐, 削皮刀, 滤水壶, 收纳厨房, 沥水架, 垃圾袋, キッチン用品',
      grams: [150, 500, 1700],
      strength: 0.85,
    },
    {
      en: 'vase, picture frame, photo frame, wall art, wall decor, canvas print, painting, wall clock, candle, scented candle, candle holder, candles, artificial flowers, artificial plant, faux plant, flower pot, planter, plant pot, figurine, statue, sculpture, home decor, decorative bowl, tapestry, wallpaper, curtain rod, storage basket, storage box, storage bin, laundry basket, hamper, hanger, hangers, coat hangers, shoe organizer, closet organizer, drawer organizer, soap dispenser, toilet brush, bathroom set, bathroom accessories, toothbrush holder, tissue box, doormat, door mat, welcome mat, ironing board, mop, broom, bucket, cleaning cloth, sponge, clothes rack small, wall shelf, floating shelf, christmas ornament, christmas decoration, party decorations, balloon arch kit, party supplies, tablecloth party, birthday decorations, towel rack, towel bar, shower caddy, toilet seat, bathtub tray, incense, incense burner, incense holder, diffuser reed, reed diffuser, wax melts, room spray, air freshener, dried flowers, wreath, garland, christmas tree, signs wall, wood sign, key hook, jewelry tray, trinket dish, snow globe, music box, photo clip, bookends, umbrella stand, wall hanging, macrame, dream catcher, wind chime, sticker wall, peel and stick, pampas grass, laundry bag, vacuum storage bags, shoe rack small, over the door organizer, drawer dividers, clothesline, clothespin, lint roller, garment bag, dustpan, rubber gloves, dish soap, laundry detergent, cleaning spray, bathroom organizer, shower shelf, prayer beads stand, islamic wall art, ramadan decoration, ramadan lantern, calligraphy art, cake box, gift box, gift basket, home fragrance, yankee candle, tealight, oil burner, bath accessories, bathroom shelf, piggy bank, door stopper, garden flag, tissue holder, toilet paper holder, mop bucket, spin mop, squeegee, cleaning brush, wall mount shelf, vases, candleholders, wind spinner, cuckoo clock, decorative tray, lanterns decor, home & garden decor, wedding decor, confetti, tinsel, guestbook wedding, bath caddy, soap dish, bath tray, curtain tiebacks, cookie jar, folding step, step ladder, ladder, drawer liner, laundry hamper, organizer bins, storage bags, storage containers, storage organizer, storage bins, closet storage, hanger set',
      ar: 'فازة, مزهرية, برواز, اطار صور, لوحات, ساعة حائط, شمعة, شموع, شمعدان, زهور صناعية, نبات صناعي, اصيص, تحفة, تمثال, ديكور, ديكورات, ورق جدران, ورق حائط, سلة غسيل, صندوق تخزين, منظم, شماعة, علاقات, علاقة ملابس, طقم حمام, موزع صابون, رأس دش, ممسحة, مكنسة يدوية, مبخرة, معطر جو, معطر مفارش, زينة, زينة رمضان, ارفف, رف حائط, سلة تخزين, حامل شموع, تابلوه, تابلوهات, لوحة, سلال, طاولة كي, منظم ادراج, علاقة, مساكة, صندوق, ستاند حمام, شفاط, فوط تنظيف, مجسم, تنظيم, مطهر, حامل مناديل, علبة مناديل, اكياس تخزين, منظفات, فانوس رمضان, فواحة اعواد, شنطة تنظيم, معطرات الجو, منظم خزانة, لوحات جدارية, ورد صناعي, مباخر, ديكور منزلي, اكسسوارات حمام, بخاخ تنظيف, زينة حفلات, سجاد حمام',
      tr: 'vazo, çerçeve, fotoğraf çerçevesi, tablo, duvar saati, mum, kokulu mum, mumluk, yapay çiçek, saksı, biblo, heykel, dekoratif obje, duvar kağıdı, çamaşır sepeti, saklama kutusu, düzenleyici, askı, elbise askısı, sabunluk, banyo seti, mop, kova, temizlik bezi, oda kokusu, tütsü, tütsülük, parti malzemeleri, raf, duvar rafı, sepet, ütü masası, ayakkabılık küçük, kapı paspası, dekor, dekorasyon, ev dekorasyon, organizer, diş fırçalık, havluluk, duvar dekoru, ayakkabı düzenleyici, hurç, vakumlu torba, parti süsü, yılbaşı süsü, çam ağacı, kuru çiçek, peçetelik, tuvalet fırçası, hasır sepet, temizlik seti, banyo düzenleyici, sabun kabı, deterjan, parti seti, konsept süsleme, banyo rafı, banyo aksesuarları, tablo seti, mum seti, oda spreyi, obje, askılık, şamdan, nişan tepsisi, banyo aynası, merdiven, ev düzenleme, duvar panosu, merdiven ev tipi, dekoratif tepsi, faraş',
      germanic:
        'vase, bilderrahmen, wandbild, wanduhr, kerze, duftkerze, kerzenhalter, kunstblumen, blumentopf, übertopf, deko, dekoration, aufbewahrungsbox, wäschekorb, kleiderbügel, seifenspender, fußmatte, bügelbrett, wandregal, kaars, fotolijst, klok, wekker, vaas, opbergbox, wasmand, deurmat, schilderij, regal klein, badezimmer set, raumduft, aufbewahrungskorb, weihnachtsdeko, garderobe, wandhaken, behang, kleerhanger, plantenpot, wandklok, geurkaars, leiter, kaarsen, kunstplant, opbergmand, wanddekoration, badaccessoires, aufbewahrung, mand, bloempot, ordnungssysteme, handtuchhalter, toilettenbürste, wohnaccessoires, putzmittel, wischmopp, dekofigur, windlicht, weihnachtsbaum, strijkplank, wonen',
      romance:
        'vase, cadre photo, tableau, horloge, bougie, bougie parfumée, bougeoir, fleurs artificielles, pot de fleurs, décoration, papier peint, boîte de rangement, panier à linge, cintres, distributeur de savon, paillasson, table à repasser, étagère murale, jarrón, marco de fotos, cuadro, reloj de pared, vela, velas, portavelas, flores artificiales, maceta, decoración, papel pintado, caja de almacenaje, cesto, perchas, felpudo, estantería pared, cornice, quadro, orologio da parete, candela, candele, fiori artificiali, decorazione, carta da parati, portaoggetti, appendiabiti, zerbino, mensola, vaso, quadros, decoração, organizador, balloons anniversaire, ballons, stampa, tela decorativa, estera de bienvenida, desodorante ambiente, deshumidificador bolsas, nettoyant, détergent, organizer, escalera, guirlande, rangement, tapis d entrée, canvas quadro, decoración del hogar, hogar y decoración, mop, organizador de cajones, ducha, alcachofa de ducha, cesta, panier, panière, vela aromática, candela profumata, escabeau, jardinera, relógio de parede, cestos, perchero, adornos, accesorios de baño, accessori bagno, accessoires salle de bain, fregona, quadro decorativo, relojes de pared, guirnaldas, árbol de navidad, sapin de noël, albero di natale, plateau déco, vasi, cuadros, kit de fiesta, tende doccia, bandeja decorativa, vaso de planta, cesto ropa, patère, porte-manteau mural',
      signs:
        '花瓶, 相框, 挂画, 装饰画, 挂钟, 香薰, 蜡烛, 假花, 花盆, 摆件, 装饰, 收纳盒, 收纳箱, 衣架, 垃圾桶, 门垫, 花洒, 墙纸, 拖把, 钟表, 時計, 収納, インテリア, 置物架, 脏衣篮, 收纳袋, 纸巾盒, 香, 置物, 晾衣架, 清洁, 家居, 家居饰品',
      grams: [250, 1000, 4000],
      strength: 0.8,
    },
    {
      en: 'bbq, barbecue, grill, gas grill, charcoal grill, burner propane gas bbq, smoker grill, pizza oven, fire pit, charcoal bbq, outdoor grill, griddle, portable grill, pellet grill, propane grill, barbecues, kamado, patio gas grill',
      ar: 'شواية, شواية فحم, باربكيو, شوايات, شواية غاز, منقل',
      tr: 'mangal, barbekü, kömürlü mangal, gazlı mangal, ızgara mangal',
      germanic:
        'gasgrill, holzkohlegrill, barbecue, grillgerät, elektrogrill, kugelgrill, feuerschale, vuurkorf, smoker',
      romance:
        'barbecue à gaz, barbacoa, barbecue à charbon, brasero, churrasqueira, barbacoa de gas, parrilla, plancha gaz',
      signs: '烧烤架, 烧烤炉, バーベキュー',
      grams: [4000, 13000, 26000],
      also: ['other', 'appliances'],
    },
    {
      en: 'home, home & kitchen, homeware, home decor & furnishings, kitchen, bathroom, bath, dining, home goods, home & living, home & garden, household, decor, bedding & bath, bed & bath, dinnerware & serveware, tableware',
      ar: 'المنزل, المنزل والمطبخ, ادوات منزلية, مستلزمات المنزل, البيت والمطبخ, الحمام, مفروشات',
      tr: 'ev & yaşam, mutfak, ev gereçleri, banyo, ev & mobilya',
      germanic: 'haushalt, wohnen, küche & haushalt, huishouden, huis, koken en tafelen, keuken, haus & garten',
      romance:
        'maison, cuisine, hogar, cocina, casa, cucina, arts de la table, salle de bain, casa e cucina, hogar y cocina, casa e giardino, baño, bagno, casa y jardín, cuisine & maison',
      signs: '家居用品, 日用品, 生活用品, 日用百货, ホーム＆キッチン',
      grams: [250, 1000, 4000],
      strength: 0.45,
    },
  ],
}
