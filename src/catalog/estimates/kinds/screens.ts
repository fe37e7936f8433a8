import type { KindGroup } from './kind.ts'

export const screens: KindGroup = {
  category: 'screens',
  kinds: [
    {
      en: 'full hd lcd, quad hd lcd, hd lcd, pixels lcd, pixels led, wide quad hd, full hd, pixels, lcd black, lcd silver',
      grams: [4200, 6500, 9500],
      atInches: 25,
      strength: 0.45,
      also: ['computers'],
    },
    {
      en: 'tv, smart tv, led tv, oled tv, qled tv, television, 4k tv, uhd tv, google tv, android tv, fire tv edition, roku tv, lcd tv, plasma tv, flat tv, full hd tv, qned, neo qled, hd ready tv, mini led tv, televisions, crystal uhd, hospitality tv, the frame tv, bravia, pixel plus, webos tv, smart led, hd tv, lcd television, tvs, tv set',
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
      en: 'monitor, computer monitor, gaming monitor, curved monitor, lcd monitor, led monitor, portable monitor, ultrawide monitor, touch screen monitor, 4k monitor, full hd led, quad hd led, computer display, ips monitor, flat panel display, tft monitor, signage display, digital signage flat panel, public display, video wall, interactive whiteboard display, crt monitor, led display, lcd display, monitors, touchscreen monitor, studio display, 144hz monitor, 165hz, odyssey g, pro display, ultrasharp, thinkvision, elitedisplay, dell ultrasharp, flexscan, syncmaster, surveillance monitor, large format display, interactive display, flat screen monitor, tft display, ips display, gaming display',
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
      en: 'wallmount, wallmounts, flexarm, project mount, tv mount, tv wall mount, wall mount, monitor arm, monitor stand, monitor mount, tv bracket, tv stand bracket, flat screen wall mount, flat screen ceiling mount, flat screen desk mount, flat panel mount, flat panel wall mount, tv wall bracket, desk mount, projector mount, ceiling mount, monitor desk mount, vesa mount, display mount, tv mounts, wall bracket tv, dual monitor arm, monitor riser, tv ceiling mount, tv stand mount, floor stand display, mobile tv cart, flat panel floor stand, flat screen floor stand, vesa adapter, monitor holder',
      ar: 'حامل شاشة, حامل تلفزيون, ستاند شاشة, حامل شاشة حائط, حامل مونيتور, ستاند تلفزيون, حامل شاشات',
      tr: 'tv askı aparatı, monitör kolu, televizyon askısı, duvar askısı, tv askısı, televizyon standı, monitör standı, monitör yükseltici, tv sehpa ayak',
      germanic:
        'wandhalterung, tv-halterung, monitorhalterung, monitorarm, deckenhalterung, tischhalterung, muurbeugel, tv-wandhalterung, standfuß tv, monitorständer, tv-beugel, monitorbeugel, muursteun',
      romance:
        'support mural, support tv, soporte tv, soporte pared, supporto tv, bras écran, support écran, staffa tv, soporte de pared, supporto monitor, suporte tv, soporte monitor, supporto da parete, brazo monitor, soporte televisor',
      signs: '电视支架, 电视挂架, 显示器支架, 显示器增高架',
      grams: [900, 2300, 5500],
      role: 'accessory',
      also: ['electronics', 'homeware'],
    },
    {
      en: 'projector, mini projector, home projector, portable projector, home theater projector, laser projector, projection screen, projector screen, data projector, multimedia projector, ansi lumens, lumens projector, dlp projector, 3lcd, short throw projector, business projector, smart projector, projectors, outdoor projector screen, pico projector, 4k projector',
      ar: 'بروجيكتور, جهاز عرض, بروجكتور, شاشة عرض, شاشة بروجيكتور, جهاز عرض صغير',
      tr: 'projeksiyon, projeksiyon cihazı, projeksiyon perdesi, mini projeksiyon, projektör cihaz',
      germanic: 'beamer, projektor, leinwand beamer, beamers, mini-beamer, heimkino beamer, projektionswand',
      romance:
        'vidéoprojecteur, proyector, proiettore, projetor, vidéoprojecteurs, mini proyector, videoproiettore, pantalla proyector, écran de projection, projecteur vidéo, proyectores',
      signs: '投影仪, 投影机, プロジェクター, 幕布投影',
      grams: [1500, 3300, 7000],
      also: ['electronics'],
    },
  ],
}
