import type { KindGroup } from './kind.ts'

export const carParts: KindGroup = {
  category: 'carParts',
  kinds: [
    {
      en: 'bumper protector, bumper guard, bumper strip, door edge guard, rear bumper protector, rear bumper guard, trunk sill protector',
      ar: 'حماية اكصدام, حماية باب سيارة',
      tr: 'tampon koruma, bagaj eşiği koruma',
      germanic: 'ladekantenschutz, stoßstangenschutz',
      grams: [150, 600, 1600],
      strength: 1.2,
    },
    {
      en: 'motor oil, engine oil, gear oil, transmission fluid, coolant, antifreeze',
      ar: 'زيت محرك, زيت موتور, زيت فتيس',
      tr: 'motor yağı, antifriz',
      germanic: 'motoröl, motorolie, kühlmittel',
      romance: 'huile moteur, aceite de motor, olio motore, óleo de motor',
      signs: '机油',
      grams: [900, 3800, 5200],
      byContent: [0.92, 200],
      strength: 1.1,
    },
    {
      en: 'headlight bulb, headlight bulbs, led headlight bulbs, fog light bulb, car bulb, h7, h4 bulb, hub cap, hub caps, center caps, wheel center cap, valve caps, car emblem, car key cover, key shell, oil filter, engine oil filter, cabin filter, pollen filter, car fuse, car air freshener, side mirror glass, mirror glass, obd2 scanner, obd scanner, lug nuts, fuel filter, engine air filter',
      ar: 'لمبة سيارة, لمبات سيارة, فلتر زيت, فلتر مكيف, فلتر هواء, معطر سيارة, غطاء مفتاح',
      tr: 'far ampulü, polen filtresi, yağ filtresi, hava filtresi, jant kapağı, oto kokusu, oto parfümü, anahtar kılıfı, oto ampul',
      germanic: 'ölfilter, innenraumfilter, luftfilter, autolampe, radnabenkappen, nabendeckel, spiegelglas',
      romance:
        'filtre à huile, filtre habitacle, filtro de aceite, filtro olio, coprimozzo, tappi coprimozzo, copricerchi, tappi ruota, filtro abitacolo',
      signs: '车灯, 机油滤清器, 空气滤芯',
      grams: [90, 230, 480],
      set: true,
      strength: 1.05,
    },
    {
      en: 'alternator, starter motor, wheel hub, hub bearing, shock absorber, power steering pump, ac compressor, steering rack, radiator car, clutch kit, control arm, brake disc, brake rotor, brake discs, shocks struts',
      ar: 'دينامو سيارة, مارش, مساعدين, كمبروسر تكييف, دبرياج, دينمو سيارة',
      tr: 'alternatör, marş motoru, amortisör, debriyaj seti, fren diski, klima kompresörü',
      germanic: 'lichtmaschine, anlasser, stoßdämpfer, bremsscheiben, querlenker',
      romance:
        'alternateur, démarreur, amortisseur, alternador, motor de arranque, amortiguador, ammortizzatore, alternatore, disque de frein, disco de freno',
      signs: '减震器, 发电机汽车',
      grams: [2800, 5000, 8000],
    },
    {
      en: 'carburetor, fuel pump, ignition coil, oxygen sensor, wiper blades, wiper blade, windshield wiper, steering wheel cover, ball joint, tie rod, water pump car, brake caliper parts, side mirror cover',
      ar: 'مساحات, مساحات زجاج, كويل, طرمبة بنزين, غطاء دركسيون, كفر دركسون, مساحات الزجاج',
      tr: 'karbüratör, silecek, silecek takımı, silecek süpürgesi, direksiyon kılıfı, ateşleme bobini',
      germanic: 'scheibenwischer, wischerblätter, zündspule, lenkradbezug, ruitenwissers',
      romance:
        'balais d essuie-glace, essuie-glace, limpiaparabrisas, escobillas limpiaparabrisas, tergicristalli, couvre volant, coprivolante, funda volante, bobine d allumage',
      signs: '雨刮器, 方向盘套',
      grams: [300, 600, 1200],
      set: true,
    },
    {
      en: 'brake pads, brake pad set, brake pad, brake caliper, brake shoes, wheel bearing, cv joint, axle shaft, drive shaft, timing belt kit, timing chain kit, timing belt, flywheel, turbocharger, exhaust, muffler, catalytic converter, bumper, hood car, headlight assembly, tail light assembly, headlight, headlights, tail light, side mirror, wing mirror, rims, coil spring, suspension kit, engine mount, cylinder head, camshaft, piston kit, chain and sprocket, chain and sprocket kit, sprocket kit, motorcycle exhaust, motorcycle fairing, compressor car, tow bar, trailer hitch, running boards, bull bar, brake kit, coilovers, sway bar link, stabilizer link, intercooler, spoiler, intake manifold, exhaust manifold, radiator fan, suspension arm, hub assembly, crankshaft, brake drum, leaf spring, car door, fog light kit, lower control arm, tyres, tires, winter tires, drivetrain, motorcycle parts',
      ar: 'تيل فرامل, طقم تيل فرامل, فرامل, مساعد سيارة, ردياتير, سير كاتينة, شكمان, اكصدام, فانوس سيارة, كشاف سيارة, مراية جانبية, بلية عجل, مقصات, مقص سيارة, طنابير, رديتر, دسك فرامل, سفايف فرامل, فحمات فرامل, كرسي مكينة, صدام, هوبات, ديسكات, كفر سيارة اطار, طلمبة بنزين, مقص امامي, دبل عجل, اشكمان',
      tr: 'fren balatası, balata, salıncak oto, rot başı, rotil, porya, bilya porya, aks, radyatör, devirdaim, triger seti, triger kayışı, debriyaj, egzoz, tampon, çamurluk, far oto, stop lambası, dış dikiz aynası, ayna camı, jant kapağı seti, kaporta, süspansiyon, viraj demiri, krank, piston, yakıt pompası, enjektör, turbo, zincir dişli, helezon yayı, kampana, sis farı, port bagaj, ön fren balatası, arka fren balatası',
      germanic:
        'bremsbeläge, bremsscheibe, radlager, kühler auto, wasserpumpe, zahnriemensatz, zahnriemen, kupplung, auspuff, stoßstange, kotflügel, scheinwerfer, rückleuchte, außenspiegel, anhängerkupplung, remblokken, schokdemper, koplamp, remschijven, dynamo auto, bremssattel, kupplungssatz, spurstange, auspuffanlage, trekhaak, endschalldämpfer, bremsklötze, koppelstange, motorlager, radkappen, autobanden, fahrwerk',
      romance:
        'plaquettes de frein, roulement de roue, radiateur voiture, courroie de distribution, kit embrayage, pot d échappement, pare-choc, phares, rétroviseur, enjoliveur, enjoliveurs, pastillas de freno, rodamiento, radiador coche, kit distribución, embrague, escape, parachoques, retrovisor, tapacubos, pastiglie freno, disco freno, cuscinetto ruota, motorino avviamento, frizione, marmitta, paraurti, fanale, specchietto, pneu carro, pastilha de freio, amortecedor, cinghia distribuzione, attelage, triangle suspension, attache remorque, faróis, dischi freno, discos de freno, copricerchio, para-choque, attelage, portaequipajes techo, feu arrière',
      signs: '刹车片, 大灯, 后视镜, 保险杠, 火花塞套装, 汽车配件, 摩托车配件, 排气管',
      grams: [800, 2600, 7000],
    },
    {
      en: 'air filter car, cabin air filter, abs sensor, wheel speed sensor, windscreen wipers, wipers, relay car, thermostat car, valve cover gasket, seal kit, drain plug, wheel nuts, wheel spacers, hubcap, license plate frame, number plate, badge emblem, car sticker, mirror cover, door handle car, window regulator, window switch, car key case, key fob, obd2, code reader, diagnostic tool, mass air flow sensor, maf sensor, injector, fuel injector, brake light bulb, serpentine belt, drive belt, brake fluid, fuel additive, injector cleaner, car wax, car shampoo, car polish, ceramic coating, tire shine, dashboard cleaner, touch up paint, scratch remover, tire repair kit, jump starter, jumper cables, car jack, battery charger car, tow rope, air freshener car, car fragrance, car vacuum, car perfume, car trash can, car organizer, trunk organizer, car hook, cup holder car, seat gap filler, car sun shade, sun shade windshield, windshield sunshade, blind spot mirror, car phone mount vent, brake hose, tpms, motorcycle mirror, motorcycle gloves, motorcycle helmet, motorbike helmet, motorcycle grips, motorcycle handlebar, motorcycle levers, motorcycle cover, car cleaning kit, wash mitt, car wash, auto detailing, car wash kit, microfiber car, parking sensor, reverse camera, backup camera, reversing camera, car horn, gear knob, shift knob, gear shift knob, car charger adapter lighter, car antenna, door sill, pedal covers, oil filters, car filters, steering wheel lock, car seat gap, air filters, car light, led car light, car interior light, license plate, radiator cap, fuel cap, gas cap, wheel lock, car tool, hood strut, gas strut, head gasket, gasket set, oil seal, throttle body, egr valve, car cover clip, dash camera mount, motorcycle phone mount, motorcycle luggage',
      ar: 'فلتر بنزين, ليد سيارة, حساس سيارة, شاشة شمس سيارة, منفاخ, حامل لوحة, جهاز فحص, ريموت سيارة, ستارة سيارة, منظف سيارات, شمع سيارات, كاميرا خلفية, حساسات ركن, بوبينة, خوذة دراجة نارية, خوذة موتوسيكل, ملمع سيارة, منظم سيارة, فلاتر, سير مكينة, بواجي, جلدة, كشاف ليد سيارة, ميدالية سيارة, زيت فرامل, شداد, واقي شمس سيارة, ملمع اطارات, طفاية سيارة, مساحة, طاسات, لوجو سيارة',
      tr: 'yakıt filtresi, mazot filtresi, oksijen sensörü, abs sensörü, led xenon, fren hidroliği, oto şampuanı, oto cila, pasta cila, akü takviye, oto güneşlik, bagaj düzenleyici, obd2, arıza tespit cihazı, park sensörü, geri görüş kamerası, vites topuzu, plaka, oto aksesuar, kask motosiklet, motosiklet kaskı, filtre seti, yakıt katkısı, far temizleme, silecek seti, motosiklet eldiveni, oto bakım, araç kokusu, araç içi düzenleyici, motosiklet aksesuar, v kayışı, kapı kolu, sensör oto, lastik parlatıcı, filtreler, oto temizlik',
      germanic:
        'kraftstofffilter, lambdasonde, bremsflüssigkeit, autopflege, autowachs, lufterfrischer auto, starthilfegerät, sonnenschutz auto, kofferraumtasche, schlüsselhülle, diagnosegerät, motorradhelm, oliefilter, bougies, luchtfilter, interieurfilter, pollenfilter, dichtungssatz, keilrippenriemen, motorhelm, felgenreiniger, autoshampoo, kfz-zubehör, rückfahrkamera, autoparfum, ruitenwisser, motorradhandschuhe, einparkhilfe, h7 lampen, radschrauben, startbooster, autolampen, radmuttern',
      romance:
        'filtre à air, filtre à carburant, ampoule voiture, liquide de frein, désodorisant voiture, pare-soleil voiture, filtro de aire coche, filtro de habitáculo, ambientador coche, parasol coche, casco moto, filtro aria, spazzole tergicristallo, profumatore auto, palheta, casque moto, joint de culasse, borchie, amortisseur coffre, sonda lambda, sensor de oxígeno, filtro carburante, bobina de encendido, lampadine auto, arrancador batería, gants moto, guantes moto, bombillas coche, filtro combustible, pinces de démarrage, kit distribuzione, capteur abs, caméra de recul, cámara trasera',
      signs:
        '车载香水, 遮阳挡, 头盔摩托车, ワイパー, 汽车用品, 汽车香水, 车衣, エアフィルター, 倒车影像, 车蜡, 车载充气泵',
      grams: [80, 350, 1100],
      strength: 1.05,
    },
    {
      en: 'floor mats, car mats, all weather floor mats, car floor mats, seat covers, car seat covers, car seat cover, seat cover, car cover, trunk mat, cargo liner, cargo mat, boot liner, seat cushion car, armrest car, dashboard cover, car seat cushion, mud flaps, wind deflectors, floor liners, car mat, dash mat, car blanket, rubber car mats, motorcycle seat, car curtain, car seat protector, neck pillow car, bike cover car, car headrest, steering cover, car roof tent, car tent, headrest pillow car, weather shield, car carpet, dash cover, trunk liner, seat cover cushion',
      ar: 'دواسات سيارة, دواسات ارضية, دواسات, دواسة سيارة, غطاء مقعد سيارة, تلبيسة كراسي, غطاء سيارة, طقم فرش سيارة, غطاء مقود, فرش سيارة, غطاء كراسي سيارة, ارضيات سيارة, تلبيسة مقاعد, كبوت سيارة, مخدة سيارة, غطاء مقاعد, تلبيسات سيارة',
      tr: 'oto paspas, araba paspası, paspas, havuzlu paspas, bagaj havuzu, oto koltuk kılıfı, koltuk kılıfı oto, araba brandası, oto branda, oto minder, kol dayama, rüzgarlık oto, cam rüzgarlığı, oto halı, 3d paspas, oto kılıf, kolçak, torpido halısı, araç koltuk kılıfı, bel yastığı oto',
      germanic:
        'fußmatten auto, autofußmatten, gummimatten, sitzbezüge, autositzbezüge, kofferraumwanne, autoabdeckung, automatten, stoelhoezen, autohoes, kofferraummatte, schonbezüge, autogarage abdeckplane, stuurhoes, automat, gummifußmatten',
      romance:
        'tapis de voiture, housses de siège, housse de siège auto, bâche voiture, alfombrillas coche, alfombrillas, fundas de asiento, funda coche, tappetini auto, coprisedili, telo auto, capa de banco, tapete carro, tapis de sol auto, tappeti auto, capa volante, alfombrillas de goma, bac de coffre, tapis auto, funda asiento coche',
      signs: '汽车脚垫, 汽车座套, 脚垫汽车, 车罩, 座套, 汽车坐垫, 后备箱垫',
      grams: [1000, 3500, 7000],
      set: true,
      strength: 1.1,
    },
    {
      en: 'automotive, auto parts, car parts, car accessories, vehicle parts & accessories, motorcycle accessories, auto & tires, car care, interior accessories, exterior accessories, replacement parts, ebay motors, automobiles & motorcycles, car electronics & accessories, for toyota, for honda, for bmw, for mercedes, for hyundai, for nissan, for ford, for kia, for audi, for vw, for mazda, car tools, automobile, motorbike, motorcycle, powersports, car & motorbike, spare parts car',
      ar: 'سيارات, السيارات, قطع غيار, قطع غيار السيارات, اكسسوارات سيارات, اكسسوارات السيارة, مستلزمات السيارات, العناية بالسيارة, للسيارة, للسيارات, دراجات نارية, موتوسيكل',
      tr: 'otomotiv, oto yedek parça, yedek parça, otomobil & motosiklet, motosiklet, otomobil aksesuar, oto aksesuarları, araç aksesuarları, motosiklet aksesuarları, oto bakım ürünleri',
      germanic:
        'auto & motorrad, autoteile, autozubehör, auto & motorrad: teile, ersatzteile auto, auto-onderdelen, auto accessoires, kfz, motorrad, auto en motor, motorradteile, autoersatzteile',
      romance:
        'pièces auto, accessoires auto, coche, coche y moto, repuestos coche, accesorios coche, ricambi auto, accessori auto, peças automotivas, acessórios carro, voiture, auto e moto, automotivo, recambios coche, accesorios para coche, pièces détachées auto, repuestos, autoaccessori',
      signs: '汽车, 车品, 摩托车, カー用品, 车载用品',
      grams: [150, 900, 4000],
      strength: 0.5,
    },
  ],
}
