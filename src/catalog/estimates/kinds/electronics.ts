import type { KindGroup } from './kind.ts'

export const electronics: KindGroup = {
  category: 'electronics',
  kinds: [
    {
      en: '2.1 speakers, 2.1 speaker system, 2.1 multimedia speakers, 5.1 speakers, pc speakers 2.1',
      tr: '2+1 hoparlör, 1+1 hoparlör',
      germanic: 'lautsprechersystem',
      romance: 'enceintes 2.1, altavoces 2.1',
      grams: [2000, 4000, 7500],
      strength: 1.2,
      also: ['computers'],
    },
    {
      en: 'av receiver, a/v receiver, network receiver, home cinema receiver',
      germanic: 'av-receiver',
      model: /\b(?:AVR-?[A-Z]?\d{3,4}\w*|RX-V\d+\w*|STR-D[HN]\d+\w*|TX-NR\d+|VSX-\d+\w*)\b/,
      grams: [7000, 10000, 15000],
    },
    {
      en: 'playbar, sonos beam, sonos arc, sonos ray',
      grams: [2300, 4000, 8000],
      strength: 1.2,
    },
    {
      en: 'turntable, record player',
      tr: 'pikap plakçalar',
      germanic: 'plattenspieler, platenspeler, skivspelare',
      romance: 'platine vinyle, tocadiscos, giradischi',
      grams: [4200, 7500, 13500],
    },
    {
      en: 'microphone, condenser microphone, usb microphone, dynamic microphone, wireless microphone',
      ar: 'ميكروفون, مايكروفون',
      tr: 'mikrofon',
      germanic: 'mikrofon, microfoon',
      romance: 'microphone, micrófono, microfono, microfone',
      signs: '麦克风, マイク, 话筒',
      grams: [250, 650, 1600],
      also: ['accessories'],
    },
    {
      en: 'headphones, wireless headphones, noise cancelling headphones, noise canceling headphones, over-ear headphones, on-ear headphones, headset, gaming headset, over-the-ear headphones, studio headphones, usb headset, headband headset, binaural, monaural headset, wireless headset, stereo headset, call center headset, on ear headphones, airpods max, wh-1000xm4, wh-1000xm5, quietcomfort, beats solo, studio pro, headphone, headsets, open ear headphones, bone conduction headphones, dj headphones, kids headphones, over ear, headset mono, solo3, solo 4',
      ar: 'سماعة رأس, سماعات رأس, سماعة جيمنج, هيدفون, سماعة لاسلكية, سماعات لاسلكية, سماعة بلوتوث راس, سماعات, هيدسيت, سماعة راس, سماعة قيمنق, سماعة العاب',
      tr: 'kulaklık, kulak üstü kulaklık, bluetooth kulaklık, oyuncu kulaklığı, kablosuz kulaklık, kulaküstü kulaklık, mikrofonlu kulaklık',
      germanic:
        'kopfhörer, headset, koptelefoon, over-ear-kopfhörer, bluetooth-kopfhörer, gaming-headset, hörlurar, on-ear-kopfhörer',
      romance:
        'casque audio, casque sans fil, casque gamer, auriculares, cuffie, fone de ouvido, casque beats, casque bluetooth, cuffie wireless, auriculares inalámbricos, cuffie bluetooth, micro-casque, fones, auriculares gaming, cuffie gaming, casque, headphone bluetooth',
      signs: '耳机, 头戴式耳机, ヘッドホン, 游戏耳机, ヘッドセット',
      grams: [300, 600, 1000],
    },
    {
      en: 'bluetooth headset, mono bluetooth headset, earbuds, wireless earbuds, earphones, airpods, airpods pro, galaxy buds, true wireless, tws, in-ear headphones, in ear, freebuds, earpods, powerbeats, beats fit, buds pro, ear buds, bluetooth earphones, wireless earphones, in-ear, earphone, pixel buds, hearing amplifier, neckband earphones, beats studio buds, bluetooth earpiece, in-ear earphones, voyager edge, voyager legend, wired earphones, buds, linkbuds, soundcore liberty, stereo earbuds, headphones in-ear, redmi buds, jabra elite, nothing ear, buds live',
      ar: 'سماعات اذن, سماعة اذن, ايربودز, ايربودس, اير بودز, سماعات بلوتوث, ايربدز, سماعة بلوتوث, سماعة اير بودز, هاند فري, سماعات سلكية, سماعة ايربودز, ايرفون',
      tr: 'kulak içi kulaklık, airpods, tws kulaklık, kablosuz kulak içi, bluetooth kulak içi kulaklık, kulakiçi kulaklık, kulaklık bluetooth kulak içi',
      germanic: 'in-ear-kopfhörer, ohrhörer, oordopjes, in-ears, earphones, ohrhörer bluetooth, oortjes',
      romance:
        'écouteurs, écouteurs sans fil, auriculares in-ear, auricolari, auricolari bluetooth, oreillettes, audífonos, audifonos, écouteurs bluetooth, auricolari wireless, auriculares bluetooth',
      signs: '蓝牙耳机, 无线耳机, イヤホン, ワイヤレスイヤホン, 真无线耳机, 入耳式耳机',
      grams: [80, 180, 350],
    },
    {
      en: 'bluetooth speaker, portable speaker, wireless speaker, smart speaker, echo dot, amazon echo, homepod mini, google nest mini, google home mini, google home, echo show, echo pop, smart display, nest hub, mini speaker, jbl flip, jbl go, jbl charge, jbl clip, ultimate ears boom, alarm clock radio, clock radio, radio, portable radio, fm radio, mp3 player, ipod, ipod touch, walkman, voice recorder, digital voice recorder, cd player, portable cd player, internet radio, wonderboom, speaker, era 100, sonos roam, dab radio, portable speakers, karaoke speaker, walkman mp3, radio alarm, boombox, dictaphone, soundlink, sonos one, computer speakers, pc speakers, echo studio, speakers, bluetooth speakers, cassette player, shower speaker, world radio, weather radio, multimedia speakers, loudspeaker small, flip 6, charge 5, homepod, hub smart home, soundcore speaker, mp3, mp4 player, media player portable, conference speaker, speakerphone, speakers 2.0',
      ar: 'سبيكر, مكبر صوت, سماعة بلوتوث محمولة, مكبر صوت بلوتوث, راديو, سماعة ذكية, مساعد صوتي, مكبر صوت ذكي, سماعة محمولة, صب سماعة, مسجل صوت, سماعات كمبيوتر, سبيكر بلوتوث, مشغل ام بي ثري, مكبرات صوت',
      tr: 'bluetooth hoparlör, hoparlör, akıllı hoparlör, taşınabilir hoparlör, ses bombası, radyo, mp3 çalar, ses kayıt cihazı, speaker, kablosuz hoparlör, pikap radyo, bilgisayar hoparlörü',
      germanic:
        'lautsprecher, bluetooth-lautsprecher, luidspreker, bluetooth-speaker, intelligenter lautsprecher, radiowecker, radio, mp3-player, smarter lautsprecher, högtalare, radios, digitalradio, wekkerradio, diktiergerät',
      romance:
        'enceinte, enceinte bluetooth, altavoz, altavoz bluetooth, altoparlante, cassa bluetooth, caixa de som, enceintes, radio réveil, altavoces, altavoz inteligente, enceinte connectée, altavoces y auriculares, bocina, casse bluetooth, lecteur mp3, reproductor mp3, parlante, enceinte portable, lettore mp3, radio portátil, bocina bluetooth, enceinte nomade, caixa de som bluetooth, dictáfono, diffusore',
      signs: '音箱, 蓝牙音箱, 智能音箱, スピーカー, 收音机, 音响, 录音笔, 小音箱',
      grams: [350, 800, 2300],
    },
    {
      en: 'micro theater, soundbar, sound bar, home theater system, home cinema, subwoofer, bookshelf speakers, floorstanding speakers, floorstanding speaker, amplifier, stereo amplifier, party speaker, partybox, studio monitor, home theater, stereo system, micro system, hi-fi system, shelf system, power amplifier, pa speaker, tower speaker, bookshelf speaker, center speaker, centre speaker, in-wall speaker, ceiling speaker, home audio system, active speaker, mixer audio, audio mixer, dj controller, mini hi-fi, home cinema system, micro hi-fi, integrated amplifier, av amplifier, speaker system, surround system, blu-ray player, dvd player, dvd recorder, home theatre, guitar amp, guitar amplifier, tower speakers, speaker set, amp head, cassette deck, sound system, speaker stands, surround speakers, in-ceiling speaker, outdoor speaker, theatre system',
      ar: 'ساوند بار, مسرح منزلي, صب ووفر, مضخم صوت, بار صوت, امبليفاير, ساوندبار, مسجل سيارة كبير, سماعات مسرح منزلي, صبووفر, مشغل دي في دي, نظام صوتي, سماعة حفلات, دي جي',
      tr: 'soundbar, ev sinema sistemi, subwoofer, amfi, pikap, müzik sistemi, parti hoparlörü, amplifikatör, dvd oynatıcı, blu-ray oynatıcı, aktif hoparlör, müzik seti, mikser ses, ses sistemi',
      germanic:
        'verstärker, heimkinosystem, kompaktanlage, stereoanlage, standlautsprecher, regallautsprecher, versterker, subwoofer aktiv, dvd-player, blu-ray-player, stereo-set, hifi-anlage, partylautsprecher',
      romance:
        'barre de son, amplificateur, barra de sonido, amplificatore, chaîne hifi, ampli, equipo de música, amplificador, caisson de basse, barra de som, soundbar tv, minicadena, lecteur dvd, lecteur blu-ray, home cinéma, impianto stereo, reproductor dvd, altavoz torre, mesa de mezclas, sintoamplificador, torre de sonido',
      signs: '回音壁, 功放, 低音炮, 黑胶唱机, 家庭影院, アンプ, 音响套装',
      grams: [2500, 6000, 14000],
    },
    {
      en: 'camera, digital camera, dslr camera, action camera, gopro, camcorder, lens, camera lens, zoom lens, prime lens, point and shoot, webcam security, security camera, ip camera, cctv camera, dome camera, bullet camera, wifi camera, video doorbell, doorbell camera, dash cam, dashcam, trail camera, 360 camera, gimbal, cctv, surveillance camera, network camera, macro lens, wide angle lens, video camera, powershot, coolpix, lumix, cyber-shot, eos, alpha camera, dmc-, finepix, ef-s, ef 50mm, nikkor, baby camera, indoor camera, outdoor camera, compact camera, film camera, disposable camera, pan tilt camera, vlogging camera, smart doorbell, ring doorbell, camera kit, hero 12, hero 13, hero 7, hero 11, insta360, osmo pocket, osmo action, f/2.8, f/3.5l, f/1.8, f/4, f1.8, ixus, sony alpha, eos r, bullet ip, nanny cam, camcorders, super zoom, teleconverter, conversion lens, wide conversion, digital cameras, osmo mobile, body only camera, sony fe, stabilizer gimbal, ring video doorbell, blink outdoor, kids camera, dvr, nvr, dslr body, video recorder nvr',
      ar: 'كاميرا, كاميرا مراقبة, عدسة كاميرا, كاميرا رقمية, كاميرا فورية, كاميرا اكشن, داش كام, كاميرا سيارة, كاميرات مراقبة, جرس باب ذكي, كاميرا كانون, عدسة, جو برو, كاميرا واي فاي, كاميرا امنية, كاميرا خارجية, كاميرات, جيمبال, دي في ار',
      tr: 'fotoğraf makinesi, aksiyon kamera, kamera, güvenlik kamerası, lens, objektif, dijital kamera, araç kamerası, ip kamera, aksiyon kameraları, wifi kamera, aynasız fotoğraf makinesi, video kamera, gimbal, fotokapan, kapı zili kamera, şipşak makine, araç içi kamera, bebek kamerası wifi',
      germanic:
        'kamera, digitalkamera, überwachungskamera, objektiv, spiegelreflexkamera, beveiligingscamera, fototoestel, camera, systemkamera, videocamera, bewakingscamera, actionkamera, lensen, wildkamera, kompaktkamera, objektive, türklingel mit kamera, videodeurbel, dashcams',
      romance:
        'appareil photo, caméra, cámara, cámara de seguridad, fotocamera, telecamera, câmera, objectif, objetivo, caméra de surveillance, cámaras, obiettivo, cámara de vigilancia, videocámara, caméra sport, cámara deportiva, cámara instantánea, appareil photo instantané, videocamera, câmera de segurança, caméra embarquée, telecamera di sorveglianza, appareils photo, cámara de fotos, réflex, macchina fotografica, cámara ip, estabilizador',
      signs:
        '相机, 摄像头, 监控, 镜头, 行车记录仪, カメラ, レンズ, 拍立得, 运动相机, 摄像机, 云台, 监控摄像头, 数码相机, デジカメ',
      grams: [250, 600, 1400],
    },
    {
      en: 'charger, wall charger, usb charger, phone charger, wireless charger, charging pad, car charger, power adapter, usb-c charger, gan charger, fast charger, charging station, charging dock, battery charger, magsafe charger, charging stand, battery pack, portable power, vehicle charger, travel charger, charge stand, usb power adapter, quick charge, travel adapter, plug adapter, universal adapter, adapter, usb power delivery, charging case battery, wireless charging pad, mobile charger, chargers, watch charger, charging cradle, jump box, solar charger, wireless charging stand, wireless charging, phone charging, desk charger, mophie, gan, charger base, qi charger, magnetic charger, 65w charger, usb-c power adapter, charger kit, home charger, charger with cable, desktop charger, charge-only, usb wall plug',
      ar: 'شاحن, شاحن سيارة, شاحن لاسلكي, شاحن سريع, محول كهرباء, ادابتر, شواحن, راس شاحن, شاحن ايفون, قاعدة شحن, شاحن متنقل, محول, محطة شحن, شواحن وكابلات',
      tr: 'şarj aleti, şarj cihazı, kablosuz şarj, araç şarj cihazı, adaptör, hızlı şarj, şarj adaptörü, araç içi şarj, şarj standı, şarj istasyonu, hızlı şarj cihazı, kablosuz şarj aleti, duvar şarjı, usb şarj, şarj başlığı',
      germanic:
        'ladegerät, schnellladegerät, oplader, ladestation, adapter, usb-ladegerät, ladekabel set, autolader, wireless charger, stroomadapter, laddare, reiseadapter, stekkeradapter, netzadapter, ladeadapter, batterijlader',
      romance:
        'chargeur, chargeur rapide, cargador, cargador usb, cargador inalámbrico, caricabatterie, carregador, adaptateur secteur, adaptador de corriente, chargeur voiture, adaptador, adattatore, adaptateur, caricatore, cargador coche, caricabatteria, chargeur sans fil, carga rápida, chargeurs, gan-cargador, station de charge, cargadores, cargador de pared',
      signs: '充电器, 无线充电, 快充头, 充电头, 车充, 充電器, 快充',
      grams: [70, 200, 550],
      also: ['accessories'],
    },
    {
      en: 'cable, extension cable, sata cable, adapter cable, serial cable, parallel cable, optical cable, connection cable, usb extension cable, usb a cable, firewire cable, splitter cable, fiber channel cable, scsi cable, sas cable, ide cable, ribbon cable, internal cable, cables, hdmi to vga, usb to serial, converter cable, composite video cable, s-video, telephone cable, rj45, rj11, subwoofer cable, trunk cable, modem cable, c13, c14, st/st, usb a, molex, patch panel, cable lock, thunderbolt cable, xlr cable, midi cable, guitar cable, console cable, power y splitter, charging cord, interconnect cable, component cable, cable splitter or combiner, floppy cable, cable gender, signal cable, lszh, aoc cable, dac cable, infiniband cable, usb 2.0 cable, usb 3.0 cable, jack cable, 3.5mm cable',
      ar: 'كابل, كيبل, وصلة, كوابل, كيابل, سلك, كابلات',
      tr: 'kablo, uzatma kablosu, ara kablo, ses kablosu',
      germanic:
        'kabel, verlängerungskabel, verlengkabel, adapterkabel, anschlusskabel, verbindungskabel, kabels, laddkabel',
      romance: 'câble, cavo, cabo, cavi, rallonge usb, conector, cavo prolunga, câbles, prolunga usb, connettore',
      signs: 'ケーブル, 延长线, 连接线, 音频线',
      grams: [40, 100, 220],
      atMetres: 2,
      role: 'accessory',
      also: ['computers'],
    },
    {
      en: 'router, wifi router, wi-fi router, wireless router, mesh wifi, mesh system, modem, access point, wifi extender, range extender, 4g router, 5g router, wireless n, wifi repeater, wireless access point, powerline, powerline adapter, powerline kit, dsl modem, adsl modem, voip gateway, power over ethernet, poe injector, antenna wifi, wireless bridge, signal booster, deco mesh, orbi, vdsl, ethernet lan, wireless print server, 150mbps, 300mbps, cable modem, wlan router, 802.11ac, 802.11n, network management device, gateway/controller, 10/100, poe+, ubiquiti unifi, unifi, tl-wr, cell signal booster, network extender, network hub, wireless lan, networking products, tv antenna, wired phone, video intercom, walkie talkie, baby intercom, gps tracker, gps navigator, sat nav, garmin drive, car gps, satellite receiver, tv box, set-top box, set top box, streaming stick, fire tv stick, apple tv, chromecast, roku, tv stick, media player, streaming player, media streamer, android box, tv receiver, digital media player, roku express, iptv box, network video, repeater, tomtom, nuvi',
      ar: 'راوتر, مودم, مقوي شبكة, اكسس بوينت, مقوي واي فاي, راوتر واي فاي, تي في بوكس, رسيفر, ابل تي في, كروم كاست, جهاز استقبال, انتركم, راوتر 5g, ستريمر',
      tr: 'modem, router, menzil genişletici, access point, tv box, uydu alıcısı, medya oynatıcı, navigasyon, mesh wifi, wifi adaptör, gps takip cihazı, sinyal güçlendirici',
      germanic:
        'wlan-router, wlan-repeater, navigationsgerät, accesspoint, router, mesh-wlan, wifi-versterker, receiver tv, navigatie, powerline-adapter, streaming-stick, antenne',
      romance:
        'routeur, répéteur wifi, enrutador, ripetitore wifi, roteador, décodeur, box tv, punto de acceso, point d accès, modem router, repetidor wifi, router wi-fi, antenne tv, gps voiture, navegador gps, antena, reproductor multimedia, amplificateur wifi, repetidor de sinal, módem, receptor',
      signs: '路由器, 网络机顶盒, ルーター, 对讲机, 机顶盒, 光猫, 电视盒子',
      grams: [200, 500, 1200],
      also: ['computers'],
    },
    {
      en: 'smart plug, power outlet, inverter, voltage converter, power socket, smart switch, smart light switch, power inverter, wifi plug, timer plug, wall socket, outlet adapter, smart-ups 1500, rack mount kit, netbotz, environmental monitor, rack shelf, voltage protector',
      ar: 'مانع صواعق, قابس ذكي, فيشة ذكية, عاكس كهربائي, مقبس, فيشة, انفرتر كهرباء, مقبس ذكي, محول طاقة',
      tr: 'akıllı priz, invertör, priz',
      germanic:
        'smarte steckdose, wechselrichter, verlängerung steckdose, stopcontact, steckdose, zeitschaltuhr, slimme stekker, grenuttag',
      romance:
        'enchufe inteligente, prise connectée, enchufe, presa smart, inversor, ladrón enchufe, rallonge électrique, tomada inteligente',
      signs: '插座, 智能插座, 逆变器',
      grams: [500, 1200, 3000],
      strength: 0.95,
      also: ['computers', 'appliances'],
    },
    {
      en: 'camera bag, camera strap, selfie stick, ring light, camera case, softbox, flash, speedlite, lavalier microphone, car mount, phone holder, phone mount, car phone holder, phone stand, phone grip, popsocket, gimbal stabilizer, tablet stand, tablet mount, car phone mount, phone ring holder, phone tripod, studio lights, video light, backdrop, photography backdrop, green screen, camera mount, gopro accessory, camera backpack, camera cage, camera filter, boom arm, mic stand, lens hood, memory card case, digital photo frame, photo frame digital, ipad stand, tablet holder, projector lamp, replacement lamp, spare lamp, phone accessories, lens adapter, light stand, teleprompter, stylus phone, phone strap, phone lanyard, mic, clip-on mic, headphone case, headphone stand, ear pads, ear tips, antistatic, cleaning kit screen, screen cleaner, lens cleaning, lens cleaner, bike phone mount, armband phone, airpods accessory, lens kit phone, smartphone lens, charging dock station accessories, cell phone mounts, phone wallet, magsafe wallet, vr lens, lcd replacement, replacement screen, phone repair, digitizer, display assembly, lc-e5e, camera charger, sim card, sim kit, prepaid sim, phone cooler, video capture, lightbox photo, umbrella photography, cold shoe, camera rig, cell phone accessories, battery holder',
      ar: 'عصا سيلفي, رينج لايت, مايك, حامل موبايل, حامل هاتف, حامل جوال, حقيبة كاميرا, فلاش كاميرا, ستاند موبايل, حامل تابلت, اضاءة تصوير, حامل سيارة, ستاند جوال, اضاءة حلقية, مايك لاسلكي, حجر قلم, ترايبود موبايل, حامل كاميرا, عدسة موبايل',
      tr: 'selfie çubuğu, ring light, telefon tutucu, araç telefon tutucu, telefon standı, kamera çantası, yaka mikrofonu, araç içi telefon tutucu, telefon tutacağı, tablet standı, stüdyo ışığı, halka ışık, softbox, telefon askısı',
      germanic:
        'selfiestick, handyhalterung, kameratasche, ringlicht, blitzgerät, telefoonhouder, handyhalter, tablet-halterung, cameratas, kameragurt, tablethalter, handyständer, fotohintergrund',
      romance:
        'perche selfie, support téléphone, soporte móvil, supporto telefono, soporte teléfono, palo selfie, aro de luz, soporte coche móvil, anneau lumineux, suporte celular, pila, supporto smartphone, porta cellulare, soporte para móvil, sac appareil photo, flash para cámara, supporto auto, support voiture, soporte tablet',
      signs: '自拍杆, 补光灯, 手机支架, 三脚, 车载支架, 支架手机, 相机包, 相机配件',
      grams: [60, 250, 900],
      also: ['accessories'],
    },
    {
      en: 'vr headset, photoframe, meta quest, oculus quest, virtual reality headset, smart glasses, smart thermostat, smart home, smart lock, smart bulb hub, smart sensor, door sensor, motion sensor, alarm system, smoke detector, translator device, metal detector handheld, e-scooter battery, electronic component, soldering, led display module, relay module, arduino kit, electronic kit, walkie-talkie, megaphone, audio interface, electronic drum, karaoke, karaoke machine, musical instrument, piano keyboard, cajon, saxophone, guitar pedal, guitar strings, led strip, led strip lights, band fitness, doorbell, wireless doorbell, home security system, thermometer sensor, digital picture frame, studio microphone kit, tens electronic, lcd module, fm transmitter, car audio, car subwoofer, car amplifier, carplay, carplay screen, radar detector, audio/video',
      ar: 'نظارة واقع افتراضي, حساس, قفل ذكي, جهاز انذار, بيانو, الة موسيقية, شريط ليد, كاسيت سيارة, جرس باب, شاشة اندرويد سيارة, سوار رياضي, نظارة في ار, كاريوكي',
      tr: 'sanal gerçeklik gözlüğü, akıllı kilit, sensör, alarm sistemi, piyano, org, şerit led, vr gözlük, double teyp, multimedya oto, kapı zili, fm transmitter, dedektör',
      germanic:
        'vr-brille, smarthome, bewegungsmelder, alarmanlage, rauchmelder, led-streifen, musikinstrument, türklingel, vr-bril, rookmelder, deurbel',
      romance:
        'casque vr, gafas vr, capteur, détecteur, alarme maison, detector, sensor de movimiento, bande led, tira led, striscia led, sonnette, timbre inalámbrico, visore vr, fita led, alarma casa, capteurs, órgano electrónico',
      signs: '传感器, 吉他, 门锁智能, 灯带, 乐器, 电子琴, 元器件, ギター, 智能家居, 门铃, 钢琴',
      grams: [90, 400, 2500],
      strength: 0.9,
    },
    {
      en: 'electronics, consumer electronics, headphones & speakers, audio & video, tv & home theater, camera & photo, cameras, mobile accessories, phone accessories, home audio, car electronics, wearable technology, gadgets, electronic, cell phones & accessories, tv accessories, media & music, home security',
      ar: 'الكترونيات, اكسسوارات موبايل, صوتيات, اجهزة الكترونية, اكسسوارات الجوال, اكسسوارات موبايلات وتابلت, اكسسوارات جوال, ملحقات الجوال',
      tr: 'elektronik, telefon aksesuarları, ses sistemleri, telefon aksesuarı, ses & görüntü, kulaklıklar',
      germanic:
        'elektronik, elektronica, tv & audio, unterhaltungselektronik, handyzubehör, hifi, zubehör & kabel, foto & camcorder, beeld en geluid',
      romance:
        'électronique, electrónica, elettronica, image et son, imagen y sonido, eletrônicos, accessoires téléphone, accesorios móvil, audio e hi-fi, téléphonie, électronica de consumo, accesorios para móviles',
      signs: '数码, 电子产品, 家電, 影音电器',
      grams: [60, 350, 1500],
      strength: 0.5,
    },
  ],
}
