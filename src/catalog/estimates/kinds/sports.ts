import type { KindGroup } from './kind.ts'

export const sports: KindGroup = {
  category: 'sports',
  kinds: [
    {
      en: 'tyre lever, tire lever, bike tyre lever, puncture repair kit, inner tube, bike pump',
      germanic: 'reifenheber, fahrradschlauch, flickzeug, luftpumpe fahrrad',
      romance: 'démonte-pneu, chambre à air vélo',
      grams: [40, 160, 500],
      role: 'accessory',
      strength: 1.2,
    },
    {
      en: 'golf balls, golf ball, tennis balls, table tennis balls, shuttlecocks, dozen golf balls',
      tr: 'tenis topu, golf topu',
      germanic: 'golfbälle, tennisbälle',
      romance: 'balles de golf, balles de tennis, pelotas de padel, pelotas de tenis',
      grams: [180, 500, 800],
      set: true,
      strength: 1.2,
    },
    {
      en: 'bike computer, cycling computer, garmin edge, edge explore',
      germanic: 'fahrradcomputer, fietscomputer',
      romance: 'compteur vélo, ciclocomputador',
      grams: [120, 240, 450],
      strength: 1.4,
      also: ['electronics'],
    },
    {
      en: 'tricycle, kids tricycle, balance bike, toddler trike, trike',
      ar: 'دراجة اطفال, دراجة ثلاثية, دراجه اطفال ثلاثيه, عجلة اطفال',
      tr: 'üç tekerlekli bisiklet, denge bisikleti',
      germanic: 'dreirad, laufrad, loopfiets, driewieler',
      romance: 'draisienne, tricycle, triciclo',
      grams: [2800, 5500, 9500],
      strength: 1.1,
      also: ['toys', 'baby'],
    },
    {
      en: 'heavy bag, punching bag, boxing bag, kick bag',
      ar: 'كيس ملاكمة',
      tr: 'kum torbası, boks torbası',
      germanic: 'boxsack, bokszak',
      romance: 'sac de frappe, saco de boxeo, sacco da boxe',
      grams: [6000, 18000, 40000],
      byContent: [1.03, 500],
      strength: 1.2,
    },
    {
      en: 'yoga mat, exercise mat, fitness mat, gym mat, pilates mat',
      ar: 'سجادة يوجا, مات يوجا, سجادة تمارين',
      tr: 'yoga matı, pilates minderi, pilates matı, egzersiz matı',
      germanic: 'yogamatte, fitnessmatte, gymnastikmatte, yogamat, fitnessmat',
      romance: 'tapis de yoga, esterilla yoga, tappetino yoga, tapete de yoga, tapis de gym',
      signs: '瑜伽垫, ヨガマット',
      grams: [700, 1150, 1900],
      strength: 1.2,
    },
    {
      en: 'jump rope, skipping rope, resistance band, hand grip, hand gripper, hand wraps, mouth guard, mouthguard',
      ar: 'حبل نط, نط الحبل',
      tr: 'ip atlama, atlama ipi, direnç bandı',
      germanic: 'springseil, springtouw, widerstandsband',
      romance: 'corde à sauter, comba, corda per saltare, banda elástica',
      signs: '跳绳',
      grams: [90, 240, 550],
    },
    {
      en: 'garden trampoline, outdoor trampoline, trampoline enclosure, 8ft trampoline, 10ft trampoline, 12ft trampoline, 14ft trampoline',
      germanic: 'gartentrampolin',
      model: /\b(?:8|10|12|14|15) ?-?ft\b(?=.*trampoline)|\btrampoline(?= (?:8|10|12|14|15) ?-?f(?:oo|ee)?t\b)/i,
      grams: [28000, 45000, 75000],
      strength: 2,
      also: ['toys'],
    },
    {
      en: 'bicycle tire, bike tire, bicycle tyre, bike tyre, mtb tire',
      tr: 'bisiklet lastiği',
      germanic: 'fahrradreifen, fahrradmantel, fietsband',
      romance: 'pneu vélo, cubierta bicicleta, copertone bici',
      grams: [400, 750, 1300],
      strength: 1.3,
    },
    {
      en: 'treadmill, exercise bike, stationary bike, rowing machine, elliptical, elliptical trainer, home gym, spin bike, power rack, squat rack, folding treadmill, multi gym, cross trainer, walking pad, recumbent bike, smith machine, table tennis table, indoor cycling bike, treadmills, weight bench, under desk treadmill',
      ar: 'مشاية كهربائية, جهاز مشي, دراجة ثابتة, جهاز جري, اوربتراك, سير كهربائي, تريدميل, عجلة ثابتة',
      tr: 'koşu bandı, kondisyon bisikleti, eliptik bisiklet, yürüme bandı, spinning bisikleti, kürek çekme aleti',
      germanic: 'laufband, heimtrainer, crosstrainer, rudergerät, ergometer, kraftstation, loopband, hometrainer',
      romance:
        'tapis de course, vélo d appartement, vélo elliptique, rameur, cinta de correr, bicicleta estática, elíptica, tapis roulant, cyclette, ellittica, esteira, bicicleta ergométrica, cinta andadora, tapis de marche, bicicleta spinning',
      signs: '跑步机, 健身车, 动感单车, 划船机, 椭圆机, 走步机',
      grams: [20000, 32000, 60000],
      strength: 1.1,
    },
    {
      en: 'pop up canopy, slant leg canopy, canopy, gazebo, gazebo pop up, instant tent, family tent, hard cooler, rooftop tent, above ground pool',
      ar: 'غزيبو',
      tr: 'gazebo, çardak',
      germanic: 'pavillon, partytent, partyzelt',
      romance: 'tonnelle, tonnelle pliante, carpa plegable, cenador',
      signs: '天幕',
      grams: [7500, 13500, 19000],
      also: ['homeware', 'other'],
    },
    {
      en: 'resistance bands, foam roller, exercise ball, yoga ball, ab roller, ab wheel, push up bar, pull up bar, pull-up bar, boxing gloves, mma gloves, shin guards, goalkeeper gloves, gym gloves, weight lifting gloves, lifting belt, lifting straps, knee pads, knee sleeves, elbow pads, wrist wraps, swim goggles, swimming goggles, swimming cap, snorkel, snorkel set, diving mask, swim fins, tennis racket, tennis racquet, badminton racket, table tennis paddle, padel racket, ping pong paddle, squash racket, shuttlecock, football ball, soccer ball, basketball, volleyball, rugby ball, baseball glove, baseball bat, cricket bat, hockey stick, frisbee, darts, dartboard, golf club, golf glove, golf tees, golf putter, putter, fishing lure, fishing reel, fishing rod, fishing line, archery, compass outdoor, bike helmet, ski goggles, skate helmet, ski helmet, bicycle helmet, bike light, bicycle light, bike lock, bike bell, bicycle seat, bike saddle, bike pedals, cycling gloves, bike bottle cage, bike rack bag, handlebar, cycle computer, life jacket, swim vest, swim ring, pool float, armbands swimming, inflatable ring, kettlebell small, ankle weights, wrist weights, yoga block, yoga strap, yoga wheel, balance board, speed ladder, agility cones, football goal mini, whistle, knee brace sport, sports tape, gymnastics ring, skateboard deck, roller skates, inline skates, ice skates, skateboard wheels, grip trainer, pilates ring, training mask, loop bands, punching mitts, focus pads, boxing pads, paddle set, pickleball paddle, pickleball, ball pump, headguard, padel, padel balls, weight vest, exercise bands, bike basket, bike phone bag, trekking poles, hiking poles, running belt, hydration vest, hydration pack, climbing shoes holds, climbing rope, carabiner, climbing harness, ski poles, swim training, ear plugs swim, snowshoes, sports bottle cage, water bottle cage, bottle cage, football gloves, agility ladder, sports goggles, bike mirror, sports equipment, lacrosse stick, fitness equipment small, exercise sliders, dip belt, gym accessories, hockey puck, quad skates, scooter helmet, fencing, arm guards, cricket ball, cricket gloves, bowling ball, stopwatch, training cones, bicycle parts, bike chain, derailleur, cassette bicycle, bike brake, bike grips, mtb pedals, bike stem',
      ar: 'سجادة يوغا, مات يوغا, حبل قفز, احبال مقاومة, كرة تمارين, كرة قدم, كرة سلة, كرة يد, كرة طائرة, مضرب تنس, مضرب بادل, مضرب, نظارة سباحة, قفازات ملاكمة, قفاز ملاكمة, خوذة دراجة, واقي ركبة, صنارة صيد, عجلة بطن, اثقال, قفازات جيم, شريط مقاومة, استيك مقاومة, كرة, عوامة, ستره نجاة, خوذة, مضرب تنس طاولة, بدلة غطس, زعانف, حزام رفع اثقال, كره, حبال مقاومة, جوانتي جيم, مضرب ريشة, سكيت, باتيناج, حذاء تزلج عجلات, نظارات سباحة, كرة بولينج, عقلة, ادوات رياضية, سجادة رياضة',
      tr: 'pilates topu, foam roller, mekik aleti, barfiks demiri, boks eldiveni, tekmelik, kaleci eldiveni, yüzücü gözlüğü, yüzme gözlüğü, şnorkel, palet, tenis raketi, badminton raketi, masa tenisi raketi, futbol topu, basketbol topu, voleybol topu, bisiklet kaskı, kask, dizlik, olta, olta makinesi, fitness eldiveni, pilates bandı, paten, bisiklet pompası, can yeleği, deniz yatağı, boks torbası eldiven, yüzücü bonesi, kamp matı, ağırlık eldiveni, egzersiz bandı, el yayı, bisiklet kilidi, bisiklet aksesuar, yoga blok, padel raketi, misina, halter kemeri, kolluk yüzme, egzersiz minderi, bisiklet lambası, spor malzemeleri',
      germanic:
        'fitnessbänder, widerstandsbänder, gymnastikball, faszienrolle, boxhandschuhe, schwimmbrille, tennisschläger, fußball, fahrradhelm, fahrradschloss, schienbeinschoner, torwarthandschuhe, angelrute, weerstandsband, zwembril, fietshelm, voetbal, inlineskates, schnorchel, taucherbrille, klimmzugstange, skibrille, fahrradlicht, fietsslot, tischtennisschläger, badmintonschläger, basketbal, fahrradsattel, rollschuhe, trekkingstöcke, fahrradteile, fahrradzubehör, keepershandschoenen, scheenbeschermers, snorkelset, skihelm, fiets accessoires, fietslamp, sporttape, fietspomp, schwimmflossen',
      romance:
        'bandes élastiques, élastique musculation, ballon de foot, gants de boxe, lunettes de natation, raquette, raquette de tennis, casque vélo, antivol vélo, canne à pêche, bandas elásticas, guantes de boxeo, gafas de natación, raqueta, balón, pelota, casco bicicleta, caña de pescar, guantoni, occhialini, racchetta, pallone, casco bici, elastici fitness, bola de futebol, luvas de boxe, capacete, rodilleras, pala de pádel, ginocchiere, patins, patines, roulette abdominale, esterilla, rouleau de massage, raqueta de pádel, óculos de natação, balón de fútbol, ballon de basket, lunettes de ski, masque de ski, palline, cuerda de saltar, protège-tibias, espinilleras, gants de gardien, aletas, palmes, tubo snorkel, carrete de pesca, moulinet pêche, candado bicicleta, luces bicicleta, barra de dominadas, casco esquí, éclairage vélo, bomba bicicleta, pompe à vélo',
      signs:
        '弹力带, 拳击手套, 泳镜, 球拍, 足球, 篮球, 头盔, 钓鱼竿, 护膝, ボール, 羽毛球拍, 轮滑鞋, 骑行, 鱼竿, 渔具, 乒乓球拍, 泳帽, 运动护具, 游泳圈',
      grams: [150, 600, 1700],
    },
    {
      en: 'dumbbell, dumbbells, dumbbell set, barbell, weight plate, weight plates, kettlebell, rower, vibration plate, stepper, climbing machine, adjustable dumbbells, cable machine, trampoline, bumper plates, weight set, magnetic bike, gym equipment, ab machine, workout bench, inversion table, leg press, mini stepper, power tower, pilates reformer, hyperextension, exercise machine, pool table, air hockey table, foosball table, ping pong table, basketball hoop, football goal, soccer goal, curl bar, under desk bike',
      ar: 'دمبل, دمبلز, اوزان, جهاز رياضي, بنش, بار حديد, طارة حديد, دامبل, كتل بيل, جهاز تمارين, ترامبولين, جهاز متعدد, اجهزة رياضية, طاولة بينج بونج, دمبلات, بار وزن',
      tr: 'dambıl, dambıl seti, halter, ağırlık plakası, ağırlık sehpası, kettlebell, trambolin, ağırlık seti, kondisyon aleti, spor aleti, halter seti, mekik sehpası, eliptik, çok fonksiyonlu spor aleti, masa tenisi masası, fitness aleti, stepper, ağırlık',
      germanic:
        'hantel, kurzhantel, hantelset, hantelscheiben, hantelbank, trampolin, halterset, dumbell, roeitrainer, kettlebells, hantelstange, fitnessgerät, trampoline, dumbbellset, tischtennisplatte, klimmzugstation, halterbank, halters',
      romance:
        'haltères, haltère, banc de musculation, mancuernas, mancuerna, pesas, banco de pesas, manubri, pesi, panca, halteres, appareil de musculation, disques musculation, máquina de remo, discos de peso, bilanciere, vogatore, cama elástica, multiestación, panca pesi',
      signs: '哑铃, 杠铃, ダンベル, 沙袋, 蹦床, 壶铃, 健身器材',
      grams: [4000, 12000, 45000],
      strength: 1.1,
      byContent: [1.05, 150],
    },
    {
      en: 'bicycle, mountain bike, road bike, electric bike, ebike, e-bike, kids bike, bmx, electric scooter, e-scooter, kick scooter, scooter, skateboard, electric skateboard, longboard, hoverboard, snowboard, skis, surfboard, paddle board, stand up paddle board, kayak, folding bike, self balancing, ninebot, bike, penny board, cruiser board, sup board, gravel bike, unicycle, golf set, golf clubs set, golf bag, inflatable kayak, wakeboard, pro scooter, scooter & kickboards, stunt scooter, complete skateboard, bodyboard, city bike, golf clubs, golf driver, iron set golf, ski set, bicycles, hybrid bike, inflatable boat, dinghy, pedal car, bike rack',
      ar: 'دراجة, دراجة هوائية, عجلة, سكوتر, سكوتر كهربائي, سكيت بورد, هوفر بورد, اسكوتر, دراجة كهربائية, بسكلتة, دراجات, سكوتر اطفال, لوح تزلج, دراجة توازن, قارب مطاطي, سيكل',
      tr: 'bisiklet, dağ bisikleti, elektrikli bisiklet, scooter, elektrikli scooter, kaykay, çocuk bisikleti, katlanır bisiklet, hoverboard, kano, longboard, şişme bot, snowboard, kayak takımı, sup',
      germanic:
        'fahrrad, mountainbike, e-scooter, elektroroller, kinderfahrrad, skateboard, fiets, elektrische fiets, elektrische step, kinderfiets, elektro scooter, cityroller, e-bikes, fahrräder, schlauchboot, pedelec, kinderroller, cykel, fietsen, schlitten, tretroller, skier',
      romance:
        'vélo, vtt, trottinette, trottinette électrique, vélo électrique, bicicleta, patinete, patinete eléctrico, monopatín, bici, bicicletta, monopattino, monopattino elettrico, patinete elétrico, vélo enfant, planche de surf, bicicleta eléctrica, vélo pliant, skateboard électrique, tabla de surf, bicicletas, vélos, tabla paddle surf, bicicleta infantil, bateau gonflable, kayak hinchable, bicicletta elettrica, hoverboards, luge',
      signs:
        '自行车, 滑板车, 滑板, 山地车, 电动车, 自転車, 平衡车, 冲浪板, 儿童自行车, 电动滑板车, 皮划艇, スケートボード',
      grams: [4000, 13000, 22000],
      strength: 0.95,
    },
    {
      en: 'tent, camping tent, sleeping bag, camping chair, camping stove, camping table, cooler, cool box, ice chest, air mattress, camping mattress, sleeping pad, hammock, camping lantern, camping gear, beach umbrella, beach tent, picnic blanket, camping cookware, inflatable bed, shade tent, backpacking tent, beach chair, camp chair, camping cot, portable toilet camping, camping cooker, inflatable pool, swimming pool, tarp, fishing chair, air bed, fishing tackle box, hunting, binoculars, telescope, monocular, rangefinder, spotting scope, golf rangefinder, night vision, multi tool outdoor, water filter camping, survival kit, multitool, pocket knife, hydration bladder, awning tent, camping accessories, camping kitchen, camping furniture, paracord, fire starter, mosquito net, windbreak beach, beach mat, electric cooler, cooler box, pool pump, pool cover',
      ar: 'خيمة, خيمة تخييم, كيس نوم, كرسي رحلات, كرسي تخييم, ايس بوكس, حافظة ثلج, مرتبة هواء, شمسية بحر, ادوات تخييم, كرسي بحر, حمام سباحة, مسبح, منظار, تلسكوب, رحلات, تخييم, مظلة بحر, كولمان, ارجوحة شبكية, بول سباحة, مسبح قابل للنفخ, مسبح اطفال, صندوق ثلج, شنطة رحلات, عدة تخييم, مظلة حديقة, مرتبة هوائية, كرسي قابل للطي رحلات, مسابح',
      tr: 'çadır, kamp çadırı, uyku tulumu kamp, kamp sandalyesi, kamp masası, kamp ocağı, şişme yatak, şişme havuz, termos kutu, buzluk kamp, dürbün, teleskop, hamak, plaj şemsiyesi, piknik örtüsü, kamp malzemeleri, kamp yatağı, plaj sandalyesi, kamp seti, kamp lambası, havuz, oto buzdolabı, piknik, kamp çantası, çakı',
      germanic:
        'zelt, schlafsack, campingstuhl, campingtisch, campingkocher, kühlbox, luftmatratze, isomatte, hängematte, fernglas, teleskop, pool, slaapzak, kampeerstoel, luchtbed, koelbox, verrekijker, strandmuschel, campingliege, zelte, sonnensegel, planschbecken, zwembad, hangmat, feldbett, sovsäck, picknickdecke, taschenmesser, parasol strand, strandstuhl, outdoor & camping, luftbett, campinggeschirr, kikare',
      romance:
        'tente, sac de couchage, chaise de camping, réchaud, glacière, matelas gonflable, hamac, jumelles, télescope, piscine, tienda de campaña, saco de dormir, silla de camping, nevera portátil, colchón hinchable, carpa, hamaca, prismáticos, piscina, tenda da campeggio, sacco a pelo, sedia campeggio, borsa frigo rigida, materassino, gazebo, binocolo, barraca, cadeira de praia, sombrilla de playa, parasol de plage, binóculos, telescopio, colchoneta, fornello, lit de camp, navaja, materasso gonfiabile, silla de playa, piscina hinchable, tente de camping, piscine gonflable, colchão inflável, chaise de plage, caixa térmica, glacière électrique, ombrellone, pop up tente',
      signs:
        '帐篷, 睡袋, 露营椅, 冷藏箱, 望远镜, 吊床, テント, 寝袋, 充气床, 户外椅, 露营, 野餐垫, 游泳池, 卡式炉, 户外, 保温箱, 折叠椅户外',
      grams: [1200, 4500, 16000],
      strength: 0.95,
      also: ['homeware', 'other'],
    },
    {
      en: 'sports, sports & outdoors, fitness, sporting goods, exercise & fitness, sports & fitness, outdoor recreation, racket sports, team sports, workout, camping & hiking',
      ar: 'رياضة, رياضة ولياقة, لياقة بدنية, لوازم رياضية, مستلزمات رياضية, رياضات',
      tr: 'spor, outdoor, spor & outdoor, fitness & kondisyon, spor ekipmanları, bisiklet & aksesuar, kamp & outdoor',
      germanic: 'sport, sport & freizeit, sportgeräte, wandern, angeln, sport en spel, fitness, radsport',
      romance:
        'sports et loisirs, deportes, deporte, sport e tempo libero, esportes, deportes y aire libre, pesca, pêche, ciclismo, cyclisme, esporte e lazer',
      signs: '运动户外, 健身, 体育用品, スポーツ, 户外运动',
      grams: [200, 1200, 8000],
      strength: 0.4,
    },
  ],
}
