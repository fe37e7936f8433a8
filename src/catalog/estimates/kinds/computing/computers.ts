import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

export const computers: KindGroup = {
  category: 'computers',
  kinds: [
    {
      en: 'galaxy book2, galaxy book3, galaxy book4, my laptop',
      model:
        /\b(?:HP|Pavilion|ENVY|OMEN) 1[3-7]-\w{2}\d{3,4}\w*|\bV1[4-7](?:-\w+)? G\d\b|\b(?:E|L|T|P)1[4-6]s? Gen ?\d|\b1[3-7]-[a-z]{2}\d{4}\w*/i,
      grams: [1900, 2500, 3400],
      strength: 1.3,
    },
    {
      code: 'computers-mini-pc-models',
      model: /\bNUC\d+\w*|\bZBOX\b/,
      grams: [900, 1500, 2400],
      strength: 2.4,
    },
    {
      en: 'superserver, supermicro server',
      grams: [14000, 20000, 30000],
      strength: 1.2,
    },
    {
      en: 'gf63, gf65, gl65, katana gf, msi modern, msi prestige, msi stealth, cyborg laptop, pulse gl, nitro 5, nitro v, aspire 3, aspire 5, swift 3, loq, tuf dash, matebook, magicbook, galaxy book, gram laptop, travelmate, extensa, dynabook, tecra, lifebook, satellite pro, toshiba satellite',
      model: /\b(?:GF|GL|GP|GE|GS|PX?)\d{2} (?:Thin|Leopard|Raider|Stealth|Katana|Bravo)\b/i,
      grams: [1900, 2700, 3600],
      strength: 1.1,
    },
    {
      en: 'primergy, thinksystem, system x3650, system x3550, ucs c220, ucs c240, poweredge r, proliant dl, proliant ml',
      model: /\b(?:RX|TX)\d{3,4} [SM]\d\b|\b(?:DL|ML)\d{3}\w* G(?:en)?\d/,
      grams: [14000, 25000, 36000],
      strength: 1.2,
    },
    {
      en: 'tiny pc, micro form factor, tiny desktop, micro desktop, desktop mini, mini desktop, thinkcentre tiny, optiplex micro, prodesk mini, elitedesk mini, usff',
      model: /\bThinkCentre\b.*\bTiny\b|\b(?:MFF|Micro Form Factor|Desktop Mini)\b/,
      grams: [1300, 2200, 3600],
      strength: 1.4,
    },
    {
      en: 'gaming notebook, rog strix scar, strix scar, predator helios, alienware m, legion pro, mobile workstation, precision mobile, zbook, desktop replacement',
      germanic: 'gaming-notebook',
      grams: [2700, 3700, 5200],
      strength: 1.1,
    },
    {
      en: 'blade server, blade enclosure, storage array, disk array, san array, rack server chassis, 4u server, mainframe',
      grams: [14000, 30000, 60000],
    },
    {
      en: 'mac mini, mini pc, nuc, nuc kit, thin client, chromebox, zotac zbox, mac studio',
      ar: 'ميني بي سي, ماك ميني',
      tr: 'mini pc',
      signs: '迷你主机',
      grams: [1100, 1800, 2900],
    },
    {
      en: 'server, rack server, server barebone, poweredge, proliant, tower server, server system, barebone',
      ar: 'سيرفر',
      tr: 'sunucu',
      signs: '服务器',
      grams: [14000, 24000, 36000],
    },
    {
      en: 'laptop, notebook pc, notebook computer, chromebook, ultrabook, macbook, macbook air, macbook pro, gaming laptop, thinkpad, ideapad, elitebook, probook, pavilion notebook, inspiron, latitude, vivobook, zenbook, surface laptop, legion laptop, ddr4-sdram notebook, netbook, 2-in-1 laptop, laptop computer, rog strix g, rog zephyrus, tuf gaming laptop, swift laptop, aspire, vaio, notebook, omen laptop, victus, xps 13, xps 15, satellite, portege, latitude e, thinkbook, yoga slim, laptops, notebooks, toughbook, windows laptop',
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
      en: 'desktop pc, desktop computer, gaming pc, all-in-one pc, workstation, thinkcentre, optiplex, prodesk, elitedesk, tower pc, sff pc, sff black pc, desktop tower, all in one desktop, small form factor, pc tower, micro tower, black pc, pc windows, micro tower black pc, desktop tower pc, compaq dc, microtower, prebuilt pc, vostro desktop, system x, esprimo, veriton, thinkstation, desktops, dx tower, proone, eliteone, ideacentre, mac pro, pc desktop, workstation pc, aio pc, minitower, ultra-small form, point of sale terminal, pos terminal, pos system',
      ar: 'كمبيوتر مكتبي, جهاز كمبيوتر, كمبيوتر, تجميعة, حاسوب مكتبي, بي سي جيمنج, كيسة كاملة',
      tr: 'masaüstü bilgisayar, oyuncu bilgisayarı, hazır sistem, bilgisayar, hepsi bir arada, oyun bilgisayarı, kasa bilgisayar, iş istasyonu',
      germanic: 'desktop-pc, gaming-pc, komplett-pc, tower-pc, desktops, rechner, computer komplett',
      romance:
        'ordinateur de bureau, pc de bureau, ordenador de sobremesa, ordenador, computador, pc fisso, pc gamer, ordinateur, torre pc, computadora, ordenador gaming, pc gaming, ordinateurs',
      signs: '台式机, 台式电脑, 主机电脑, デスクトップパソコン, 一体机',
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
