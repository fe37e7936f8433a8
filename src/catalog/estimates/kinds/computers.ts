import type { KindGroup } from './kind.ts'

export const computers: KindGroup = {
  category: 'computers',
  kinds: [
    {
      en: 'laptop, notebook pc, notebook computer, chromebook, ultrabook, macbook, macbook air, macbook pro, gaming laptop, thinkpad, ideapad, elitebook, probook, pavilion notebook, inspiron, latitude, vivobook, zenbook, surface laptop, legion laptop, ddr4-sdram notebook, netbook, 2-in-1 laptop, laptop computer, rog strix g, rog zephyrus, tuf gaming laptop, swift laptop, aspire, vaio, notebook, omen laptop, victus, predator helios, xps 13, xps 15, travelmate, satellite, lifebook, mobile workstation, tecra, portege, zbook, latitude e, thinkbook, yoga slim, galaxy book, matebook, laptops, notebooks, nitro 5, precision mobile, toughbook, windows laptop, extensa',
      ar: 'لابتوب, لاب توب, ماك بوك, كمبيوتر محمول, حاسوب محمول, نوت بوك, ماكبوك, لابتوبات, حاسب محمول, لاب',
      tr: 'dizüstü bilgisayar, laptop, notebook bilgisayar, oyuncu laptop, oyun bilgisayarı dizüstü, taşınabilir bilgisayar, oyuncu dizüstü, dizüstü',
      germanic: 'notebooks, notebook laptop, gaming-laptop, laptops',
      romance:
        'pc portable, ordinateur portable, portátil, ordenador portátil, computer portatile, notebook gamer, pc portable gamer, laptop gamer, portátiles, pc portatile, portatile',
      signs: '笔记本电脑, 笔记本, ノートパソコン, 游戏本, 轻薄本',
      grams: [1800, 2600, 3900],
    },
    {
      en: 'tablet, ipad, ipad pro, ipad air, ipad mini, galaxy tab, android tablet, kindle, kindle paperwhite, e-reader, ereader, surface pro, fire hd, drawing tablet screen, kids tablet, tab s9, tab a9, lenovo tab, matepad, mediapad, tablet pc, tablets, kobo, xiaomi pad, redmi pad, windows tablet, pad pro, surface go, e-book reader, ebook reader, nook, tab m10, tab p11, honor pad, fire tablet, slate tablet, e-ink tablet, remarkable 2',
      ar: 'تابلت, ايباد, تابلت اطفال, جهاز لوحي, اي باد, قارئ الكتب, كيندل, جالاكسي تاب, تابليت',
      tr: 'tablet, tablet bilgisayar, ipad, e-kitap okuyucu, çocuk tableti, grafik tablet ekran',
      germanic: 'tablet-pc, e-book-reader, tablets',
      romance: 'tablette, tablette tactile, tableta, liseuse, tablets, lector de libros electrónicos',
      signs: '平板, 平板电脑, タブレット, 电子书阅读器, 电纸书',
      grams: [550, 850, 1300],
      strength: 0.9,
    },
    {
      en: 'desktop pc, desktop computer, gaming pc, mini pc, mac mini, mac studio, all-in-one pc, workstation, thinkcentre, optiplex, prodesk, elitedesk, tower pc, sff pc, barebone, server barebone, thin client, nuc, poweredge, proliant, server, rack server, sff black pc, desktop tower, all in one desktop, chromebox, zotac zbox, small form factor, pc tower, compaq dc, microtower, prebuilt pc, vostro desktop, tower server, system x, esprimo, veriton, thinkstation, desktops, dx tower, blade server, proone, eliteone, ideacentre, mac pro, pc desktop, workstation pc, server system, nuc kit, aio pc, minitower, ultra-small form, point of sale terminal, pos terminal, pos system',
      ar: 'كمبيوتر مكتبي, جهاز كمبيوتر, ميني بي سي, كمبيوتر, تجميعة, حاسوب مكتبي, ماك ميني, سيرفر, بي سي جيمنج, كيسة كاملة',
      tr: 'masaüstü bilgisayar, oyuncu bilgisayarı, mini pc, hazır sistem, bilgisayar, hepsi bir arada, oyun bilgisayarı, sunucu, kasa bilgisayar, iş istasyonu',
      germanic: 'desktop-pc, gaming-pc, komplett-pc, tower-pc, desktops, rechner, computer komplett',
      romance:
        'ordinateur de bureau, pc de bureau, ordenador de sobremesa, ordenador, computador, pc fisso, pc gamer, ordinateur, torre pc, computadora, ordenador gaming, pc gaming, ordinateurs',
      signs: '台式机, 台式电脑, 主机电脑, デスクトップパソコン, 迷你主机, 服务器, 一体机',
      grams: [3500, 8000, 14000],
      strength: 0.9,
    },
    {
      en: 'imac, imac with retina, 24-inch imac, 27-inch imac, all-in-one, 21.5-inch imac, all-in-one desktop, all-in-one computer',
      ar: 'اي ماك, اول ان ون',
      tr: 'all in one bilgisayar',
      grams: [5500, 8500, 11500],
      strength: 1,
    },
  ],
}

export const computerParts: KindGroup = {
  category: 'computers',
  kinds: [
    {
      en: 'graphics card, video card, geforce rtx, geforce gtx, radeon rx, gpu, rtx 3060, rtx 3070, rtx 3080, rtx 3090, rtx 2060, rtx 2070, rtx 2080, rtx 4060, rtx 4070, rtx 4080, rtx 4090, rtx 5060, rtx 5070, rtx 5080, rtx 5090, gtx 1650, gtx 1660, gtx 1050, gtx 1060, gtx 1070, gtx 1080, rx 580, rx 6600, rx 6700, rx 6800, rx 7600, rx 7800, rx 7900, rx 9070, quadro rtx, quadro, geforce, radeon, vga card, gpus, intel arc, firepro, tesla gpu, graphic card, video cards, gddr6, gddr5, gddr6x, gddr7, radeon hd, geforce gt, graphics adapter, gpus / video graphics cards',
      ar: 'كارت شاشة, كرت شاشة, بطاقة رسوميات, معالج رسومي, كارت جرافيك, بطاقة شاشة',
      tr: 'ekran kartı, ekran kartları, oyuncu ekran kartı',
      germanic: 'grafikkarte, videokaart, grafische kaart, grafikkarten, grafikkort, videokaarten',
      romance:
        'carte graphique, tarjeta gráfica, scheda video, placa de vídeo, cartes graphiques, tarjetas gráficas, schede video, placa de video',
      signs: '显卡, グラフィックボード, 独立显卡, グラフィックカード',
      grams: [900, 1550, 2700],
      role: 'part',
      strength: 1.3,
      also: ['electronics'],
    },
    {
      en: 'processor, cpu, desktop processor, ryzen 3, ryzen 5, ryzen 7, ryzen 9, core i3, core i5, core i7, core i9, threadripper, xeon, boxed processor, intel core, pentium, celeron, opteron, epyc, amd ryzen, core ultra, l2 processor, mb l2, mb l3, athlon, phenom, core 2 duo, core2 duo, ghz processor, processors, lga1200, lga1700, am4, am5, lga 1155, xeon processor kit, sempron, core 2 quad, mb smart cache, tray processor',
      ar: 'معالج, بروسيسور, معالج انتل, معالج رايزن, وحدة معالجة',
      tr: 'işlemci, masaüstü işlemci, işlemciler',
      germanic: 'prozessor, processor, prozessoren',
      romance: 'processeur, procesador, processore, processador, processeurs, procesadores',
      signs: '处理器, プロセッサー',
      grams: [80, 200, 550],
      role: 'part',
      strength: 1.1,
      also: ['electronics'],
    },
    {
      en: 'motherboard, mainboard, atx motherboard, micro atx, mini-itx motherboard, server motherboard, server/workstation motherboard, socket am3, socket 775, lga 775, lga 1156, socket t, workstation board, itx board',
      ar: 'لوحة ام, مذربورد, ماذر بورد, لوحة رئيسية, مازربورد',
      tr: 'anakart, anakartlar',
      germanic: 'moederbord, hauptplatine, mainboards, moederborden, moderkort',
      romance: 'carte mère, placa base, scheda madre, placa-mãe, cartes mères, placas base, placa madre',
      signs: '主板, マザーボード',
      grams: [800, 1250, 2000],
      role: 'part',
      also: ['electronics'],
    },
    {
      en: 'memory module, ram, ddr4, ddr5, ddr3, ddr2, sodimm, so-dimm, dimm, desktop memory, laptop memory, memory kit, ddr3-sdram, sdram, ecc memory, system specific memory, gb memory, server memory, ram memory, valueram, vengeance lpx, fury beast, trident z, memory upgrade, mb memory module, pc memory, memory ram',
      ar: 'رام, رامات, ذاكرة رام, ذاكرة عشوائية',
      tr: 'bellek, ram bellek, notebook ram, ram, masaüstü ram',
      germanic: 'arbeitsspeicher, werkgeheugen, speichermodul',
      romance: 'mémoire ram, memoria ram, memória ram, barrette mémoire, módulo memoria, mémoire vive',
      signs: '内存条, 内存, メモリー',
      grams: [20, 60, 150],
      role: 'part',
      strength: 0.9,
      also: ['electronics'],
    },
    {
      en: 'ssd, solid state drive, nvme ssd, m.2 ssd, internal ssd, hard drive, hdd, hard disk, internal hard drive, external hard drive, external ssd, portable ssd, portable hard drive, sata ssd, sas drive, hard disk drive, nas hard drive, internal solid state drive, serial ata, serial ata ii, serial ata iii, barracuda, ironwolf, wd red, external hdd, solid state drives, sas hard drive, scsi drive, hot-plug hard drive, gb sata, tb sata, caviar, raptor drive, ultrastar, dvd drive, optical drive, blu-ray drive, blu-ray burner, dvd burner, dvd-rw, dvd writer, optical disc drive, tape drive, floppy drive, hard drives, hdd caddy drive, ssd 1tb, nvme, scsi, gb hard drive',
      ar: 'هارد ديسك, هارد, هارد خارجي, قرص صلب, وحدة تخزين ssd, هارد داخلي, اس اس دي, ذاكرة خارجية, وحدة تخزين',
      tr: 'ssd disk, harddisk, hard disk, taşınabilir disk, harici disk, sabit disk, taşınabilir ssd, nvme ssd, hdd, dahili disk',
      germanic: 'festplatte, externe festplatte, harde schijf, festplatten, harddisk, brenner, laufwerk, hårddisk',
      romance:
        'disque dur, disco duro, hard disk esterno, disque ssd, disco ssd, disque dur externe, disco duro externo, hard disk interno, unidad ssd, disque dur interne, disco rigido, graveur, masterizzatore, hd externo, disco sólido, disco externo',
      signs: '固态硬盘, 移动硬盘, 硬盘, ハードディスク, 机械硬盘',
      grams: [70, 300, 850],
      role: 'part',
      strength: 0.95,
      also: ['electronics'],
    },
    {
      en: 'power supply unit, psu, atx power supply, modular power supply, pc power supply, power supply, straight power, pc case, computer case, mid tower, mid-tower, computer chassis, tower case, full tower, midi-tower, mini-tower, atx case, cpu cooler, liquid cooler, water cooling, aio cooler, case fan, pc fan, thermal paste, heatsink, cooling fan pc, processor cooler, cooling kit, 120mm fan, pc cooler, radiator pc, laptop cooling pad, cooling pad, laptop stand, laptop cooler, notebook stand, notebook cooling, rgb fan, hot-swap power supply, redundant power supply, server chassis',
      ar: 'باور سبلاي, مزود طاقة, مبرد معالج, كيسة كمبيوتر, مروحة كيس, معجون حراري, صندوق كمبيوتر, حامل لابتوب, قاعدة تبريد لابتوب, ستاند لابتوب, كيس جيمنج, تبريد مائي, كيسات',
      tr: 'güç kaynağı, bilgisayar kasası, işlemci soğutucu, sıvı soğutma, kasa fanı, termal macun, oyuncu kasası, laptop soğutucu, laptop standı, psu, notebook soğutucu, notebook standı',
      germanic:
        'netzteil, pc-gehäuse, cpu-kühler, wasserkühlung, voeding pc, behuizing pc, gehäuselüfter, laptopständer, notebookständer, wärmeleitpaste, netzteile, laptopstandaard, notebookkühler',
      romance:
        'alimentation pc, boîtier pc, ventirad, fuente de alimentación, caja pc, alimentatore pc, dissipatore, gabinete, refroidissement cpu, case pc, refrigeración líquida, support ordinateur portable, soporte portátil, fonte atx, ventola, watercooling, disipador, soporte para portátil, caja de ordenador, support pc portable',
      signs: '电源模块, 机箱, 散热器, 散热风扇, 笔记本支架, 电脑支架, 水冷',
      grams: [700, 1700, 4500],
      role: 'part',
      strength: 0.85,
      also: ['electronics'],
    },
    {
      en: 'keyboard, mechanical keyboard, wireless keyboard, gaming keyboard, mouse, wireless mouse, gaming mouse, keyboard and mouse, keyboard mouse combo, mouse pad, mousepad, trackball, trackpad, keycaps, keycap set, mouse mat, desk mat gaming, webcam, stylus pen, apple pencil, active pen, stylus, digital pen, graphics tablet, drawing tablet, pen tablet, docking station, usb hub, usb-c hub, kvm switch, kvm, numeric keypad, laser presenter, wrist rest, optical mouse, laser mouse, laptop dock, port replicator, magic keyboard, magic mouse, ipad keyboard, keyboard case, keyboard folio, card reader, barcode scanner, fingerprint reader, type-c hub, usb c dock, thunderbolt dock, usb dock, keyboard cover, bluetooth keyboard, ergonomic keyboard, wireless presenter, bluetooth mouse, mini keyboard, corded mouse, desktop set, optical desktop, s pen, wacom intuos, slim keyboard, deskset, hub 4-port, privacy filter, privacy screen, keyboard switches, mx keys, mx master, touchpad, screen privacy filter',
      ar: 'كيبورد, لوحة مفاتيح, ماوس, فأرة, ماوس باد, ماوس جيمنج, كيبورد ميكانيكي, ويب كام, قلم ايباد, قلم لمس, هاب, موزع usb, قارئ باركود, تابلت رسم, ماوس لاسلكي, قلم ابل, كاميرا ويب, محطة ارساء, لوح رسم رقمي, مسطرة فأرة',
      tr: 'klavye, mouse, fare, klavye mouse seti, mekanik klavye, oyuncu mouse, oyuncu klavye, mouse pad, webcam, dokunmatik kalem, usb çoklayıcı, grafik tablet, çizim tableti, kablosuz mouse, kablosuz klavye, barkod okuyucu, hub, oyuncu mousepad, tablet kalemi, bluetooth klavye',
      germanic:
        'tastatur, maus, mauspad, toetsenbord, muis, muismat, kartenleser, dockingstation, eingabestift, gaming-maus, zeichentablett, eingabestifte, funkmaus, gaming-tastatur, tangentbord, webcams, handballenauflage, grafiktablett, barcodescanner',
      romance:
        'clavier, souris, tapis de souris, teclado, ratón, alfombrilla, tastiera, mouse gaming, mouse pad, station d accueil, lecteur de carte, tableta gráfica, estación de acoplamiento, tablette graphique, webcam, lector de tarjetas, clavier mécanique, lápiz óptico, tappetino mouse, teclado mecánico, ratón inalámbrico, tavoletta grafica, penna touch, alfombrilla de ratón, lector de código de barras, souris sans fil, mouse wireless, hub usb, concentrador usb',
      signs:
        '键盘, 鼠标, 鼠标垫, 机械键盘, 键盘外壳, 键帽, キーボード, マウス, 摄像头电脑, 手写笔, 数位板, 扩展坞, 电容笔, 轴体, 键盘键帽',
      grams: [150, 450, 1200],
      also: ['electronics'],
    },
    {
      en: 'printer, laser printer, inkjet printer, all-in-one printer, photo printer, label printer, receipt printer, thermal printer, laserjet, officejet, deskjet, multifunction printer, ecotank, pixma, document scanner, flatbed scanner, fax machine, label maker, 3d printer, dot matrix printer, plotter, designjet, mobile printer, dpi a4, hl-, mfc-, dcp-, workforce printer, large format printer, imageclass, i-sensys, label writer, labelwriter, laser multifunction, mfp, copier, photocopier, tm-u220, tm-t20, tm-t88, portable printer, mini printer, ink tank printer, laserjet pro, selphy, instant photo printer, resin printer, stylus photo, stylus office, ecosys, color laser, color laserjet, printers, bubble jet, envy printer, lbp, sheetfed scanner, photosmart, print server, jetdirect, scanjet, laserjet printer, matrix printer, pos printer, smart tank, versalink, workcentre, docuprint, aculaser',
      ar: 'طابعة, طابعة ليزر, طابعة حبر, ماسح ضوئي, برنتر, سكانر, طابعة حرارية, طابعة ثلاثية الابعاد, طابعات, طابعة صور, طابعة فواتير, طابعة ملصقات',
      tr: 'yazıcı, lazer yazıcı, mürekkep püskürtmeli yazıcı, tarayıcı, barkod yazıcı, fiş yazıcı, tanklı yazıcı, 3d yazıcı, etiket yazıcı, termal yazıcı, fotoğraf yazıcı, çok fonksiyonlu yazıcı',
      germanic:
        'drucker, laserdrucker, tintenstrahldrucker, multifunktionsdrucker, etikettendrucker, bondrucker, beschriftungsgerät, scannerdrucker, fotodrucker, laserprinter, 3d-drucker, labelprinter, fotoprinter, dokumentenscanner, skrivare',
      romance:
        'imprimante, imprimante laser, imprimante jet d encre, impresora, stampante, impressora, stampante laser, impresora tiquets, escáner, imprimante multifonction, impresora 3d, impresora térmica, impresora multifunción, stampante 3d, imprimante photo, imprimante 3d, impresora láser, étiqueteuse, rotuladora, etichettatrice, numériseur, impresoras, imprimantes, scanner documents, impresora de tickets',
      signs: '打印机, 扫描仪, プリンター, 标签机, 热敏打印机, 照片打印机, 复印机',
      grams: [2200, 8500, 18000],
      also: ['electronics'],
    },
    {
      en: 'ink cartridge, toner cartridge, toner, print cartridge, laserjet toner, original black, original cyan, original magenta, original yellow, original toner, ink tank, ink bottle, photo ink, drum unit, imaging drum, imaging unit, printhead, print head, fuser, fuser kit, maintenance kit, transfer belt, printer ribbon, toner black, pick roller, waste toner, combo-pack, tri-color, tri-color original, ink pack, ink multipack, ultrachrome, high capacity ink, black toner, cyan toner, magenta toner, yellow toner, original light magenta, original light cyan, image drum, high yield toner, laser toner, return program, photoconductor, developer unit, waste ink, staples cartridge, print ribbon, original photo black, original matte black, ink cartridges, staple cartridge, black ink, cyan ink, magenta ink, yellow ink, matte black ink, refill ink, separator pad, transfer kit, original black, cyan, magenta, yellow, pages black, drum kit, roller kit, paper tray, feeder tray, sheet feeder, imaging kit, oil roller, laser cartridge, toner kit, thermal ribbon, printer ink, ink roller, inkjet cartridge, ink tanks, multipack ink, colour cartridge, instant ink, pickup roller, sheet paper tray, transfer roller, high yield black, xl original, original tri-colour, printer drum, page yield, chip cartridge',
      ar: 'حبر طابعة, خرطوشة حبر, تونر, احبار, خرطوشة, حبر, احبار طابعات, عبوة حبر, درام طابعة, تونر ليزر',
      tr: 'kartuş, toner, mürekkep, orijinal kartuş, muadil toner, drum ünitesi, muadil kartuş, şerit yazıcı, yazıcı mürekkebi, orijinal toner',
      germanic:
        'druckerpatrone, tintenpatrone, tonerkartusche, tinte, inktcartridge, druckerpatronen, tintenpatronen, inkt, trommeleinheit, toner-kit, farbband, druckkopf, bildtrommel, resttonerbehälter, bläckpatron',
      romance:
        'cartouche encre, cartouche d encre, cartouche toner, cartucho de tinta, cartuccia, cartuccia inchiostro, encre imprimante, tóner, tinta impresora, cartucce, cartuchos, tambour imprimante, cartouches, ruban imprimante, tinta para impresora, tamburo, cabezal de impresión',
      signs: '墨盒, 硒鼓, 墨水打印机, インクカートリッジ, トナー, 碳粉, 色带',
      grams: [70, 420, 1500],
      role: 'accessory',
      strength: 1.1,
      also: ['stationery', 'electronics'],
    },
    {
      en: 'laptop battery, notebook battery, laptop charger, ac adapter, laptop adapter, notebook adapter, notebook power adapter, laptop power adapter, laptop screen replacement, replacement keyboard laptop, network card, pcie card, sound card, raid controller, expansion card, graphics adapter card, pci card, interface card, host bus adapter, tv tuner, capture card, wifi card, ethernet adapter, network adapter, single board computer, raspberry pi, arduino, microcontroller, development board, evaluation board, nucleo, esp32, board kit, floppy disk drive, controller card, rack rail kit, nas, nas enclosure, hard drive enclosure, hdd enclosure, drive bay, m.2 enclosure, hdd dock, motherboard adapter, mounting bracket server, riser card, firewire card, usb card, serial card, rail kit, processor kit, drive cage, drive tray, server accessory, single-board, dev board, jetson, stm32, breadboard, raspberry pi 5, raspberry pi 4, storage enclosure, hard drive caddy, serial adapter, parallel card, tape cartridge, data cartridge, lto ultrium, dat cartridge, serverraid, smart array, storage array, disk array, dock station notebook, memory upgrade kit server, cable lock laptop, notebook lock, security lock laptop, notebook privacy, notebook spare part, battery pack notebook, universal notebook power adapter, mobile broadband, print spooler, ethernet card, network interface card, lcd panel laptop, laptop hinge, laptop fan, laptop parts, nas server',
      ar: 'شاحن لابتوب, بطارية لابتوب, كارت شبكة, كارت صوت, راسبيري باي, اردوينو, محول لابتوب, شاشة لابتوب بديلة, كرت شبكة, ادابتور لابتوب',
      tr: 'laptop şarj aleti, laptop bataryası, notebook adaptörü, notebook bataryası, ses kartı, ağ kartı, geliştirme kartı, disk kutusu, laptop adaptörü, ethernet kartı, arduino, notebook batarya, laptop ekranı, hdd kutusu',
      germanic:
        'laptop-akku, notebook-netzteil, laptop-netzteil, netzwerkkarte, soundkarte, entwicklungsboard, festplattengehäuse, laptopadapter, evaluierungsboards, einplatinencomputer, notebook-akku, netwerkkaart, nas-systeme',
      romance:
        'chargeur ordinateur portable, batterie ordinateur portable, cargador portátil ordenador, batería portátil, tarjeta de red, scheda di rete, carte réseau, caricabatterie notebook, scheda di sviluppo, carte son, carcasa disco duro, batteria notebook, boîtier disque dur, placa de desarrollo, tarjeta de sonido, carte de développement, cargador de portátil, fonte notebook',
      signs: '开发板, 网卡, 声卡, 笔记本电池, 电脑配件, 树莓派, 硬盘盒, 单片机',
      grams: [60, 280, 900],
      strength: 0.95,
      also: ['electronics'],
    },
    {
      en: 'usb flash drive, flash drive, usb stick, memory stick, pen drive, usb drive, thumb drive, usb memory, micro sd, microsd, sd card, memory card, sdhc, sdxc, microsdhc, microsdxc, compactflash, compact flash, cf card, microsd card, datatraveler, cruzer, jumpdrive, cfexpress, sdhc card, micro sdxc card, flash memory card, cf express, secure digital, usb pendrive',
      ar: 'فلاشة, فلاش ميموري, ذاكرة فلاش, كارت ميموري, كرت ذاكرة, بطاقة ذاكرة, ميموري كارد, فلاش usb, كارت ذاكرة',
      tr: 'usb bellek, flash bellek, hafıza kartı, micro sd kart, sd kart, flash disk, bellek kartı, microsd hafıza kartı',
      germanic: 'usb-stick, speicherkarte, geheugenkaart, usb-sticks, speicherkarten, speicherstick, minneskort',
      romance:
        'clé usb, carte mémoire, memoria usb, tarjeta de memoria, chiavetta usb, scheda di memoria, scheda memoria, pendrive, cartão de memória, cartes mémoire, tarjeta micro sd, tarjeta sd, clés usb, cartão micro sd',
      signs: '优盘, 内存卡, 存储卡, 闪存盘, メモリーカード, SDカード, U盘, 储存卡',
      grams: [10, 40, 90],
      strength: 1.1,
      also: ['electronics'],
    },
    {
      en: 'software, antivirus, office home, photoshop elements, premiere elements, windows 10 pro box, windows 11 box, vollversion, boxed software, quickbooks, autocad',
      ar: 'برنامج, برامج, انتي فيروس',
      tr: 'yazılım, antivirüs',
      germanic: 'vollversion software, betriebssystem',
      romance: 'logiciel, logiciels, programa informático',
      signs: '软件光盘, 软件',
      grams: [70, 150, 300],
      strength: 0.75,
      also: ['electronics', 'other'],
    },
    {
      en: 'computers, computers & tablets, computer components, computer accessories, laptop accessories, computer cards & components, computer parts, pc components, pc gaming, computing, laptops & accessories, computer peripherals, tablet accessories, printer accessories, ipad accessories, mac accessories, informatics',
      ar: 'اجهزة كمبيوتر, اكسسوارات كمبيوتر, كمبيوتر ولابتوب, ملحقات الكمبيوتر, كمبيوترات',
      tr: 'bilgisayar bileşenleri, bilgisayar, bilgisayar aksesuarları, çevre birimleri, bilgisayar parçaları, oem',
      germanic:
        'computerzubehör, computerkabels, computer & zubehör, pc-komponenten, hardware computer, computers en tablets, computer',
      romance:
        'informatique, informática, informatica, composants pc, componentes pc, componentes, periféricos pc, périphériques, computadores, portátiles y netbooks, periféricos',
      signs: '电脑, 电脑硬件, パソコン, 办公设备',
      grams: [100, 600, 3000],
      strength: 0.6,
      also: ['electronics'],
    },
  ],
}
