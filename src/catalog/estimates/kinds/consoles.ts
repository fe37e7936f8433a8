import type { KindGroup } from './kind.ts'

export const consoles: KindGroup = {
  category: 'consoles',
  kinds: [
    {
      code: 'consoles-game-titles',
      model:
        /^(?!(?:sony|microsoft|nintendo|xbox|playstation|ps\d)\b)(?!.*(?:consol|konsol|bundle|controller|headset|\d ?[tg]b\b|case|skin|stand|dock|charg|cable|sticker|cover|grip|protect|mouse|keyboard|ssd|mount|bag|vr|adapter|for |فور|لـ))[\w\s:’',.&+-]{4,50}? [-–(]? ?(?:ps[345]|playstation [345]|xbox one|xbox series x(?:\/s)?|xbox 360|nintendo switch(?: 2)?|nintendo 3ds)\)?$/i,
      grams: [70, 110, 200],
      strength: 2.4,
    },
    {
      model: /\bLogitech G(?:25|27|29|920|923)\b|\bThrustmaster T\d{3}/,
      en: 'driving force, racing wheel, steering wheel racing, gaming wheel, steering wheel pedals, racing wheel and pedals',
      grams: [2500, 5000, 9000],
      strength: 1.2,
      also: ['computers', 'electronics'],
    },
    {
      en: 'nintendo switch, switch oled, nintendo switch console, nintendo switch lite, switch lite, nintendo switch oled, steam deck, handheld console, nintendo switch 2, rog ally, nintendo 3ds, nintendo ds, ps vita, retro handheld',
      ar: 'نينتندو سويتش, ننتندو سويتش',
      tr: 'nintendo switch konsol, el konsolu',
      germanic: 'handheld konsole',
      romance: 'consola portátil, console portátil',
      signs: '任天堂, 掌机',
      grams: [550, 1150, 1900],
      also: ['electronics'],
    },
    {
      en: 'playstation 5, ps5 console, playstation 5 console, xbox series x, xbox series s, game console, gaming console, ps4 console, ps4 pro, playstation 4 slim, retro console, handheld game console, video game console, xbox one console, psp, switch 2, playstation portal, legion go, wii console, xbox 360 console, ps5 slim, ps5 pro, retro game console, xbox one s, xbox one x, game boy, wii u',
      ar: 'بلايستيشن 5, بلاي ستيشن 5, جهاز العاب, اكس بوكس, بلاي ستيشن, بلايستيشن, جهاز بلايستيشن, سوني بلايستيشن 5, اتاري, كونسول, جهاز اكس بوكس, نينتندو',
      tr: 'oyun konsolu, playstation 5, xbox konsol, atari, playstation 5 konsol, oyun konsolları',
      germanic: 'spielekonsole, spelcomputer, spielkonsole, konsole gaming',
      romance:
        'console de jeux, consola, console jeux vidéo, consola de videojuegos, videogame console, console de jeu, consolas',
      signs: '游戏机, ゲーム機, switch游戏机',
      grams: [900, 3200, 5800],
    },
    {
      en: 'ps5, ps4, ps3, xbox one, xbox series, xbox 360, nintendo switch game, playstation 4, playstation 3, xbox, playstation, video game, videogame, ps5 game, ps4 game, switch game, nintendo switch edition, nintendo 3ds game, game disc, video games, wii game, playstation 4 game, game xbox, ps2, wii, gamecube, playstation games, nintendo, day one edition, collectors edition game, goty edition, pc game box',
      ar: 'لعبة بلايستيشن, لعبة ps5, العاب بلايستيشن, لعبة ps4, لعبة فيديو, شريط لعبة, اسطوانة لعبة, العاب فيديو, لعبة نينتندو, سي دي لعبة, لعبة اكس بوكس',
      tr: 'ps5 oyun, ps4 oyun, konsol oyunu, switch oyun, oyun cd, video oyunu, playstation oyunu, xbox oyun, ps5 oyunu, ps4 oyunu',
      germanic: 'videospiel, computerspiel, switch-spiel, ps4-spiel, konsolenspiele, ps5-spiel, spiele konsole, games',
      romance:
        'jeu vidéo, jeu ps5, jeu ps4, jeu switch, videojuego, juego ps5, juego ps4, juego nintendo switch, videogioco, gioco ps5, gioco ps4, jeux vidéo, videojuegos, jogo ps5, videogiochi, jeu xbox, jogo ps4, gioco switch',
      signs: '游戏卡带, 游戏光盘, ゲームソフト, 游戏卡, 卡带',
      grams: [70, 120, 220],
      strength: 0.9,
      also: ['electronics'],
    },
    {
      en: 'controller, gamepad, wireless controller, game controller, dualsense, dualshock, joy-con, joycon, pro controller, joystick, xbox controller, ps5 controller, ps4 controller, arcade stick, fight stick, flight stick, charging dock controller, thumb grips, g29, g923, switch controller, wheel and pedals, hotas, flight simulator controls, mobile game controller, gaming controller, console stand, switch case, ps5 stand, ps5 cover, console cooling, switch dock, console skin, controller skin, xbox headset adapter, ps5 charging station, nimbus, joy con, game card case, wii remote, wii nunchuk, playstation vr, psvr, ps vr2, controller charger, faceplate ps5, game pad, nintendo switch carrying case, controller grip, gaming accessories',
      ar: 'يد تحكم, ذراع تحكم, دراع بلايستيشن, دراع تحكم, يد بلايستيشن, كنترولر, يد سوني, عجلة قيادة العاب, جوي كون, جويستيك, ذراع بلايستيشن, قاعدة شحن دراع, يد تحكم لاسلكية, دراع بلاي ستيشن, دركسون العاب',
      tr: 'oyun kumandası, oyun kolu, gamepad, direksiyon seti, joystick, dualsense, oyuncu direksiyonu, oyun kolları, kablosuz oyun kumandası, konsol aksesuarı, ps5 kol, ps4 kol, konsol kılıfı',
      germanic:
        'lenkrad gaming, spielecontroller, controllers, gaming-controller, rennlenkrad, handcontroller, gamecontroller, konsolenzubehör',
      romance:
        'manette, manette ps5, manette xbox, manette sans fil, mando ps5, mando inalámbrico, joystick, volant gaming, volante gaming, mando ps4, controle ps5, mando xbox, mandos, volant de course, gamepad bluetooth, controle xbox, manettes, controller wireless, mando para consola, controle sem fio, pad gaming, volante ps4',
      signs: '手柄, 游戏手柄, コントローラー, 方向盘游戏, 摇杆, 手柄充电',
      grams: [250, 420, 1200],
      role: 'accessory',
      also: ['electronics'],
    },
    {
      en: 'consoles, video games & consoles, gaming accessories, playstation 4 accessories, nintendo switch accessories, xbox accessories, video games & accessories',
      ar: 'العاب الفيديو, اجهزة العاب, بلايستيشن واكسسوارات',
      tr: 'oyun konsolları & oyunlar, oyun & konsol, konsol',
      germanic: 'gaming zubehör, konsolen, spiele & konsolen',
      romance: 'consoles et jeux, consolas y videojuegos, console e videogiochi, jeux vidéo et consoles',
      grams: [100, 500, 3500],
      strength: 0.7,
      also: ['electronics'],
    },
  ],
}
