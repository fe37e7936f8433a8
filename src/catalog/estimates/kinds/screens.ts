import type { KindGroup } from './kind.ts'

export const screens: KindGroup = {
  category: 'screens',
  kinds: [
    {
      en: 'ultrawide, prolite',
      model:
        /\b(?:\d{2}(?:W[KLNPQ]|G[NPLQ]|M[KPLT]|U[LNPQ]|E[AN])\d{2,3}\w*|[UPSE]\d{4}[HQDWPFT]+\w*|(?:GW|BL|PD|EX|EW|XL|GL|RL)\d{4}\w*|L?[SC]\d{2}[A-Z]\d{3}\w*|\d{3}[BVEPSMC]\d[A-Z]\w+|V[AXGP]\d{4}\w*|(?:VG|VA|VP|PA|VZ)\d{2,3}[A-Z]{1,3}\w*)\b/,
      grams: [4200, 6300, 9000],
      atInches: 25,
      strength: 0.9,
      also: ['computers'],
    },
    {
      en: 'plasma tv, plasma, pixel plus, flat tv, plasma display',
      tr: 'plazma tv',
      germanic: 'plasma-tv, plasmafernseher',
      romance: 'tv plasma, téléviseur plasma',
      grams: [22000, 31000, 40000],
      atInches: 42,
      strength: 1.1,
      also: ['electronics'],
    },
    {
      en: 'crt tv, crt, crt monitor, trinitron, widescreen crt, widescreen crt tv, crt television, tube tv',
      germanic: 'röhrenfernseher',
      grams: [25000, 35000, 45000],
      atInches: 28,
      strength: 1.4,
      also: ['electronics'],
    },
    {
      en: 'lcd tv, lcd television, hd lcd tv, full hd lcd tv',
      tr: 'lcd televizyon',
      germanic: 'lcd-fernseher, lcd-tv',
      romance: 'téléviseur lcd, televisor lcd, tv lcd',
      model: /\b(?:KDL-?|LE|LC-|TX-L|[0-9]{2}PFL)\d{2,4}\w*/,
      grams: [10500, 14000, 18500],
      atInches: 32,
      also: ['electronics'],
    },
    {
      en: 'television set',
      model:
        /\b(?:(?:KD|XR|KE)-?\d{2}[A-Z]\w+|(?:UE|UN|QE|QN|UA)\d{2}[A-Z]+\w+|OLED\d{2}\w+|TH-\d{2}\w+|\d{2}(?:PUS|PFS|UK|UM|UN|NANO|UQ|UR)\d{3,}\w*)\b/,
      grams: [15000, 20000, 27000],
      atInches: 55,
      strength: 1.2,
    },
    {
      en: 'projection screen, projector screen, projection screen tripod, motorised screen',
      ar: 'شاشة عرض بروجكتور',
      tr: 'projeksiyon perdesi',
      germanic: 'leinwand beamer, beamerleinwand',
      romance: 'écran de projection, pantalla proyector, pantalla de proyección',
      grams: [3000, 8000, 16000],
      strength: 1.2,
      also: ['electronics', 'homeware'],
    },
    {
      en: 'lcd arm, dual monitor arm, monitor arm, desk mount, monitor desk mount, flat screen desk mount, gas spring arm, desk mount lcd arm',
      tr: 'monitör kolu',
      germanic: 'monitorarm, tischhalterung',
      romance: 'bras écran, brazo monitor',
      grams: [2400, 4000, 7000],
      role: 'accessory',
      strength: 1.05,
      also: ['electronics', 'computers', 'homeware'],
    },
    {
      en: 'full hd lcd, quad hd lcd, hd lcd, pixels lcd, pixels led, wide quad hd, full hd, pixels, lcd black, lcd silver',
      grams: [4200, 6500, 9500],
      atInches: 25,
      strength: 0.45,
      also: ['computers'],
    },
    {
      en: 'tv, smart tv, led tv, oled tv, qled tv, television, 4k tv, uhd tv, google tv, android tv, fire tv edition, roku tv, full hd tv, qned, neo qled, hd ready tv, mini led tv, televisions, crystal uhd, hospitality tv, the frame tv, bravia, webos tv, smart led, hd tv, tvs, tv set',
      ar: 'تلفزيون, شاشة تلفزيون, شاشة سمارت, شاشة ذكية, تليفزيون, تلفاز, تلفزيونات, شاشة سامسونج, شاشات تلفزيون, تلفزيون ذكي, شاشة ال جي, شاشه سمارت, تليفزيونات',
      tr: 'televizyon, led tv, smart tv, oled tv, akıllı televizyon, televizyonlar, uydu alıcılı tv, qled tv, uydu alıcılı',
      germanic: 'fernseher, televisie, led-fernseher, oled-fernseher, smart-tv, televisies, qled-fernseher',
      romance:
        'téléviseur, télévision, televisor, televisore, televisão, tv led, smart tv led, televisores, téléviseurs, tv oled, televisori, téléviseur led',
      signs: '电视, 电视机, 智能电视, テレビ, 液晶テレビ',
      grams: [15000, 20000, 27000],
      atInches: 55,
      strength: 1,
    },
    {
      en: 'monitor, computer monitor, gaming monitor, curved monitor, lcd monitor, led monitor, portable monitor, ultrawide monitor, touch screen monitor, 4k monitor, full hd led, quad hd led, computer display, ips monitor, flat panel display, tft monitor, signage display, digital signage flat panel, public display, video wall, interactive whiteboard display, led display, lcd display, monitors, touchscreen monitor, studio display, 144hz monitor, 165hz, odyssey g, pro display, ultrasharp, thinkvision, elitedisplay, dell ultrasharp, flexscan, syncmaster, surveillance monitor, large format display, interactive display, flat screen monitor, tft display, ips display, gaming display',
      ar: 'شاشة كمبيوتر, مونيتور, شاشة جيمنج, شاشة العاب, شاشة محمولة, شاشة, شاشات, شاشة قيمنق, شاشة منحنية, شاشات كمبيوتر',
      tr: 'monitör, oyuncu monitörü, led monitör, taşınabilir monitör, kavisli monitör, monitörler, oyun monitörü',
      germanic:
        'bildschirm, gaming-monitor, beeldscherm, monitore, monitoren, computerbildschirm, bildskärm, beeldschermen',
      romance:
        'écran pc, moniteur, écran gamer, pantalla ordenador, monitor gaming, monitor gamer, moniteurs, monitores, schermo pc, écrans pc',
      signs: '显示器, 显示屏, 电竞显示器, モニター, ディスプレイ, 便携屏, 电脑屏幕',
      grams: [4200, 6200, 9000],
      atInches: 25,
      strength: 0.95,
      also: ['computers'],
    },
    {
      en: 'wallmount, wallmounts, flexarm, project mount, tv mount, tv wall mount, wall mount, monitor stand, monitor mount, tv bracket, tv stand bracket, flat screen wall mount, flat screen ceiling mount, flat panel mount, flat panel wall mount, tv wall bracket, projector mount, ceiling mount, vesa mount, display mount, tv mounts, wall bracket tv, monitor riser, tv ceiling mount, tv stand mount, floor stand display, mobile tv cart, flat panel floor stand, flat screen floor stand, vesa adapter, monitor holder',
      ar: 'حامل شاشة, حامل تلفزيون, ستاند شاشة, حامل شاشة حائط, حامل مونيتور, ستاند تلفزيون, حامل شاشات',
      tr: 'tv askı aparatı, televizyon askısı, duvar askısı, tv askısı, televizyon standı, monitör standı, monitör yükseltici, tv sehpa ayak',
      germanic:
        'wandhalterung, tv-halterung, monitorhalterung, deckenhalterung, muurbeugel, tv-wandhalterung, standfuß tv, monitorständer, tv-beugel, monitorbeugel, muursteun',
      romance:
        'support mural, support tv, soporte tv, soporte pared, supporto tv, support écran, staffa tv, soporte de pared, supporto monitor, suporte tv, soporte monitor, supporto da parete, soporte televisor',
      signs: '电视支架, 电视挂架, 显示器支架, 显示器增高架',
      grams: [900, 2300, 5500],
      role: 'accessory',
      also: ['electronics', 'homeware'],
    },
    {
      en: 'projector, mini projector, home projector, portable projector, home theater projector, laser projector, data projector, multimedia projector, ansi lumens, lumens projector, dlp projector, 3lcd, short throw projector, business projector, smart projector, projectors, outdoor projector screen, pico projector, 4k projector',
      ar: 'بروجيكتور, جهاز عرض, بروجكتور, شاشة عرض, شاشة بروجيكتور, جهاز عرض صغير',
      tr: 'projeksiyon, projeksiyon cihazı, mini projeksiyon, projektör cihaz',
      germanic: 'beamer, projektor, beamers, mini-beamer, heimkino beamer, projektionswand',
      romance:
        'vidéoprojecteur, proyector, proiettore, projetor, vidéoprojecteurs, mini proyector, videoproiettore, projecteur vidéo, proyectores',
      signs: '投影仪, 投影机, プロジェクター, 幕布投影',
      grams: [1500, 3300, 7000],
      also: ['electronics'],
    },
  ],
}
