import type { KindGroup } from './kind.ts'

/** What is not sent: each entry says why. */
export const unsendable: KindGroup = {
  category: 'other',
  kinds: [
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
      en: 'digital code, download code, steam key, steam game, ebook, e-book edition, kindle edition, gift card, egift card, e-gift card, digital download, activation key, license key, product key, digital license, digital file, svg file, online code, redeem code, game key, top up, topup, prepaid card, airtime, prepaid minutes, itunes card, google play card, psn card, xbox gift card, e-voucher, e-icard, digital delivery, email delivery, software download, audible, audiobook download, kindle ebooks, kindle store, kindle-boeken, online course, pc download, digital game, instant download, season pass, dlc, vbucks, virtual currency, game pass ultimate, robux, prepaid code, english edition kindle, electronic software download, digital gift card, e-ticket, kindle unlimited, license renewal, year license, software license, upgrade license, care pack, extended warranty, warranty/support extension, warranty extension, nextbusday onsite, year on-site, year onsite, hw supp, refill card, network shutdown license, license users, onsite service, onsite service guarantee, service guarantee, support contract, software support contract, service contract, year warranty, installation service, warranty extension, service plan, support plan, applecare, digital version, eshop card, esim, software subscription, e books, e-books',
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
