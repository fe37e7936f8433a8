import type { KindGroup } from './kind.ts'

/** Printers and what they use up. */
export const printing: KindGroup = {
  category: 'computers',
  kinds: [
    {
      en: 'dpi a4, pages per minute, ppm a4',
      grams: [4000, 9000, 18000],
      strength: 0.4,
      also: ['electronics'],
    },
    {
      en: 'toner cartridge, toner, laserjet toner, original toner, toner black, black toner, cyan toner, magenta toner, yellow toner, high yield toner, laser toner, return program, print cartridge, laser cartridge, toner kit, high yield black, page yield, staples cartridge, pages black',
      ar: 'تونر, تونر ليزر',
      tr: 'toner, muadil toner, orijinal toner',
      germanic: 'tonerkartusche, toner-kit, lasertoner',
      romance: 'cartouche toner, tóner, cartucho de tóner, toner compatible',
      signs: '硒鼓, トナー, 碳粉',
      model:
        /\b(?:TN-? ?\d{2,4}\w*|(?:CE|CF|CB|CC|Q)\d{3,4}[AXC]|MLT-?\w+|TK-?\d{3,4}|CRG-?\d+|\d{2,4}[AX] Original|\d{5,}X\w\d?MG?|[A-Z]\d{3}[AH]\d?\w?MG?)\b/,
      grams: [700, 1250, 2100],
      role: 'accessory',
      strength: 1.15,
      also: ['stationery', 'electronics'],
    },
    {
      en: 'ink cartridge, ink tank, ink bottle, photo ink, ink pack, ink multipack, high capacity ink, black ink, cyan ink, magenta ink, yellow ink, matte black ink, refill ink, ink cartridges, printer ink, tri-color, tri-color original, original tri-colour, combo-pack, inkjet cartridge, ink tanks, multipack ink, colour cartridge, instant ink, original light magenta, original light cyan, original photo black, original matte black, xl original, ultrachrome, printhead, print head, waste ink',
      ar: 'خرطوشة حبر, حبر طابعة, احبار, خرطوشة, حبر, احبار طابعات, عبوة حبر',
      tr: 'kartuş, mürekkep, orijinal kartuş, muadil kartuş, yazıcı mürekkebi',
      germanic:
        'druckerpatrone, tintenpatrone, tinte, inktcartridge, druckerpatronen, tintenpatronen, inkt, druckkopf, bläckpatron',
      romance:
        'cartouche encre, cartouche d encre, cartucho de tinta, cartuccia inchiostro, encre imprimante, tinta impresora, tinta para impresora, cartuccia, cartucce, cartuchos, cartouches, cabezal de impresión',
      signs: '墨盒, 墨水打印机, インクカートリッジ',
      model:
        /\b(?:CLI-? ?\d+\w*|PGI-? ?\d+\w*|LC-? ?\d{3,4}\w*|T0\d{2,5}\w*|T\d{6}|PFI-? ?\d+\w*|(?:HP|Canon|Epson|Lexmark) \d{2,3}(?:XL)?(?= (?:Original|Tri-?colou?r|Light|Photo|Combo|Ink)))\b/,
      grams: [25, 70, 160],
      role: 'accessory',
      strength: 1.15,
      also: ['stationery', 'electronics'],
    },
    {
      en: 'original black, original cyan, original magenta, original yellow, original black, cyan, magenta, yellow',
      grams: [40, 180, 1300],

      strength: 0.6,
      also: ['stationery', 'electronics'],
    },
    {
      en: 'drum unit, drum cartridge, developer cartridge, imaging cartridge, imaging drum, imaging unit, fuser, fuser kit, maintenance kit, transfer belt, image drum, photoconductor, developer unit, waste toner, imaging kit, transfer kit, drum kit, printer drum, transfer roller',
      ar: 'درام طابعة',
      tr: 'drum ünitesi',
      germanic: 'trommeleinheit, bildtrommel, resttonerbehälter',
      romance: 'tambour imprimante, tamburo',
      grams: [700, 1800, 4500],
      role: 'accessory',
      also: ['stationery', 'electronics'],
    },
    {
      en: 'pick roller, pickup roller, roller kit, separator pad, printer ribbon, thermal ribbon, print ribbon, ink roller, oil roller',
      tr: 'şerit yazıcı',
      germanic: 'farbband',
      romance: 'ruban imprimante',
      signs: '色带',
      grams: [25, 90, 300],
      role: 'accessory',
      also: ['stationery', 'electronics'],
    },
    {
      en: 'paper tray, tray/feeder, feeder, output stacker, stacker, duplex unit, duplex module, dual input, finisher, mailbox printer, feeder tray, sheet feeder, sheet paper tray, printer stand, duplexer',
      grams: [1500, 4000, 12000],
      role: 'accessory',
      also: ['electronics', 'stationery'],
    },
    {
      en: 'inkjet printer, photo printer, officejet, deskjet, ecotank, pixma, ink tank printer, envy printer, all-in-one printer, multifunction printer, workforce printer, smart tank, stylus photo, stylus office, photosmart, scanner, document scanner, flatbed scanner, scanjet, bubble jet, 3d printer, resin printer',
      ar: 'طابعة حبر, ماسح ضوئي, سكانر, طابعة ثلاثية الابعاد',
      tr: 'mürekkep püskürtmeli yazıcı, tarayıcı, tanklı yazıcı, 3d yazıcı',
      germanic: 'tintenstrahldrucker, multifunktionsdrucker, fotodrucker, 3d-drucker',
      romance:
        'imprimante jet d encre, escáner, impresora multifunción, impresora 3d, imprimante multifonction, stampante 3d, imprimante 3d, numériseur',
      signs: '扫描仪',
      grams: [3000, 6000, 9500],
      also: ['electronics'],
    },
    {
      en: 'laser printer, laserjet, laserjet pro, laser multifunction, mfp, ecosys, laserjet printer, imageclass, i-sensys, aculaser, fax machine',
      ar: 'طابعة ليزر',
      tr: 'lazer yazıcı',
      germanic: 'laserdrucker, laserprinter',
      romance: 'imprimante laser, stampante laser, impresora láser',
      grams: [8000, 14000, 26000],
      also: ['electronics'],
    },
    {
      en: 'dpi a3, color laserjet, colour laserjet, color laser, copier, photocopier, large format printer, plotter, designjet, colour 600, versalink, workcentre, laserjet enterprise',
      grams: [22000, 42000, 90000],
      also: ['electronics'],
    },
    {
      en: 'labelmanager, label printer, receipt printer, thermal printer, label maker, label writer, labelwriter, mobile printer, portable printer, mini printer, pos printer, dot matrix printer, matrix printer, tm-u220, tm-t20, tm-t88, selphy, instant photo printer',
      ar: 'طابعة حرارية, طابعة فواتير, طابعة ملصقات',
      tr: 'barkod yazıcı, fiş yazıcı, etiket yazıcı, termal yazıcı',
      germanic: 'etikettendrucker, bondrucker, beschriftungsgerät, labelprinter',
      romance: 'impresora tiquets, impresora térmica, étiqueteuse, rotuladora, etichettatrice, impresora de tickets',
      signs: '标签机, 热敏打印机',
      model: /\bTM-[A-Z]\d+\w*\b/,
      grams: [700, 1900, 3800],
      also: ['electronics'],
    },
    {
      en: 'print server, jetdirect, wireless print server, print spooler',
      grams: [150, 450, 900],
      role: 'accessory',
      also: ['electronics'],
    },
  ],
}
