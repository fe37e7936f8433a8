import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

export const appliances: KindGroup = {
  category: 'appliances',
  kinds: [
    {
      en: 'toaster, 2 slice toaster, 4 slice toaster, two slice toaster',
      ar: 'توستر, محمصة خبز',
      tr: 'ekmek kızartma makinesi',
      germanic: 'toaster, broodrooster',
      romance: 'grille-pain, tostadora, tostapane, torradeira',
      signs: '烤面包机, トースター',
      grams: [1100, 1800, 3200],
    },
    {
      en: 'optigrill, contact grill, panini press, sandwich maker, electric grill, sandwich toaster, waffle maker, panini maker',
      ar: 'شواية كهربائية, ماكينة ساندويتش, صانعة ساندويتش',
      tr: 'tost makinesi, waffle makinesi, elektrikli ızgara',
      germanic: 'kontaktgrill, sandwichmaker, waffeleisen',
      romance: 'gaufrier, plancha grill, tostiera, piastra elettrica, sandwichera',
      grams: [1500, 2900, 5500],
    },
    {
      en: 'dedica, pump espresso machine, manual espresso machine',
      model: /\bEC ?\d{3}\b/,
      grams: [3200, 4800, 6500],
      strength: 1.1,
    },
    {
      en: 'powerpro, crosswave, bagless vacuum, bagged vacuum, cylinder vacuum cleaner, canister vacuum, cylinder vacuum, upright vacuum',
      tr: 'torbasız süpürge, toz torbalı süpürge',
      germanic: 'bodenstaubsauger, beutelloser staubsauger',
      romance: 'aspirateur traîneau, aspirateur sans sac',
      model: /\bFC\d{4}\b|\bVC[\dA-Z]{5,}\b/,
      grams: [5000, 7000, 10000],
      strength: 1.1,
    },
    {
      en: 'body scale, smart scale, body composition scale, bathroom scale',
      ar: 'ميزان الكتروني للجسم, ميزان حمام',
      tr: 'banyo baskülü, akıllı tartı',
      grams: [1500, 2200, 3200],
      strength: 1.1,
      also: ['electronics', 'other'],
    },
    {
      en: 'stick blender, hand blender',
      ar: 'هاند بلندر, خلاط يدوي, هاند ميكسر, خلاط هاند بلندر',
      tr: 'el blender, blender seti, el blenderi',
      germanic: 'stabmixer, pürierstab, staafmixer',
      romance: 'mixeur plongeant, batidora de mano, mixer a immersione',
      grams: [700, 1300, 2300],
      strength: 1.1,
    },
    {
      en: 'filter coffee maker, filter coffee machine, drip coffee maker, coffee maker filter, pour over coffee maker',
      ar: 'ماكينة قهوة مقطرة',
      tr: 'filtre kahve makinesi',
      germanic: 'filterkaffeemaschine',
      romance: 'cafetière filtre, cafetera de goteo, cafetera de filtro',
      grams: [1300, 2200, 3600],
    },
    {
      en: 'nescafé dolce gusto, dolce gusto, tassimo, capsule coffee machine, pod coffee machine, nespresso essenza, nespresso inissia, nespresso pixie',
      ar: 'ماكينة قهوة كبسولات',
      tr: 'kapsüllü kahve makinesi',
      germanic: 'kapselmaschine',
      romance: 'cafetera de cápsulas, machine à capsules, macchina caffè capsule',
      grams: [2200, 3200, 4800],
      strength: 1.1,
    },
    {
      en: 'desk fan, table fan, air circulator fan, turboforce, usb fan, mini fan, clip fan',
      ar: 'مروحة مكتب',
      tr: 'masa vantilatörü',
      germanic: 'tischventilator',
      romance: 'ventilateur de bureau, ventilador de mesa, ventilatore da tavolo',
      grams: [500, 1400, 3000],
      strength: 1.1,
    },
    {
      en: 'turkish coffee machine, senseo',
      ar: 'ماكينة قهوة تركي',
      tr: 'türk kahvesi makinesi, türk kahve makinesi, elektrikli cezve, çay makinesi',
      germanic: 'koffiepadmachine, kaffeepadmaschine',
      grams: [1000, 1700, 3200],
    },
    {
      en: 'steam iron, iron, dry iron',
      ar: 'مكواة, مكواة بخار, كواية, مكاوي',
      tr: 'ütü, buharlı ütü',
      germanic: 'bügeleisen, dampfbügeleisen, strijkijzer',
      romance: 'fer à repasser, plancha de vapor, ferro da stiro, ferro de passar, plancha ropa',
      signs: '电熨斗, 熨斗, 挂烫',
      grams: [900, 1500, 2600],
    },
    {
      en: 'heater, space heater, fan heater, ceramic heater, fan, tower fan, pedestal fan, convector heater, electric heater, air purifier, dehumidifier',
      ar: 'دفاية, مروحة, جهاز تنقية الهواء, منقي هواء, مدفأة, مروحة ستاند, مروحه',
      tr: 'ısıtıcı, vantilatör, hava temizleyici, elektrikli ısıtıcı, kule vantilatör, fanlı ısıtıcı, elektrikli soba',
      germanic: 'heizlüfter, ventilator, luftreiniger, luftentfeuchter, turmventilator',
      romance:
        'chauffage, ventilateur, calefactor, ventilador, stufa, ventilatore, stufa elettrica, purificateur d air, radiateur, termoventilatore, purificador de aire, radiateur électrique',
      signs: '风扇, 取暖器, 空气净化器, 扇風機, 电风扇, 暖风机, 除湿机',
      grams: [2800, 5200, 9500],
    },
    {
      en: 'coffee machine, espresso machine, coffee maker, air fryer, blender, food processor, rice cooker, slow cooker, pressure cooker, instant pot, bread maker, juicer, deep fryer, ice cream maker, ice maker, multicooker, hot plate, induction cooktop, mixer grinder, meat grinder, coffee grinder electric, popcorn maker, dehydrator, cold press juicer, citrus juicer, yogurt maker, nespresso, thermomix, soup maker, water dispenser, countertop oven, egg boiler, egg cooker, electric pressure cooker, cold press, kitchen appliance, mini fridge, food steamer, electric stove, soda maker, sodastream, cotton candy machine, electric skillet, hot pot electric, raclette, milkshake maker, pizza oven electric, grain mill, countertop dishwasher, oven toaster, electric cooker, ninja foodi, grinder spice electric, wine cooler',
      ar: 'ماكينة قهوة, ماكينة اسبريسو, قلاية هوائية, اير فراير, خلاط, محضرة طعام, محمصة, طباخ ارز, حلة ضغط كهربائية, عصارة, قلاية, صانعة قهوة, مفرمة لحم, مفرمة, كبة, كيتشن ماشين, صانعة وافل, الة قهوة, صانع الثلج, قلاية بدون زيت, ماكينة نسبريسو, طنجرة ضغط كهربائية, موقد كهربائي, فرن, خلاط كهربائي, مطحنة قهوة, مبرد مياه, كولدير, خلاطات, حماصة, جريل كهربائي, طباخ كهربائي, صانعة ايس كريم',
      tr: 'kahve makinesi, espresso makinesi, airfryer, blender, mutfak robotu, pilav pişirici, düdüklü elektrikli, meyve sıkacağı, katı meyve sıkacağı, fritöz, kahve öğütücü, ekmek yapma makinesi, kıyma makinesi, yoğurt makinesi, narenciye sıkacağı, smoothie blender, rondo, doğrayıcı, yağsız fritöz, dondurma makinesi, su sebili, çay makinası, buz makinesi, fırın, mısır patlatma makinesi, elektrikli ocak, yumurta pişirme makinesi',
      germanic:
        'kaffeemaschine, espressomaschine, heißluftfritteuse, standmixer, reiskocher, entsafter, koffiezetapparaat, koffiemachine, fritteuse, brotbackautomat, kaffeemühle, zitruspresse, slowjuicer, multikocher, heteluchtfriteuse, eismaschine, küchengerät, siebträgermaschine, espressomachine, kookplaat, blenders, mixer',
      romance:
        'machine à café, machine expresso, friteuse, friteuse sans huile, robot cuisine, cafetera, freidora de aire, licuadora, batidora, macchina caffè, friggitrice ad aria, frullatore, robot da cucina, cafetière, airfryer, liquidificador, cafeteira, cuiseur à riz, bouilloire robot, robot de cocina, arrocera, batidora de vaso, horno eléctrico, freidora, panificadora, extracteur de jus, exprimidor, moulin à café, estrattore, batedeira, centrifuga, sorbetière, robot multifonction, fritadeira, plancha électrique, máquina de café, préparation culinaire, procesador de alimentos, hachoir, picadora, tritatutto, cafetera espresso, macchina da caffè, blender moulinex',
      signs:
        '咖啡机, 空气炸锅, 破壁机, 榨汁机, 电饭煲, 料理机, 炊飯器, 豆浆机, 面包机, コーヒーメーカー, 电压力锅, 电磁炉, 绞肉机, 电烤炉, 早餐机, 电火锅',
      grams: [2500, 4800, 9500],
    },
    {
      en: 'citrus press, electric citrus press, wake-up light, electric kettle, kettle, immersion blender, hand mixer, electric whisk, milk frother, portable blender, personal blender, mini blender, food chopper electric, coffee grinder, spice grinder, electric can opener, vacuum sealer, kitchen scale, electric knife, egg beater, garlic chopper electric, humidifier, mini humidifier, aroma diffuser, essential oil diffuser, electric mosquito killer, bug zapper, lint remover, fabric shaver, handheld fan, neck fan, travel iron, handheld steamer, garment steamer handheld, heating pad, electric blanket, air purifier mini, mini sewing machine, electric lighter, milk foamer, mug warmer, portable fan, hand warmer electric, fabric steamer, diffuser, digital scale, weighing scale, body fat scale, food scale, mosquito lamp, shoe dryer, electric fly swatter, portable juicer, ultrasonic cleaner, vegetable chopper electric, foot warmer',
      ar: 'غلاية, غلاية كهربائية, مضرب بيض, مضرب كهربائي, خفاقة حليب, ميزان مطبخ, مطحنة بن, مرطب هواء, فواحة, مروحة محمولة, مكواة بخار يدوية, ميزان رقمي, ميزان, كاتل, قطاعة كهربائية, ناموسة كهربائية, فواحة عطر كهربائية, بطانية كهربائية, مروحة usb, مزيل وبر, خلاط محمول, مروحه يد, صاعق حشرات, رغوة الحليب, ميزان ذكي, خلاط محمول صغير, كتل كهربائي, غلاية ماء, ماكينة تغليف, قربة كهربائية',
      tr: 'su ısıtıcı, kettle, el blenderı, blender el, el mikseri, süt köpürtücü, mutfak terazisi, baharat öğütücü, nemlendirici cihaz, hava nemlendirici, usb vantilatör, buharlı düzleştirici, tartı, baskül, elektrikli battaniye, el vantilatörü, vakum makinesi, mikser, çubuk blender, cezve elektrikli, difüzör, dijital tartı, taşınabilir blender, sinek öldürücü, tüy toplama makinesi, termofor elektrikli, şarjlı blender',
      germanic:
        'wasserkocher, handmixer, milchaufschäumer, küchenwaage, luftbefeuchter, waterkoker, personenwaage, heizkissen, heizdecke, dampfglätter, körperfettwaage, weegschaal, diffuser, smoothie-maker, keukenweegschaal, aroma-diffuser, melkopschuimer, minigeblazer, smoothiemaker, vakuumierer, elektrische deken, dampfbürste, wärmekissen',
      romance:
        'bouilloire, mousseur à lait, balance de cuisine, humidificateur, hervidor, báscula de cocina, bollitore, bilancia da cucina, umidificatore, chaleira elétrica, pèse-personne, báscula, hervidor de agua, humidificador, montalatte, defroisseur, défroisseur vapeur, balance, difusor de aroma, ventilador usb, diffuseur, espumador de leche, coussin chauffant, manta eléctrica, mixeur, minipimer, cuscino termico, frullatore a immersione, moulin électrique, bilancia, diffusore di aromi, báscula inteligente, umidificador, desumidificador, pesapersone, envasadora al vacío, aromatizador eléctrico',
      signs:
        '电热水壶, 加湿器, 小风扇, 打蛋器, 挂烫机, 电子秤, 体重秤, 水壶电, 香薰机, 電気ケトル, 奶泡机, 电热毯, 暖手宝, 厨房秤, 灭蚊灯',
      grams: [500, 1100, 2200],
    },
    {
      en: 'hair dryer, hairdryer, blow dryer, hair straightener, flat iron, curling iron, curling wand, hot air brush, hair curler, electric shaver, shaver, beard trimmer, hair clipper, hair trimmer, epilator, ipl hair removal, laser hair removal, electric toothbrush, sonic toothbrush, toothbrush heads, water flosser, oral irrigator, facial cleansing brush, facial steamer, led face mask, massage gun, massager, neck massager, foot massager, foot spa, nail drill, nail lamp, uv nail lamp, nose trimmer, body trimmer, electric razor, airwrap, supersonic, oneblade, bikini trimmer, hair styler, heated hair brush, straightening brush, crimper, facial massager, microcurrent device, eye massager, scalp massager, blackhead remover, oral-b, sonicare, hair waver, callus remover electric, groomer, clippers men, ghd platinum, hot brush, hair crimper, blow drier, hair rollers heated, facial cleansing device, face massager, replacement brush heads, body groomer, women shaver, shaver head, massage pillow, derma pen, high frequency wand, trimmer, wax warmer, wax heater, waxing kit machine, tens unit, skin analyzer, ems, back massager, airstrait, manicure machine, nail drill machine, electric foot file, lash lamp, diffuser hair dryer, teeth whitening kit led',
      ar: 'سشوار, استشوار, مكواة شعر, مملس شعر, فير شعر, ماكينة حلاقة, ماكينة حلاقة كهربائية, ماكينة ازالة الشعر, جهاز ليزر, فرشاة اسنان كهربائية, جهاز مساج, مساج, جهاز تنظيف البشرة, فرشاة شعر حرارية, مجفف شعر, ماكينة تشذيب اللحية, تدليك, ابليتور, مكواة تجعيد, جهاز تنظيف الاسنان, خيط مائي, مجفف الشعر, فرشاة كهربائية, جهاز بخار للوجه, ماكينة شعر, مسدس مساج, ماكينة حلاقه, جهاز ازالة الشعر, ليزر ازالة شعر, لمبة اظافر, جهاز شمع, مصفف شعر, ماكينة ازالة شعر, جهاز سونار اسنان, مبرد كهربائي, كاوية شعر, جهاز تدليك, فرد شعر, سيراميك شعر, دايسون ايرراب',
      tr: 'saç kurutma makinesi, fön makinesi, saç düzleştirici, saç maşası, tıraş makinesi, epilatör, epilasyon aleti, lazer epilasyon, şarjlı diş fırçası, elektrikli diş fırçası, masaj aleti, masaj tabancası, saç kesme makinesi, sakal düzeltici, ipl epilasyon, ağız duşu, diş fırçası yedek başlık, yüz temizleme cihazı, fön fırçası, ense düzeltme, tıraş makinası, saç şekillendirici, masaj yastığı, saç kurutucu, maşa, ağda makinesi, burun kılı kesici, tırnak kurutucu, ayak masaj aleti, cilt bakım cihazı, diş duşu, buhar makinesi yüz, elektrikli tıraş makinesi, erkek bakım kiti, boyun masaj aleti',
      germanic:
        'haartrockner, föhn, glätteisen, lockenstab, elektrorasierer, bartschneider, epilierer, elektrische zahnbürste, massagepistole, massagegerät, haarschneidemaschine, haardroger, scheerapparaat, elektrische tandenborstel, stijltang, munddusche, warmluftbürste, aufsteckbürsten, ipl-gerät, rasierapparat, opzetborstels, krultang, trimmer, haarglätter, haarschneider, schallzahnbürste, fußmassagegerät, gezichtsreiniger, baardtrimmer, nackenmassagegerät, haarstyler, ontharingsapparaat, ladyshave, waterflosser, nagelfräser',
      romance:
        'sèche-cheveux, lisseur, fer à lisser, fer à boucler, rasoir électrique, tondeuse, épilateur, brosse à dents électrique, pistolet de massage, secador de pelo, plancha de pelo, afeitadora, depiladora, cepillo de dientes eléctrico, pistola de masaje, asciugacapelli, piastra per capelli, rasoio elettrico, regolabarba, spazzolino elettrico, secador de cabelo, chapinha, barbeador, tondeuse cheveux, tondeuse barbe, cortapelos, recortadora, masajeador, massaggiatore, phon, appareil de massage, irrigador dental, epilatore, rizador, hydropulseur, idropulsore, luce pulsata, cepillo eléctrico, barbero, brosse soufflante, lumière pulsée, tagliacapelli, arricciacapelli, lampe uv ongles, escova secadora, escova elétrica, secador, afeitadora eléctrica, testine spazzolino, cepillo alisador, masajeador de pies, máquina de cortar pelo, limpiador facial eléctrico, torno uñas, aparador de pelos',
      signs:
        '吹风机, 卷发棒, 直发器, 剃须刀, 电动牙刷, 脱毛仪, 按摩器, 筋膜枪, 美容仪, 理发器, ドライヤー, シェーバー, 冲牙器, 洁面仪, 按摩仪, 电推剪, 电动剃须刀, 卷发器, 按摩枪, 美甲灯',
      grams: [350, 800, 1700],
      also: ['cosmetics'],
    },
    {
      en: 'vacuum cleaner, cordless vacuum, robot vacuum, stick vacuum, handheld vacuum, carpet cleaner, steam mop, steam cleaner, floor cleaner, wet dry vacuum, garment steamer, clothes steamer, sewing machine, ceiling fan, robot vacuum and mop, cord-free handstick, cord-free vacuum, roborock, roomba, dyson v, window vacuum, steam generator iron, steam station, evaporative cooler, air cooler, overlock machine, serger, vacuum bags, vacuum filter, embroidery machine, handstick, ironing press, stand fan, air humidifier large, cool mist humidifier, mosquito killer large, hepa filter, purifier filter, replacement filter, patio heater, panel heater, quartz heater, electric fireplace, robotic vacuum, dust mite vacuum, stick vacuums, vacuum cleaners & floor care, vacuum, vacuums, radiator heater, cordless stick, cleaning robot, window cleaning robot, roborock s8, steam press, garment care',
      ar: 'مكنسة كهربائية, مكنسة روبوت, مكنسة لاسلكية, ماكينة خياطة, مكنسة, مروحة عمود, مروحة سقف, مكنسة بخار, مكانس, مكنسه كهربائيه, مكيف صحراوي, مكنسة يدوية, تنقية هواء, روبوت تنظيف, جهاز بخار للملابس, ممسحة بخار, سخان كهربائي, شفاط هواء',
      tr: 'elektrikli süpürge, robot süpürge, şarjlı süpürge, dikiş makinesi, buhar kazanlı ütü, halı yıkama makinesi, nem alma cihazı, buharlı temizleyici, hava temizleme cihazı, süpürge, ayaklı vantilatör, el süpürgesi, buharlı kırışık giderici, ütü istasyonu, toz torbası, oda ısıtıcı, cam temizleme robotu, tavan vantilatörü, akülü süpürge',
      germanic:
        'staubsauger, saugroboter, akkustaubsauger, nähmaschine, stofzuiger, dampfreiniger, robotstofzuiger, steelstofzuiger, heizstrahler, dampfbügelstation, naaimachine, luchtreiniger, handstaubsauger, heizgerät, stoomreiniger, dammsugare, kruimeldief, luchtbevochtiger, standventilator, wischroboter, elektrische kachel, stoomgenerator, fensterputzroboter, akkusauger, staubsaugerbeutel',
      romance:
        'aspirateur, aspirateur robot, aspirateur balai, machine à coudre, aspiradora, robot aspirador, aspirador, máquina de coser, aspirapolvere, purificatore d aria, macchina da cucire, nettoyeur vapeur, centrale vapeur, deumidificatore, déshumidificateur, robot aspirapolvere, centro de planchado, radiador, scopa elettrica, convecteur, climatiseur mobile, ventilateur colonne, scopa a vapore, ventilador de pie, deshumidificador, estufa eléctrica, aspiradora robot, climatizador, aspirador robô, purificador, aspiradora sin cable, vaporetto, ventilador de techo, aquecedor, calefactor eléctrico, termoconvettore',
      signs: '吸尘器, 扫地机器人, 缝纫机, 掃除機, 洗地机, 蒸汽拖把, ロボット掃除機',
      grams: [2200, 4800, 9500],
    },
    {
      en: 'appliances, small appliances, kitchen appliances, home appliances, large appliances, small kitchen appliances, vacuums & cleaners, small domestic appliances, coffee, tea & espresso',
      ar: 'اجهزة منزلية, اجهزة المطبخ, اجهزة كهربائية, اجهزة منزلية صغيرة, الاجهزة المنزلية, عناية شخصية اجهزة',
      tr: 'küçük ev aletleri, beyaz eşya, ev aletleri, mutfak aletleri, elektrikli ev aletleri, elektrikli mutfak aletleri, kişisel bakım aletleri',
      germanic:
        'haushaltsgeräte, küchengeräte, huishoudelijke apparaten, elektrogeräte, haushaltsgroßgeräte, küchenkleingeräte, witgoed, klein huishoudelijk, elektrokleingeräte',
      romance:
        'électroménager, petit électroménager, electrodomésticos, elettrodomestici, eletrodomésticos, pequeños electrodomésticos, eletroportáteis, gros électroménager, climatización, piccoli elettrodomestici, pequeno electrodoméstico',
      signs: '家用电器, 厨房电器, 小家电, 家电',
      grams: [500, 2500, 8000],
      strength: 0.6,
    },
  ],
}
