import type { KindGroup } from './kind.ts'

/** What no category of the tables is made for: tools, food, pets, garden, health, and what is not sent at all. */
export const other: KindGroup = {
  category: 'other',
  kinds: [
    {
      en: 'shoe cleaner, sneaker cleaner, running shoe cleaner, shoe care, shoe polish, shoe brush, leather conditioner, shoe protector spray',
      ar: 'ملمع احذية, منظف احذية',
      tr: 'ayakkabı boyası, ayakkabı temizleyici, ayakkabı bakım',
      germanic: 'schuhpflege, schuhcreme',
      romance: 'cirage, betún, entretien chaussures',
      grams: [100, 250, 500],
      role: 'accessory',
      also: ['accessories', 'shoes'],
    },
    {
      en: 'tools, tools & hardware, hardware, diy, home improvement, building materials, plumbing supplies, electrical supplies',
      grams: [200, 900, 4000],
      strength: 0.5,
      also: ['homeware'],
    },
    {
      en: 'wine, rose wine, zinfandel, cabernet, merlot, chardonnay, prosecco, sauvignon, bourgogne, bordeaux, wine bottle, whisky, whiskey, vodka, gin bottle, tequila, liqueur, champagne bottle, scotch, scotch whisky, single malt, cognac',
      ar: 'نبيذ, ويسكي, فودكا',
      tr: 'şarap, rakı',
      germanic: 'wein, rotwein, weißwein, sekt, wijn, rode wijn, rosé, spirituosen, whisky',
      romance:
        'vin rouge, vin blanc, vino, vino tinto, vino rosso, vinho, vin rosé, champagne, vins, vins de loire, rhum',
      signs: '白酒, 葡萄酒',
      grams: [1150, 1400, 1700],
      refused: 'alcohol',
      also: ['homeware'],
      strength: 1.1,
    },
    {
      en: 'beer, beer can',
      ar: 'بيرة',
      tr: 'bira',
      germanic: 'bier',
      romance: 'bière, cerveza, birra, cerveja',
      grams: [400, 2500, 8000],
      refused: 'alcohol',
      byContent: [1.2, 100],
      also: ['homeware'],
    },
    {
      en: 'cigarette, cigar, tobacco, vape, vape pen, disposable vape, e-liquid, nicotine, hookah tobacco, e-cigarette',
      ar: 'سجائر, فيب, معسل',
      tr: 'puro, sigara, elektronik sigara',
      signs: '电子烟',
      grams: [30, 90, 250],
      refused: 'tobacco',
      strength: 1.1,
    },
    {
      en: 'pepper spray, taser, airsoft, pistol, rifle, ammunition, self defense, stun gun',
      ar: 'مسدس هواء, رذاذ الفلفل, صاعق كهربائي',
      tr: 'biber gazı, tabanca havalı',
      grams: [60, 200, 2500],
      refused: 'weapons',
    },
    {
      en: 'quadcopter, camera drone, mini drone, dji mini, dji mavic, dji air, rc quadcopter, drone with camera',
      ar: 'طائرة درون, طائرة بدون طيار, درون كاميرا',
      signs: '无人机',
      germanic: 'drohne, kameradrohne',
      romance: 'dron con cámara, drone caméra',
      tr: 'kameralı drone',
      grams: [300, 600, 1400],
      refused: 'drones',
      also: ['electronics', 'toys'],
    },
    {
      en: 'vibrator, dildo, sex toy, sex toys, sextoys, adult toy, analplug, butt plug, masturbator, cock ring, intimate toy',
      tr: 'vibratör',
      germanic: 'sexspielzeug, anal-toys, analplugs, analplug',
      romance: 'sextoy',
      signs: '情趣用品, 情趣',
      grams: [120, 350, 750],
      refused: 'adult',
      also: ['cosmetics'],
      strength: 1.1,
    },
    {
      en: 'flea treatment, flea and tick, fleas cats, flea, dewormer, cat treats, dog treats, catnip',
      ar: 'علاج براغيث',
      tr: 'pire tasması, kedi ödül, ödül maması',
      germanic: 'leckerlis, sepiaschalen',
      romance: 'antipulgas',
      grams: [20, 90, 300],
    },
    {
      en: 'rabbit hutch, hutch, chicken coop, dog crate, dog house, cat tree, cat tower, aquarium, fish tank, bird cage',
      ar: 'قفص, شجرة قطط, حوض سمك, قفص عصافير',
      tr: 'kuş kafesi, akvaryum, köpek kulübesi, kedi evi',
      germanic:
        'kleintierstall, kratzbaum, hundehütte, aquarium, vogelkäfig, kaninchenstall, katzenbaum, hasenstall, freilaufgehege, krabpaal',
      romance: 'arbre à chat, rascador, tiragraffi, cage oiseau, acuario, acquario, jaula',
      signs: '猫爬架, 鱼缸',
      grams: [7000, 15000, 28000],
      also: ['homeware'],
    },
    {
      en: 'water tank, pressure tank, safe box, pressure washer, generator, lawn mower',
      ar: 'خزان, خزان ماء, خزان مياه, خزانات, مولد كهرباء, غسالة ضغط',
      tr: 'su deposu, jeneratör, çim biçme makinesi, yüksek basınçlı yıkama',
      germanic: 'stromerzeuger, hochdruckreiniger, rasenmäher, hogedrukreiniger, grasmaaier',
      romance:
        'nettoyeur haute pression, groupe électrogène, generador, hidrolimpiadora, idropulitrice, tondeuse à gazon, cortacésped',
      signs: '高压清洗机, 割草机',
      grams: [8000, 18000, 40000],
      also: ['homeware'],
    },
    {
      en: 'drill, cordless drill, drill kit, impact driver, impact wrench, hammer drill, circular saw, jigsaw tool, reciprocating saw, miter saw, table saw, angle grinder, orbital sander, router tool, rotary tool, heat gun, nail gun, air compressor, chainsaw, power tool, power tools, welder, welding machine, welding helmet, grinder tool, rotary hammer, demolition hammer, multi-tool oscillating, needle scaler, paint sprayer, leaf blower, hedge trimmer, grass trimmer, string trimmer, brushless drill, combi drill, combo kit cordless, air kit, pneumatic, spray gun, soldering iron, soldering station, glue gun, hot glue gun, cordless screwdriver, electric screwdriver, compact drill, impact driver kit, tile cutter, belt sander, engraver, laser engraver, cnc, air tools, tool combo, ratchet cordless, bench grinder, laser level, cordless combo kit, brad nailer, stapler gun, air hammer, trimmer grass, 20v max drill, drill driver, m18, 18v lxt, brush cutter, snow blower, hammer electric',
      ar: 'دريل, شنيور, مثقاب, صاروخ قطع, منشار, منشار كهربائي, مفك كهربائي, ماكينة لحام, كمبروسر, كمبروسر هواء, مكنسة ضغط, ماكينة ضغط مياه, مسدس شمع, هيلتي, جلخ, راوتر خشب, صنفرة, عدة كهربائية, ماكينة لحام كهرباء, ضاغط هواء, دريل شحن, كاوية لحام, رش دهانات, مسدس حراري, اركت, شنيور شحن, فارة كهربائية, جزازة عشب, ليزر قياس, ميزان ليزر',
      tr: 'matkap, şarjlı matkap, darbeli matkap, avuç taşlama, spiral taşlama, dekupaj testere, daire testere, zımpara makinesi, kompresör, kaynak makinesi, vidalama, akülü vidalama, kırıcı delici, testere, motorlu testere, sıcak silikon tabancası, havya, boya tabancası, elektrikli el aletleri, hava kompresörü, planya, polisaj makinesi, taşlama, lazer hizalama, tilki kuyruğu, şarjlı vidalama, basınçlı yıkama makinesi, lehim makinesi, freze makinesi, gönye kesme, dal budama, tırpan',
      germanic:
        'bohrmaschine, akkuschrauber, schlagbohrmaschine, winkelschleifer, kreissäge, stichsäge, schleifmaschine, kompressor, kettensäge, schweißgerät, bohrhammer, heißklebepistole, heckenschere, werkzeugset elektrisch, boormachine, schroefmachine, haakse slijper, compressor, lötkolben, laubbläser, exzenterschleifer, schlagschrauber, oberfräse, multitool elektrisch, luchtgereedschap, tauchsäge, lasermessgerät, rasentrimmer, farbsprühsystem, bohrschrauber, kreuzlinienlaser, soldeerbout, heggenschaar, elektrowerkzeug, kettingzaag, akkubohrschrauber, borrmaskin, heißluftpistole, accuboormachine, notstromaggregat, bandschleifer, bladblazer',
      romance:
        'perceuse, visseuse, perceuse visseuse, meuleuse, scie circulaire, scie sauteuse, ponceuse, compresseur, tronçonneuse, poste à souder, taladro, taladro atornillador, atornillador, amoladora, sierra circular, sierra de calar, lijadora, compresor, motosierra, soldador, trapano, avvitatore, trapano avvitatore, smerigliatrice, sega circolare, seghetto, levigatrice, compressore, motosega, saldatrice, furadeira, parafusadeira, esmerilhadeira, lavadora de alta pressão, scrostatore, pistola de calor, pistolet à colle, taille-haie, tosaerba, decespugliatore, coupe-bordures, defonceuse, souffleur de feuilles, martillo percutor, fer à souder, pistola de silicona, perforateur, serra circular, taladro percutor, desbrozadora, tagliasiepi, rotomartillo, cortasetos, pistola a spruzzo, pistola de pintura, tassellatore, niveau laser, nivel láser, generatore, soplador de hojas, fresadora',
      signs:
        '电钻, 角磨机, 电锯, 空压机, 电动工具, 焊机, 冲击钻, 電動ドリル, 电动螺丝刀, 热熔胶枪, 电焊机, 切割机, 抛光机',
      grams: [1800, 3200, 8000],
      also: ['appliances'],
    },
    {
      en: 'screwdriver set, screwdriver, wrench, wrench set, socket set, hammer, pliers, tool set, tool kit, toolbox, tool box, tool bag, tape measure, level tool, utility knife, hand saw, clamp, drill bit set, drill bits, hex keys, allen key, chisel, file set, saw blade, sandpaper, screws, nails hardware, bolts, wall anchors, hinges, door handle, door lock, padlock, lockbox, lock box, cabinet handles, cabinet knobs, drawer slides, wall paint, paint roller, silicone sealant, adhesive, super glue, epoxy, duct tape, wood glue, plumbing, pipe, pipe fitting, ball valve, water pump, submersible pump, booster pump, bilge pump, solar panel, solar generator, wire stripper, crimping tool, voltage tester, work gloves, safety glasses, safety goggles, ear protection, respirator, workbench, ladder extension, vise, hand tools, stud finder, caliper, digital caliper, magnet neodymium, zip ties, bungee cords, tarpaulin, fire extinguisher, electrical wire, circuit breaker, light switch, dimmer, junction box, timer switch, mailbox, key safe, cylinder lock, caulk, sealant, mounting tape, nuts and bolts, pneumatic fitting, ball bearing, electric motor, stepper motor, belt industrial, 3d printer filament, pla filament, resin 3d printer, torque wrench, pipe wrench, bit set, hole saw, grinding disc, cutting disc, abrasive, door knob, castor wheels, casters, furniture legs, shelf bracket, fasteners, screw set, staple gun, crowbar, axe, hatchet, multimeter probe, faucet cartridge, toilet flush, insulation, flooring, vinyl flooring, mosaic tiles, door hinge, garage door, workwear belt, tool belt, tool storage, hand tool',
      ar: 'مفك, طقم مفكات, مفتاح ربط, شاكوش, كماشة, زرادية, عدة, عدة يدوية, صندوق عدة, شنطة عدة, متر قياس, قفل, قفل باب, كالون, خزنة, مسامير, براغي, دهان, سيليكون, لاصق, ماتور مياه, طلمبة مياه, دينمو ماء, دينمو مياه, مضخة, مضخات, مضخة مياه, خرطوم, لوح شمسي, ماتور, صمام, سباكة, مواسير, بانيو, شريط لاصق قوي, غراء, مقبض باب, مفصلات, بنطة, ريشة دريل, طقم لقم, ادوات منزلية عدد, عدد وادوات, مفتاح كهرباء, لوحة كهرباء, قاطع كهرباء, فلامنت, صنفرة ورق, بوية, كابل كهرباء نحاس, سلم, طقم عدة, موتور مياه, عدد يدوية, مواد بناء',
      tr: 'tornavida, tornavida seti, anahtar takımı, lokma takımı, çekiç, pense, alet çantası, takım çantası, el aletleri, maket bıçağı, matkap ucu, çivi, dübel, asma kilit, kapı kolu, menteşe, yapıştırıcı, koli bandı, su pompası, dalgıç pompa, hidrofor, hidrofor pompası, pompa, hortum, vana, güneş paneli, kasa çelik, para kasası, iş eldiveni, mengene, hırdavat, yapı market, elektrik kablosu, sigorta, anahtar priz, filament, zımpara, testere ucu, izole bant, çift taraflı bant, rulman, cırt kelepçe, kelepçe, bahçe hortumu, priz anahtar, pla filament, nalbur, tesisat, alet seti, bits uç, maymuncuk, iş güvenliği, elektrik malzemeleri',
      germanic:
        'schraubendreher, schraubenschlüssel, steckschlüsselsatz, hammer, werkzeugkoffer, werkzeugset, werkzeugkasten, maßband, bohrer set, säge, schrauben, dübel, vorhängeschloss, türschloss, tresor, wandfarbe, silikon, kleber, klebeband, wasserpumpe garten, tauchpumpe, gartenschlauch, ventil, solarpanel, arbeitshandschuhe, schraubstock, gereedschap, schroevendraaier, hamer, tang, gereedschapskist, boren, hangslot, kluis, lijm, tuinslang, pomp, zonnepaneel, werkzeug, baumarkt, leiter alu, lichtschalter, türgriff, bitset, schlüsseltresor, zonnepanelen, schleifpapier, klebstoff, verktyg, türbeschlag, filamente, sicherung, thermostat, kabelbinder, steckschlüssel, zimmerei, bouwmaterialen, scharnier',
      romance:
        'tournevis, clé à molette, coffret à douilles, marteau, pince, boîte à outils, mètre ruban, forets, cadenas, serrure, coffre-fort, peinture murale, silicone, ruban adhésif, pompe à eau, pompe, tuyau d arrosage, vanne, panneau solaire, gants de travail, outillage, destornillador, llave inglesa, juego de llaves, martillo, alicates, caja de herramientas, herramientas, cinta métrica, brocas, tornillos, candado, cerradura, caja fuerte, pintura, silicona, pegamento, cinta adhesiva, bomba de agua, manguera, válvula, panel solar, cacciavite, chiave inglese, martello, pinze, cassetta attrezzi, punte trapano, viti, lucchetto, serratura, cassaforte, vernice, colla, nastro adesivo, pompa acqua, tubo irrigazione, valvola, pannello solare, utensili, ferramenta, chave de fenda, martelo, alicate, cadeado, fechadura, cofre, bomba de água, mangueira, painel solar, bricolaje, bricolage, set di chiavi, llave de vaso, interruptor, depósito de agua, cerniera, adhesivo, interrupteur, quincaillerie, ferretería, chave inglesa, guantes de trabajo, tacos, bisagra, disyuntor, tubería, disjoncteur, metro laser, pennello, rodillo pintura, ferramentas, mastic',
      signs:
        '螺丝刀, 扳手, 工具箱, 锤子, 钳子, 卷尺, 门锁, 挂锁, 保险箱, 油漆, 胶水, 水泵, 太阳能板, 水管, 工具套装, ドライバーセット, 工具, 五金, 轴承, 电机, 阀门, 螺丝, 锁具, 开关',
      grams: [200, 900, 3500],
      strength: 0.8,
      also: ['homeware'],
    },
    {
      en: 'coffee, coffee beans, ground coffee, instant coffee, coffee capsules, coffee pods, tea, green tea, black tea, herbal tea, chocolate, candy, sweets, gummies candy, cookies, biscuits, snack, snacks, chips, crisps, nuts, almonds, cashews, pistachios, walnuts, dried fruit, jam, peanut butter, nutella, granola, oats, basmati rice, pasta, noodles, ramen, flour, spices, spice, seasoning, sauce, ketchup, mayonnaise, hot sauce, soy sauce, olive oil, cooking oil, coconut oil, vinegar, tuna, lentils, powdered milk, cheese, yogurt, ice cream, cake mix, pancake mix, soft drink, energy drink, water bottle pack, mineral water, sparkling water, chewing gum, popcorn, olives, pickles, tahini, halva, turkish delight, baklava, chicken, beef, pork, lamb, shrimp, salmon, meat, sausage, vegetables, apple fruit, avocado, avocado ripe, apricot, tomato, potato, onion, grapes, orange fruit, ripe & ready, food, grocery, beverages, baking powder, matcha, protein pancake, kombucha, saffron, crackers, jerky, beef jerky, truffle, maple syrup, sweetener, stevia, chia seeds, quinoa, candy bar, kitkat, ferrero, lindt, pocky, seaweed, kimchi, fresh fruit, fruit & veg, pantry, marshmallow, lollipop, lollipops, jelly beans, licorice, caramel, dark chocolate, milk chocolate, chocolates, gift hamper food, cacao, cocoa powder, cold brew, espresso beans, tea bags, cupcakes, dairy, hummus, ginger root, cinnamon, cardamom, mushrooms, steak, bacon, ham, turkey breast, groceries, rum, gin',
      ar: 'قهوة, بن, شاي, شوكولاتة, شوكولاته, حلوى, حلويات, بسكويت, شيبس, مكسرات, لوز, كاجو, فستق, تمر, تمور, عسل, مربى, زبدة الفول, نوتيلا, حبوب افطار, شوفان, ارز, مكرونة, معكرونة, نودلز, دقيق, سكر, ملح, بهارات, توابل, صلصة, كاتشب, زيت زيتون, زيت طعام, خل, تونة, فول, حليب, حليب بودرة, جبن, جبنة, زبدة, زبادي, عصير, مشروب, مشروب طاقة, مياه معدنية, علكة, لبان, فشار, زيتون, مخلل, طحينة, حلاوة طحينية, دجاج, سمك, جمبري, فواكه, خضروات, بقالة, طعام, اغذية, نسكافيه, كبسولات قهوة, زعفران, كاكاو, سكاكر, تسالي, بن تركي, قهوة عربية, كنافة, معمول تمر, بقلاوة, راحة الحلقوم, سناك, مشروبات, بيض, هيل, قرفة, زنجبيل, اعشاب, كرك, ماتشا, زيت جوز هند للطبخ',
      tr: 'kahve, türk kahvesi, filtre kahve, yeşil çay, bitki çayı, çikolata, şekerleme, bisküvi, cips, kuruyemiş, badem, fındık, fıstık, ceviz, hurma, kuru meyve, reçel, fıstık ezmesi, kahvaltılık gevrek, granola, yulaf, pirinç, makarna, baharat, ketçap, mayonez, zeytinyağı, ayçiçek yağı, sirke, konserve, ton balığı, süt tozu, peynir, tereyağı, yoğurt, meyve suyu, gazlı içecek, enerji içeceği, maden suyu, sakız, zeytin, turşu, tahin, helva, lokum, baklava, pekmez, salça, gıda, süpermarket, içecek, atıştırmalık, gofret, kapsül kahve, bulgur, mercimek, nohut, safran, sucuk, pastırma, damla sakızı, kakao, cezerye, simit, antep fıstığı, kestane, nescafe, kurabiye, salep, gıda & içecek',
      germanic:
        'kaffee, kaffeebohnen, kaffeekapseln, schokolade, süßigkeiten, kekse, chips, nüsse, mandeln, datteln, honig, marmelade, müsli, haferflocken, reis, nudeln, mehl, zucker, gewürze, soße, olivenöl, saft, limonade, käse, wurst, lebensmittel, koffie, thee, chocolade, snoep, koekjes, noten, honing, pralinen, bonbons, gummibärchen, koffiebonen, getränke, espressobohnen, kruiden, fleisch, koffiecapsules, delikatessen, supermarkt, kaffe, choklad, godis, pindakaas, gemüse, lakritz',
      romance:
        'café, café en grains, capsules café, chocolat, bonbons, biscuits, noix, amandes, dattes, miel, confiture, céréales, riz, pâtes, farine, sucre, épices, huile d olive, jus, fromage, saucisson, épicerie, café en grano, cápsulas de café, chocolate, caramelos, galletas, frutos secos, almendras, dátiles, mermelada, cereales, arroz, harina, azúcar, especias, aceite de oliva, zumo, queso, jamón, alimentación, caffè, caffè in grani, capsule caffè, cioccolato, cioccolatini, caramelle, biscotti, noci, mandorle, marmellata, cereali, riso, farina, zucchero, spezie, olio d oliva, succo, formaggio, salame, alimentari, café em grãos, biscoito, castanha, azeite, suco, queijo, alimentos, turrón, panettone, pescado, thịt, pastas, golosinas, grocery, bouillon, tequila, cafè, boissons, supermercado, bebidas, bevande, chocolates, dulces, infusión, tisane, sirop, snacks salados, fruits secs, conserve',
      signs:
        '咖啡豆, 茶叶, 巧克力, 零食, 饼干, 坚果, 蜂蜜, 大米, 面条, 调料, 糖果, 绿茶, 红茶, コーヒー, お茶, お菓子, チョコレート, 牛奶, 酱, 食品, 生鲜, 肉干, 螺蛳粉, 月饼, 红枣, 火锅底料',
      grams: [250, 700, 1600],
      strength: 0.9,
      byContent: [1.15, 40],
      set: true,
    },
    {
      en: 'dog food, cat food, dry dog food, wet cat food, pet food, cat litter, litter box, dog bed, cat bed, pet bed, scratching post, pet carrier, cat carrier, dog leash, dog collar, cat collar, dog harness, dog coat, dog toy, cat toy, pet toy, dog bowl, pet bowl, pet feeder, automatic feeder, pet fountain, water fountain cat, aquarium filter, fish food, bird food, hamster cage, pet shampoo, pet grooming, dog clipper, pet clipper, pet hair remover, pet gate, puppy pads, training pads, poop bags, pet stroller, reptile, terrarium, equestrian, saddle, pet supplies, cats & kittens, kitten, puppy, cuttlefish bone, parrot, chew toy, dog chew, pet camera, pet nail grinder, pet brush, cat scratcher, dog ramp, dog car seat, dog clothes, livestock, small animal, pet vitamins, pet care, dog muzzle, dog cage, horse rug, bird feeder, litter mat, dog blanket, cat blanket, pet products',
      ar: 'طعام قطط, طعام كلاب, دراي فود, رمل قطط, ليتر بوكس, سرير قطط, سرير كلاب, طوق كلب, لعبة قطط, طعام اسماك, حقيبة قطط, شامبو قطط, مستلزمات حيوانات, حيوانات اليفة, قطط, كلاب, طعام عصافير, مقود كلب, اكل قطط, نافورة قطط, مستلزمات الحيوانات الاليفة, اكل كلاب, حيوانات, طيور, بوكس قطط, خرباشة, فلتر حوض',
      tr: 'kedi maması, köpek maması, kuru mama, yaş mama, kedi kumu, kedi tuvaleti, kedi yatağı, köpek yatağı, tırmalama tahtası, tırmalama, köpek tasması, tasma, kedi oyuncağı, köpek oyuncağı, kuş yemi, balık yemi, kedi taşıma çantası, pet shop, petshop, kedi, köpek, mama kabı kedi, kemirgen, kedi köpek, evcil hayvan, kedi tırmalama, akvaryum filtresi, otomatik mama kabı',
      germanic:
        'hundefutter, katzenfutter, hundebett, katzenbett, katzenstreu, hundeleine, halsband hund, hundegeschirr, hundespielzeug, katzenspielzeug, katzendecke, hundedecke, vogelfutter, fischfutter, transportbox hund, katzenklo, hondenvoer, kattenvoer, hondenmand, kattenbak, haustier, kleintier, tierbedarf, terraristik, katze transport, hond, reitsport, pferd, hundekissen, hundenapf, katzentoilette, hundebox, hundmat, kattenbrokken, hondenriem, kattensnoep, nagerkäfig, vogel, huisdier, tiernahrung, hundemantel',
      romance:
        'croquettes, croquettes chat, croquettes chien, pâtée, litière, panier chien, laisse, collier chien, harnais chien, jouet chien, jouet chat, aquarium, pienso, comida para perros, comida para gatos, arena para gatos, cama para perros, correa perro, arnés perro, collar perro, juguete perro, crocchette, cibo per cani, cibo per gatti, lettiera, cuccia, guinzaglio, pettorina, gabbia, ração, areia para gatos, arranhador, coleira, animalerie, mascotas, perros, gatos, equitation, équitation, transportín, fontaine chat, perro, gato, animali, cama perro, trasportino, juguetes para gatos, niche chien, chats, fuente gatos, caballo, cheval, comedero',
      signs: '猫粮, 狗粮, 猫砂, 猫窝, 狗窝, 宠物, 牵引绳, ペット, 猫, 宠物用品, 狗狗, 猫咪, 犬用',
      grams: [250, 1100, 6000],
      strength: 0.9,
      also: ['homeware'],
    },
    {
      en: 'live plant, flower seeds, vegetable seeds, potting soil, fertilizer, plant food, garden hose, watering can, garden tools, pruning shears, pruner, greenhouse, raised garden bed, garden bed, irrigation, irrigation timer, drip irrigation, sprinkler, weed killer, pesticide, insecticide, mosquito repellent, mouse trap, rat trap, bug spray, ant killer, compost bin, wheelbarrow, garden shed, fence panel, artificial grass, trellis, hydroponic, indoor garden, grow light, grow tent, garden fountain, bonsai, plants & flowers, garden gloves, insect trap, pest control, seed starter, bouquet, weed barrier, ant trap, roach killer, shade cloth, garden statue, pond pump, bird bath, lawn & garden, gardening, garden netting, outdoor timer',
      ar: 'بذور, نبات, نباتات, تربة زراعية, سماد, ادوات زراعة, خرطوم حديقة, رشاش مياه, مبيد حشرات, مصيدة فئران, طارد حشرات, نجيلة صناعية, حديقة, زراعة, مقص اشجار, شتلات, مبيد, عشب صناعي, ري بالتنقيط, مؤقت ري, الحديقة, مصيدة',
      tr: 'tohum, bitki, saksı toprağı, gübre, bahçe makası, bahçe aletleri, sulama, damla sulama, böcek ilacı, fare kapanı, sinek kovucu, çim halı, sera, bahçe, fidan, çiçek tohumu, sulama zamanlayıcı, budama makası, suni çim, yapay çim, bahçe gereçleri, canlı çiçek, haşere',
      germanic:
        'samen, pflanze, blumenerde, dünger, gartenschere, gartenwerkzeug, bewässerung, bewässerungscomputer, insektenschutz, mausefalle, kunstrasen, gewächshaus, hochbeet, zaden, tuinaarde, snoeischaar, kunstgras, pflanzen, gartenzaun, gartengeräte, kweekbak, vogelscheuche, gießkanne, rankhilfe, saatgut, regentonne, kräutergarten, tuingereedschap, zimmerpflanze, fliegengitter',
      romance:
        'graines, terreau, engrais, sécateur, outils de jardin, arrosage, programmateur arrosage, anti-moustique, piège à souris, gazon artificiel, jardin, mini jardin, jardin d intérieur, semillas, sustrato, fertilizante, abono, tijeras de podar, riego, programador riego, repelente mosquitos, trampa ratones, césped artificial, invernadero, jardín, pianta, terriccio, concime, cesoie, irrigazione, programmatore irrigazione, timer irrigazione, zanzariera, trappola topi, prato sintetico, giardino, giardinaggio, sementes, adubo, jardinagem, orto, plantes & fleurs, jardinería, plantas, ramo de flores, irrigatori, insecticida, jardinage, plante verte, arroseur, aspersor, mosquitera, repellente, grama sintética, fioriera, huerto',
      signs: '种子, 植物, 营养土, 花肥, 园艺, 灭蚊, 老鼠夹, 人造草坪, 浇水, 多肉, 肥料, 植物灯, 蟑螂药, 园艺工具',
      grams: [100, 800, 4000],
      strength: 0.75,
      also: ['homeware'],
    },
    {
      en: 'thermometer, blood pressure monitor, glucose meter, test strips, pulse oximeter, nebulizer, first aid kit, bandage, bandages, plaster, wheelchair, walker medical, crutches, compression stockings medical, back brace, knee brace, posture corrector, wrist brace, ankle brace, hearing aid, contact lenses, contact lens, eye drops, pain relief, painkiller, ibuprofen, paracetamol, cough syrup, allergy tablets, antihistamine, nasal spray, condoms, condom, lubricant personal, personal lubricant, pregnancy test, covid test, face masks medical, surgical mask, disposable gloves, nitrile gloves, latex gloves, medicine, pharmacy, pill organizer, pill box, hot water bottle, heating patch, hot cold pack, ice pack, acupressure mat, kinesiology tape, tens machine, cpap, cpap mask, ear plugs, earplugs, denture, mouth tape, hemorrhoid cream, muscle rub, adult diapers, incontinence pads, massager wand adult, stethoscope, ear wax removal, toe separator, bunion corrector, arm sling, neck brace, health monitor, medical supplies, glucose monitor, lice comb, wart remover, minoxidil, nicotine gum, sleep apnea, orthopedic, first aid, braces support, oxygen concentrator, massage oil erotic, health & household, raised toilet seat, shower chair, rollator, walking stick, scar gel, patch pain, medicine bag, antiseptic, alcohol pads, cotton balls, test kit, eye mask heated, vapor rub, hernia belt',
      ar: 'ترمومتر, جهاز ضغط, جهاز قياس الضغط, جهاز سكر, شرائط سكر, جهاز قياس السكر, بخاخ استنشاق, نيبولايزر, شنطة اسعافات, ضمادة, كرسي متحرك, عكاز, مشد ظهر, مشد ركبة, عدسات لاصقة, قطرة عين, مسكن, دواء, كمامة, كمامات, قفازات طبية, واقي ذكري, اختبار حمل, مقياس حرارة, قربة ماء ساخن, حزام ظهر, دعامة ركبة, صيدلية, رباط ضاغط, ادوية, لاصق طبي, جهاز استنشاق, مصحح قامة, سماعة طبية, حفاضات كبار, اسعافات اولية, سماعة ضعف السمع, منظم ادوية, مينوكسيديل, مشد طبي',
      tr: 'ateş ölçer, tansiyon aleti, şeker ölçüm cihazı, nebulizatör, ilk yardım çantası, bandaj, tekerlekli sandalye, baston, dizlik medikal, bel korsesi, dik duruş korsesi, lens kontakt, kontakt lens, göz damlası, ağrı kesici, ilaç, maske cerrahi, cerrahi maske, eldiven muayene, prezervatif, hamilelik testi, sıcak su torbası, medikal, sağlık, kulak tıkacı, hasta bezi, boyunluk medikal, şeker ölçüm stribi, medikal ürünler, kayganlaştırıcı jel, burun spreyi, yara bandı, el bilekliği medikal, termofor, ilaç kutusu, cinsel sağlık, eczane, işitme cihazı',
      germanic:
        'fieberthermometer, blutdruckmessgerät, blutzuckermessgerät, inhalator, verbandskasten, bandage, rollstuhl, gehstock, rückenbandage, kniebandage, kontaktlinsen, augentropfen, schmerzmittel, kondome, schwangerschaftstest, ffp2 maske, einweghandschuhe, wärmflasche, medizin, apotheke, bloeddrukmeter, koortsthermometer, rolstoel, contactlenzen, condooms, gesundheit, rollator, ohrstöpsel, tablettenbox, nasenspray, pflaster, gleitgel, inkontinenz, desinfektionsmittel, ehbo, geradehalter, hörgerät, medikamente, akupressurmatte',
      romance:
        'thermomètre, tensiomètre, glucomètre, nébuliseur, trousse de secours, bandage, fauteuil roulant, béquilles, ceinture lombaire, genouillère, lentilles de contact, collyre, préservatifs, test de grossesse, masques chirurgicaux, gants jetables, bouillotte, médicament, pharmacie, termómetro, tensiómetro, glucómetro, nebulizador, botiquín, silla de ruedas, muletas, faja lumbar, rodillera, lentes de contacto, lentillas, colirio, preservativos, test de embarazo, mascarillas, guantes desechables, medicamento, farmacia, termometro, misuratore di pressione, glucometro, aerosol nebulizzatore, cassetta pronto soccorso, sedia a rotelle, stampelle, ginocchiera, lenti a contatto, collirio, preservativi, mascherine, guanti monouso, farmaco, farmácia, medicamentos, cadeira de rodas, corrector de postura, parapharmacie, correcteur de posture, joelheira, monitor de pressão, parafarmacia, orthèse, tappi orecchie, ortopedia, gel lubricante, sollievo dal dolore, medidor de presión, saúde, rollator déambulateur, andador ortopédico',
      signs:
        '体温计, 血压计, 血糖仪, 口罩, 创可贴, 轮椅, 护腰, 隐形眼镜, 避孕套, 医用, 药, マスク, 体温計, 耳塞, 热水袋, 助听器, 药品, 隐形眼镜美瞳',
      grams: [80, 350, 1200],
      strength: 0.85,
      also: ['cosmetics'],
    },
    {
      en: 'sewing kit, fabric, fabric by the yard, cotton fabric, yarn, knitting yarn, knitting needles, crochet hook, crochet kit, sewing thread, embroidery kit, cross stitch kit, embroidery floss, zipper, ribbon craft, lace trim, sewing pattern, craft supplies, resin kit, resin mold, epoxy resin, candle making kit, soap making, felt fabric, elastic band sewing, leather craft, quilting fabric, heat transfer vinyl, beading, crafts, tie dye kit, polymer clay, modeling clay, craft supplies & tools, rhinestones craft, sequins, macrame cord, cutting mat, fabric scissors, sewing box, haberdashery, wool roving, punch needle, arts & crafts, collectible, stamps collection, collectibles, memorabilia, autograph, raw material, hookah, shisha, smoking accessories, ashtray, hookah set, rolling papers, holster gun, wedding invitation, laboratory, packaging, bubble wrap, cardboard boxes, shipping boxes, pallet, forklift, restaurant equipment, vending, scientific, lab equipment, business & industrial, salon equipment, salon chair, display rack, mannequin, price tag gun, cash register, money counter, cash box, poly mailers, plastic bags',
      ar: 'قماش, اقمشة, خيوط, خيط, خيوط تريكو, صوف حياكة, ابرة تريكو, سوستة, ازرار, ادوات خياطة, كروشيه, ولاعة, شيشة, انتيك, عملات, عملة, ريزن, مستلزمات حياكة, مانيكان, كرتون شحن, فحم شيشة, تحف, تطريز, ادوات حرفية, خامات',
      tr: 'kumaş, örgü ipi, şiş örgü, tığ, dikiş seti, fermuar, düğme, nakış, kanaviçe, hobi malzemesi, epoksi reçine, çakmak, nargile, koleksiyon, antika, hobi & oyuncak, punch nakışı, amigurumi, etamin, makrome ipi, silikon kalıp hobi, pul koleksiyon, mum yapım, el işi, dantel',
      germanic:
        'wolle, garn, stricknadeln, häkelnadel, nähset, reißverschluss, knöpfe, stickpackung, bastelset, feuerzeug, shisha, sammlerstück, antiquität, breinaalden, aansteker, basteln, strickgarn, handarbeit, kurzwaren, nähgarn, münze, basteln bedarf, bastelmaterial, kreativset',
      romance:
        'tissu, laine, fil à coudre, aiguilles à tricoter, fermeture éclair, kit broderie, loisirs créatifs, briquet, chicha, tela por metros, agujas de punto, ganchillo, cremallera, botones, manualidades, mechero, cachimba, dron, coleccionismo, tessuto, filato, ferri da maglia, uncinetto, cerniera lampo, bottoni, accendino, narghilè, collezionismo, tecido, linha, agulha, zíper, isqueiro, narguilé, artesanato, mercerie, mercería, hobby creativi, resina epoxi, pièce de monnaie, moneda, scrapbooking papel, kit de ganchillo',
      signs: '布料, 毛线, 缝纫线, 拉链, 纽扣, 刺绣, 打火机, 水烟, 收藏, 古董, 手工材料, 滴胶, 钩针, 包装, 纸箱, 花边',
      grams: [60, 350, 1500],
      strength: 0.7,
    },
    {
      en: 'digital code, download code, steam key, steam game, ebook, e-book edition, kindle edition, gift card, egift card, e-gift card, digital download, activation key, license key, product key, digital license, digital file, svg file, online code, redeem code, game key, top up, topup, prepaid card, airtime, prepaid minutes, itunes card, google play card, psn card, xbox gift card, e-voucher, e-icard, digital delivery, email delivery, software download, audible, audiobook download, kindle ebooks, kindle store, kindle-boeken, online course, pc download, digital game, instant download, season pass, dlc, vbucks, virtual currency, game pass ultimate, robux, prepaid code, english edition kindle, electronic software download, digital gift card, e-ticket, kindle unlimited, license renewal, year license, software license, upgrade license, care pack, extended warranty, onsite service, onsite service guarantee, service guarantee, support contract, software support contract, service contract, year warranty, installation service, warranty extension, service plan, support plan, applecare, digital version, eshop card, esim, software subscription, e books, e-books',
      ar: 'كود رقمي, بطاقة هدايا, كتاب الكتروني, اشتراك رقمي, كود تفعيل, بطاقة شحن, بطاقات رقمية, كرت ايتونز, بطاقة ايتونز, بطاقة جوجل بلاي, كارت شحن, شحن العاب, بطاقة بلايستيشن ستور, مفتاح تفعيل, قسيمة, نسخة رقمية, بطاقة رقمية, شدات ببجي, شحن شدات',
      tr: 'dijital kod, hediye kartı, e-kitap, e-pin, steam kodu, dijital ürün, abonelik, lisans anahtarı, epin, oyun kodu, dijital oyun, online kod, cüzdan kodu, random key, ürün anahtarı',
      germanic:
        'download-code, gutschein, geschenkkarte, e-book, aktivierungscode, abonnement, cadeaukaart, downloadcode, guthabenkarte, lizenzschlüssel, e-books in andere talen, kindle ausgabe, kindle-editie, online-code, digitaler code, digitale code, ebooks, ljudbok',
      romance:
        'carte cadeau, code numérique, livre numérique, abonnement, téléchargement, tarjeta regalo, código digital, libro electrónico, suscripción, descarga digital, buono regalo, codice digitale, abbonamento, cartão presente, código de ativação, format kindle, edición kindle, formato kindle, carta regalo, à télécharger, versione digitale, edizione kindle, clé steam, versión digital, versão digital, gift card digital, descargable',
      signs: '数字版, 激活码, 礼品卡, 电子书版, 兑换码, ダウンロード版, Kindle版, 充值, 电子版, ギフトカード, 会员',
      grams: [0, 0, 0],
      strength: 1.6,
      refused: 'digital',
      also: ['books', 'consoles', 'computers'],
    },
  ],
}
