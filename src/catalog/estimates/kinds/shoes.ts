import type { KindGroup } from './kind.ts'

export const shoes: KindGroup = {
  category: 'shoes',
  kinds: [
    {
      en: 'water shoes, aqua shoes, aqua socks, swim shoes, beach shoes',
      ar: 'حذاء مائي, حذاء بحر',
      tr: 'deniz ayakkabısı',
      germanic: 'badeschuhe, aquaschuhe, wasserschuhe',
      romance: 'chaussures d eau, escarpines, scarpette mare',
      grams: [200, 380, 700],
      strength: 1.2,
      also: ['sports', 'sportswear'],
    },
    {
      en: 'running shoe, walking shoe, training shoe, tennis shoe, basketball shoe, sneaker, trainer, low top, high top, trail runner, tree runner, wool runner, skate shoe, golf shoe, hiking shoe, football boots, soccer cleats, cleats, athletic shoe, casual shoe, canvas shoe, slip on shoe, slip on, gym shoe, air force 1, air max, air jordan, jordan 1, ultraboost, stan smith, chuck taylor, yeezy, dunk low, gel-kayano, cloudmonster, runner shoe, dasher, runners, sports shoe, trainers, sneakers & trainers, plimsoll, cycling shoe, turf shoe, water shoe, volleyball shoe, cross trainer shoe, old skool, gazelle, samba, superstar, 990v6, cortez, pegasus, vaporfly, gel-nimbus, clifton, bondi',
      ar: 'حذاء رياضي, احذية رياضية, كوتشي, كوتشيات, سنيكرز, سنيكر, حذاء جري, جزمة رياضية, حذاء كرة قدم, سبورت شوز, حذاء مشي, شوز رياضي, حذاء تدريب',
      tr: 'spor ayakkabı, sneaker, koşu ayakkabısı, yürüyüş ayakkabısı, krampon, günlük ayakkabı, basketbol ayakkabısı, halı saha ayakkabısı, outdoor ayakkabı',
      germanic:
        'laufschuh, laufschuhe, turnschuhe, sportschuhe, wanderschuhe, hardloopschoenen, sportschoenen, fußballschuhe, joggesko, turnschuh',
      romance:
        'baskets, baskets basses, chaussures de running, zapatillas, zapatilla, scarpe da ginnastica, scarpe da corsa, tênis, tenis, baskets montantes, scarpe sportive, zapatillas de deporte',
      signs: '运动鞋, 跑步鞋, 篮球鞋, 板鞋, 休闲鞋, スニーカー, 跑鞋, 帆布鞋, 球鞋',
      grams: [650, 1000, 1500],
      also: ['sportswear'],
    },
    {
      en: 'shoe, loafer, oxford shoe, derby, moccasin, ballet flats, flats, high heels, heels, stiletto, wedge, espadrille, mule, clog, dress shoe, formal shoe, slip-ons, mary jane, brogue, boat shoe, leather shoe, footwear, court shoe, monk strap, ballerinas, kitten heel, platform shoe, school shoe, work shoe, wedding shoe',
      ar: 'حذاء, احذية, جزمة, شوز, كعب عالي, لوفر, موكاسين, باليرينا, حذاء جلد, جزم, كلوج, احذيه',
      tr: 'ayakkabı, topuklu ayakkabı, babet, loafer, klasik ayakkabı, stiletto, makosen, espadril, casual ayakkabı',
      germanic: 'schuh, schuhe, halbschuhe, schoenen, schoen, ballerina schuhe, sko, skor',
      romance:
        'chaussures, chaussure, zapatos, zapato, scarpe, sapato, sapatos, mocassins, escarpins, mocasines, décolleté, mocassini',
      signs: '鞋子, 皮鞋, 高跟鞋, 单鞋, 女鞋, 男鞋, 靴, 童鞋, 乐福鞋',
      grams: [550, 950, 1500],
    },
    {
      en: 'sandal, slides, slide sandal, flip flops, slipper, house slipper, crocs, thong sandal, gladiator sandal, flip-flop, slippers & sandals, pool slides, arizona birko-flor, birkenstock arizona, clog sandal, sliders, house shoe',
      ar: 'صندل, صنادل, شبشب, شباشب, نعال, خف, شحاطة, سليبر, سلايد, كروكس, بانتوفل',
      tr: 'terlik, sandalet, parmak arası terlik, ev terliği, panduf, plaj terliği',
      germanic: 'sandale, sandalen, hausschuhe, pantoletten, zehentrenner, pantoffeln',
      romance:
        'sandales, sandalias, sandali, tongs, pantoufles, chanclas, ciabatte, chinelo, claquettes, sandálias, chaussons',
      signs: '拖鞋, 凉鞋, 人字拖, サンダル, 洞洞鞋',
      grams: [300, 600, 1000],
    },
    {
      en: 'boot, ankle boots, chelsea boots, hiking boots, rain boots, snow boots, combat boots, work boots, cowboy boots, knee high boots, wellington boots, wellies, ugg boots, winter boots, safety boots, safety shoes, steel toe shoes, timberland boots, 6-inch premium boot, bootie, booties, desert boot',
      ar: 'بوت, بوتات, بوط, جزمة شتوي, هاف بوت, حذاء سلامة, جزمة سيفتي, بوت نسائي',
      tr: 'bot, çizme, kar botu, postal, iş ayakkabısı, iş botu, yağmur botu',
      germanic: 'stiefel, stiefeletten, laarzen, winterstiefel, gummistiefel, sicherheitsschuhe, enkellaarzen',
      romance: 'bottes, bottines, botas, botines, stivali, stivaletti, botin, bottes de pluie, bota',
      signs: '靴子, 马丁靴, 雪地靴, ブーツ, 短靴, 长靴',
      grams: [900, 1450, 2200],
      strength: 0.95,
    },
  ],
}
