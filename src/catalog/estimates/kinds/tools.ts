import type { KindGroup } from './kind.ts'

/** Tools, hardware and what a house is built with. */
export const tools: KindGroup = {
  category: 'other',
  kinds: [
    {
      en: 'multi tool, multitool, multi-tool, pocket knife, swiss army knife',
      ar: 'مطواة, سكين جيب',
      tr: 'çakı',
      germanic: 'taschenmesser, multifunktionswerkzeug',
      romance: 'couteau suisse, navaja, coltellino',
      grams: [90, 300, 500],
      also: ['sports'],
    },
    {
      en: 'toolbox, tool box, tool chest, tool case empty',
      ar: 'صندوق عدة, شنطة عدة',
      tr: 'takım çantası, alet çantası',
      germanic: 'werkzeugkasten, werkzeugkoffer leer, gereedschapskist',
      romance: 'boîte à outils, caja de herramientas, cassetta attrezzi',
      grams: [1100, 2300, 6000],
    },
    {
      en: 'axe, hatchet, splitting axe',
      tr: 'balta',
      germanic: 'axt, beil, spaltaxt',
      romance: 'hache, hachette',
      grams: [700, 1300, 2600],
    },
    {
      en: 'cordless jigsaw, orbital jigsaw, pendulum jigsaw',
      tr: 'dekupaj testere',
      germanic: 'stichsäge, decoupeerzaag',
      romance: 'scie sauteuse, sierra de calar, seghetto alternativo',
      model: /\b(?:PST|GST) ?\d{2,3}\b/,
      grams: [1700, 2700, 4000],
      strength: 1.2,
    },
    {
      en: 'pliers, water pump pliers, wrench, adjustable wrench, spanner, screwdriver, hammer, utility knife',
      ar: 'زرادية, مفك, بنسة',
      tr: 'pense, tornavida',
      germanic: 'zange, wasserpumpenzange, schraubendreher, schraubenschlüssel, hammer',
      romance: 'alicate, tournevis, destornillador, pinza multiuso, cacciavite',
      grams: [120, 350, 900],
    },
    {
      en: 'screwdriver set, screwdriver bit set, bit set, hex key set, allen key set',
      ar: 'طقم مفكات',
      tr: 'tornavida seti',
      germanic: 'schraubendreher-set, bitsatz, bit-set',
      romance: 'jeu de tournevis, juego de destornilladores, set cacciaviti',
      grams: [350, 750, 1600],
      set: true,
      strength: 1.1,
    },
    {
      en: 'pressure washer, high pressure washer, high pressure cleaner',
      ar: 'ماكينة غسيل ضغط عالي, غسالة ضغط',
      tr: 'yüksek basınçlı yıkama',
      germanic: 'hochdruckreiniger, hogedrukreiniger',
      romance: 'nettoyeur haute pression, hidrolimpiadora, idropulitrice',
      grams: [4500, 8500, 16000],
      also: ['appliances'],
    },
    {
      en: 'combi drill, hammer drill, drill driver, cordless drill, impact drill, drill kit',
      ar: 'شنيور, دريل, مثقاب, مثقاب لاسلكي',
      tr: 'akülü matkap, şarjlı matkap, darbeli matkap, matkap',
      germanic:
        'akkuschrauber, akku-bohrschrauber, bohrschrauber, schlagbohrmaschine, bohrmaschine, boormachine, schroefboormachine, accuboormachine',
      romance: 'perceuse, perceuse visseuse, taladro, trapano, furadeira, taladro percutor, visseuse',
      signs: '电钻, 冲击钻',
      grams: [1600, 3000, 5200],
      strength: 1.1,
    },
    {
      en: 'tools, tools & hardware, hardware, diy, home improvement, building materials, plumbing supplies, electrical supplies',
      grams: [200, 900, 4000],
      strength: 0.5,
      also: ['homeware'],
    },
    {
      en: 'water tank, pressure tank, safe box, generator, lawn mower',
      ar: 'خزان, خزان ماء, خزان مياه, خزانات, مولد كهرباء',
      tr: 'su deposu, jeneratör, çim biçme makinesi',
      germanic: 'stromerzeuger, rasenmäher, grasmaaier',
      romance: 'groupe électrogène, generador, tondeuse à gazon, cortacésped',
      signs: '高压清洗机, 割草机',
      grams: [8000, 18000, 40000],
      also: ['homeware'],
    },
    {
      en: 'drill, impact driver, impact wrench, circular saw, jigsaw tool, reciprocating saw, miter saw, table saw, angle grinder, orbital sander, router tool, rotary tool, heat gun, nail gun, air compressor, chainsaw, power tool, power tools, welder, welding machine, welding helmet, grinder tool, rotary hammer, demolition hammer, multi-tool oscillating, needle scaler, paint sprayer, leaf blower, hedge trimmer, grass trimmer, string trimmer, brushless drill, combo kit cordless, air kit, pneumatic, spray gun, soldering iron, soldering station, glue gun, hot glue gun, cordless screwdriver, electric screwdriver, compact drill, impact driver kit, tile cutter, belt sander, engraver, laser engraver, cnc, air tools, tool combo, ratchet cordless, bench grinder, laser level, cordless combo kit, brad nailer, stapler gun, air hammer, trimmer grass, 20v max drill, m18, 18v lxt, brush cutter, snow blower, hammer electric',
      ar: 'صاروخ قطع, منشار, منشار كهربائي, مفك كهربائي, ماكينة لحام, كمبروسر, كمبروسر هواء, مكنسة ضغط, ماكينة ضغط مياه, مسدس شمع, هيلتي, جلخ, راوتر خشب, صنفرة, عدة كهربائية, ماكينة لحام كهرباء, ضاغط هواء, دريل شحن, كاوية لحام, رش دهانات, مسدس حراري, اركت, شنيور شحن, فارة كهربائية, جزازة عشب, ليزر قياس, ميزان ليزر',
      tr: 'avuç taşlama, spiral taşlama, daire testere, zımpara makinesi, kompresör, kaynak makinesi, vidalama, akülü vidalama, kırıcı delici, testere, motorlu testere, sıcak silikon tabancası, havya, boya tabancası, elektrikli el aletleri, hava kompresörü, planya, polisaj makinesi, taşlama, lazer hizalama, tilki kuyruğu, şarjlı vidalama, basınçlı yıkama makinesi, lehim makinesi, freze makinesi, gönye kesme, dal budama, tırpan',
      germanic:
        'winkelschleifer, kreissäge, schleifmaschine, kompressor, kettensäge, schweißgerät, bohrhammer, heißklebepistole, heckenschere, werkzeugset elektrisch, schroefmachine, haakse slijper, compressor, lötkolben, laubbläser, exzenterschleifer, schlagschrauber, oberfräse, multitool elektrisch, luchtgereedschap, tauchsäge, lasermessgerät, rasentrimmer, farbsprühsystem, kreuzlinienlaser, soldeerbout, heggenschaar, elektrowerkzeug, kettingzaag, akkubohrschrauber, borrmaskin, heißluftpistole, notstromaggregat, bandschleifer, bladblazer',
      romance:
        'meuleuse, scie circulaire, ponceuse, compresseur, tronçonneuse, poste à souder, taladro atornillador, atornillador, amoladora, sierra circular, lijadora, compresor, motosierra, soldador, avvitatore, trapano avvitatore, smerigliatrice, sega circolare, seghetto, levigatrice, compressore, motosega, saldatrice, parafusadeira, esmerilhadeira, lavadora de alta pressão, scrostatore, pistola de calor, pistolet à colle, taille-haie, tosaerba, decespugliatore, coupe-bordures, defonceuse, souffleur de feuilles, martillo percutor, fer à souder, pistola de silicona, perforateur, serra circular, desbrozadora, tagliasiepi, rotomartillo, cortasetos, pistola a spruzzo, pistola de pintura, tassellatore, niveau laser, nivel láser, generatore, soplador de hojas, fresadora',
      signs: '角磨机, 电锯, 空压机, 电动工具, 焊机, 電動ドリル, 电动螺丝刀, 热熔胶枪, 电焊机, 切割机, 抛光机',
      grams: [1800, 3200, 8000],
      also: ['appliances'],
    },
    {
      en: 'wrench set, socket set, tool set, tool kit, tool bag, tape measure, level tool, hand saw, clamp, drill bit set, drill bits, hex keys, allen key, chisel, file set, saw blade, sandpaper, screws, nails hardware, bolts, wall anchors, hinges, door handle, door lock, padlock, lockbox, lock box, cabinet handles, cabinet knobs, drawer slides, wall paint, paint roller, silicone sealant, adhesive, super glue, epoxy, duct tape, wood glue, plumbing, pipe, pipe fitting, ball valve, water pump, submersible pump, booster pump, bilge pump, solar panel, solar generator, wire stripper, crimping tool, voltage tester, work gloves, safety glasses, safety goggles, ear protection, respirator, workbench, ladder extension, vise, hand tools, stud finder, caliper, digital caliper, magnet neodymium, zip ties, bungee cords, tarpaulin, fire extinguisher, electrical wire, circuit breaker, light switch, dimmer, junction box, timer switch, mailbox, key safe, cylinder lock, caulk, sealant, mounting tape, nuts and bolts, pneumatic fitting, ball bearing, electric motor, stepper motor, belt industrial, 3d printer filament, pla filament, resin 3d printer, torque wrench, pipe wrench, hole saw, grinding disc, cutting disc, abrasive, door knob, castor wheels, casters, furniture legs, shelf bracket, fasteners, screw set, staple gun, crowbar, multimeter probe, faucet cartridge, toilet flush, insulation, flooring, vinyl flooring, mosaic tiles, door hinge, garage door, workwear belt, tool belt, tool storage, hand tool',
      ar: 'مفتاح ربط, شاكوش, كماشة, عدة, عدة يدوية, متر قياس, قفل, قفل باب, كالون, خزنة, مسامير, براغي, دهان, سيليكون, لاصق, ماتور مياه, طلمبة مياه, دينمو ماء, دينمو مياه, مضخة, مضخات, مضخة مياه, خرطوم, لوح شمسي, ماتور, صمام, سباكة, مواسير, بانيو, شريط لاصق قوي, غراء, مقبض باب, مفصلات, بنطة, ريشة دريل, طقم لقم, ادوات منزلية عدد, عدد وادوات, مفتاح كهرباء, لوحة كهرباء, قاطع كهرباء, فلامنت, صنفرة ورق, بوية, كابل كهرباء نحاس, سلم, طقم عدة, موتور مياه, عدد يدوية, مواد بناء',
      tr: 'anahtar takımı, lokma takımı, çekiç, el aletleri, maket bıçağı, matkap ucu, çivi, dübel, asma kilit, kapı kolu, menteşe, yapıştırıcı, koli bandı, su pompası, dalgıç pompa, hidrofor, hidrofor pompası, pompa, hortum, vana, güneş paneli, kasa çelik, para kasası, iş eldiveni, mengene, hırdavat, yapı market, elektrik kablosu, sigorta, anahtar priz, filament, zımpara, testere ucu, izole bant, çift taraflı bant, rulman, cırt kelepçe, kelepçe, bahçe hortumu, priz anahtar, pla filament, nalbur, tesisat, alet seti, bits uç, maymuncuk, iş güvenliği, elektrik malzemeleri',
      germanic:
        'steckschlüsselsatz, werkzeugkoffer, werkzeugset, maßband, bohrer set, säge, schrauben, dübel, vorhängeschloss, türschloss, tresor, wandfarbe, silikon, kleber, klebeband, wasserpumpe garten, tauchpumpe, gartenschlauch, ventil, solarpanel, arbeitshandschuhe, schraubstock, gereedschap, schroevendraaier, hamer, tang, boren, hangslot, kluis, lijm, tuinslang, pomp, zonnepaneel, werkzeug, baumarkt, leiter alu, lichtschalter, türgriff, bitset, schlüsseltresor, zonnepanelen, schleifpapier, klebstoff, verktyg, türbeschlag, filamente, sicherung, thermostat, kabelbinder, steckschlüssel, zimmerei, bouwmaterialen, scharnier',
      romance:
        'clé à molette, coffret à douilles, marteau, mètre ruban, forets, cadenas, serrure, coffre-fort, peinture murale, ruban adhésif, pompe à eau, pompe, tuyau d arrosage, vanne, panneau solaire, gants de travail, outillage, llave inglesa, juego de llaves, martillo, alicates, herramientas, cinta métrica, brocas, tornillos, candado, cerradura, caja fuerte, pintura, silicona, pegamento, cinta adhesiva, bomba de agua, manguera, válvula, panel solar, chiave inglese, martello, pinze, punte trapano, viti, lucchetto, serratura, cassaforte, vernice, colla, nastro adesivo, pompa acqua, tubo irrigazione, valvola, pannello solare, utensili, ferramenta, chave de fenda, martelo, cadeado, fechadura, cofre, bomba de água, mangueira, painel solar, bricolaje, bricolage, set di chiavi, llave de vaso, interruptor, depósito de agua, cerniera, adhesivo, interrupteur, quincaillerie, ferretería, chave inglesa, guantes de trabajo, tacos, bisagra, disyuntor, tubería, disjoncteur, metro laser, pennello, rodillo pintura, ferramentas, mastic',
      signs:
        '螺丝刀, 扳手, 工具箱, 锤子, 钳子, 卷尺, 门锁, 挂锁, 保险箱, 油漆, 胶水, 水泵, 太阳能板, 水管, 工具套装, ドライバーセット, 工具, 五金, 轴承, 电机, 阀门, 螺丝, 锁具, 开关',
      grams: [200, 900, 3500],
      strength: 0.8,
      also: ['homeware'],
    },
  ],
}
