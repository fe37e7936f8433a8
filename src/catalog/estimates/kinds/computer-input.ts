import type { KindGroup } from './kind.ts'

/** What stands around a computer and is held in the hand. */
export const computerInput: KindGroup = {
  category: 'computers',
  kinds: [
    {
      en: 'mechanical keyboard, gaming keyboard, keyboard, keyboard and mouse, keyboard mouse combo, desktop set, deskset, magic keyboard, ergonomic keyboard, keyboard folio, keyboard case, wireless keyboard, optical desktop',
      ar: 'كيبورد, لوحة مفاتيح, كيبورد ميكانيكي',
      tr: 'klavye, klavye mouse seti, mekanik klavye, oyuncu klavye, kablosuz klavye',
      germanic: 'tastatur, toetsenbord, gaming-tastatur, tangentbord',
      romance: 'clavier, teclado, tastiera, clavier mécanique, teclado mecánico',
      signs: '键盘, 机械键盘, キーボード',
      grams: [550, 900, 1500],
      also: ['electronics'],
    },
    {
      en: 'mouse, wireless mouse, gaming mouse, optical mouse, laser mouse, bluetooth mouse, trackball, magic mouse, corded mouse, wireless presenter, laser presenter, card reader, usb hub, usb-c hub, numeric keypad, fingerprint reader, webcam, hub 4-port, type-c hub, mini keyboard',
      ar: 'ماوس, فأرة, ماوس جيمنج, ماوس لاسلكي, هاب, موزع usb, ويب كام, كاميرا ويب',
      tr: 'mouse, fare, oyuncu mouse, kablosuz mouse, usb çoklayıcı, hub, webcam',
      germanic: 'maus, muis, gaming-maus, funkmaus, kartenleser, webcams',
      romance:
        'souris, ratón, mouse gaming, souris sans fil, mouse wireless, ratón inalámbrico, lecteur de carte, lector de tarjetas, hub usb, concentrador usb, webcam',
      signs: '鼠标, マウス, 摄像头电脑',
      grams: [90, 190, 380],
      also: ['electronics'],
    },
    {
      en: 'stylus, stylus pen, apple pencil, active pen, digital pen, s pen, keycaps, keycap set, keyboard switches, keyboard cover, privacy filter, privacy screen, screen privacy filter',
      ar: 'قلم ايباد, قلم لمس, قلم ابل',
      tr: 'dokunmatik kalem, tablet kalemi',
      germanic: 'eingabestift, eingabestifte',
      romance: 'lápiz óptico, penna touch',
      signs: '手写笔, 电容笔, 键帽, 轴体',
      grams: [30, 100, 300],
      role: 'accessory',
      also: ['electronics'],
    },
    {
      en: 'mouse pad, mousepad, mouse mat, desk mat gaming, wrist rest',
      ar: 'ماوس باد, مسطرة فأرة',
      tr: 'mouse pad, oyuncu mousepad',
      germanic: 'mauspad, muismat, handballenauflage',
      romance: 'tapis de souris, tappetino mouse, alfombrilla de ratón',
      signs: '鼠标垫',
      grams: [100, 280, 700],
      role: 'accessory',
      also: ['electronics', 'stationery'],
    },
    {
      en: 'docking station, docking, expansion base, kvm switch, kvm, laptop dock, port replicator, thunderbolt dock, usb dock, usb c dock, graphics tablet, drawing tablet, pen tablet, wacom intuos, barcode scanner',
      ar: 'محطة ارساء, تابلت رسم, قارئ باركود, لوح رسم رقمي',
      tr: 'grafik tablet, çizim tableti, barkod okuyucu',
      germanic: 'dockingstation, zeichentablett, grafiktablett, barcodescanner',
      romance: 'station d accueil, estación de acoplamiento, tablette graphique, tableta gráfica, tavoletta grafica',
      signs: '扩展坞, 数位板',
      grams: [350, 850, 1800],
      also: ['electronics'],
    },
  ],
}
