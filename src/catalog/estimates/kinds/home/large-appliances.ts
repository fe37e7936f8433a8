import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

/** What two people carry, or one with care. */
export const largeAppliances: KindGroup = {
  category: 'appliances',
  kinds: [
    {
      en: 'oven, built-in oven, single oven, double oven, electric oven built-in, pyrolytic oven',
      ar: 'فرن بلت ان, فرن كهرباء مدمج',
      tr: 'ankastre fırın',
      germanic: 'einbaubackofen, backofen, inbouwoven',
      romance: 'four encastrable, horno empotrable, forno da incasso',
      grams: [27000, 37000, 50000],
      strength: 0.9,
    },
    {
      en: 'microwave grill, combi microwave, grill microwave, microwave with grill, solo microwave',
      grams: [10500, 14000, 19000],
      strength: 1.2,
      also: ['other'],
    },
    {
      en: 'front loader, top loader, front-load, top-load, washer dryer, side by side fridge, larder fridge, upright freezer, bottom freezer',
      model: /\b(?:WA[NTXWG]\d{5}\w*|L[6-9]F\w{4,}|RB\d{2}[A-Z]\w{4,}|RK\d{4}\w*|KG[NEV]\d{2}\w*)\b/,
      grams: [45000, 65000, 88000],
      strength: 1.2,
    },
    {
      en: 'chimney hood, cooker hood, extractor hood, range hood, island hood',
      ar: 'شفاط مطبخ, شفاط بوتاجاز',
      tr: 'davlumbaz, aspiratör',
      germanic: 'dunstabzugshaube, afzuigkap, dunstabzug',
      romance: 'hotte, hotte aspirante, campana extractora, cappa aspirante, cappa',
      grams: [6500, 12500, 21000],
      strength: 0.9,
    },
    {
      en: 'gas hob, gas cooktop, cooktop, ceramic hob, built-in hob, microwave, microwave oven, electric oven, mini oven, toaster oven',
      ar: 'ميكروويف, فرن كهربائي, مسطح بلت ان, شفاط بلت ان',
      tr: 'mikrodalga fırın, mikrodalga, mini fırın, set üstü ocak, ocak',
      germanic:
        'kochfeld, gaskochfeld, gaskookplaat, kookplaten, gaskookplaten, mikrowelle, magnetron, minibackofen, inductiekookplaat',
      romance:
        'plaque de cuisson, placa de inducción, piano cottura, micro-ondes, microondas, forno a microonde, plaque induction, fornetto elettrico, microonde, mini four, placa de gas, plaque gaz, table à induction',
      signs: '微波炉, 烤箱, 油烟机, 電子レンジ, 燃气灶',
      grams: [7500, 12000, 18000],
      also: ['other'],
    },
    {
      en: 'refrigerator, fridge, freezer, fridge freezer, washing machine, washer, dryer, tumble dryer, dishwasher, range cooker, air conditioner, split ac, portable air conditioner, water heater, chest freezer, top load washing machine, front load washer, gas cooker, oven built in, top load, french door refrigerator, gas stove, side by side refrigerator, dish washer, gas range, beverage cooler, electric range, burner gas hob, window air conditioner, ductless, refrigerators, washing machines, freezers, gas oven, twin tub, split air conditioner, portable washing machine, water cooler, boiler, cooking range, inverter air conditioner, washers & dryers, washer/dryer',
      ar: 'ثلاجة, ثلاجات, غسالة, غسالة ملابس, نشافة, غسالة صحون, غسالة اطباق, بوتاجاز, ديب فريزر, فريزر, تكييف, مكيف, سخان, سخان مياه, فرن غاز, موقد غاز, مجفف ملابس, غسالات, مكيف سبليت, بوتجاز, مجمدة, تكييفات, غسالة اوتوماتيك, ثلاجه, تلاجة, غساله, الثلاجات, طباخ غاز',
      tr: 'buzdolabı, çamaşır makinesi, bulaşık makinesi, kurutma makinesi, derin dondurucu, klima, şofben, kombi, ankastre set, termosifon, kurutmalı çamaşır makinesi, inverter klima, no frost buzdolabı, mini buzdolabı, portatif klima, split klima',
      germanic:
        'kühlschrank, waschmaschine, geschirrspüler, trockner, gefrierschrank, klimaanlage, koelkast, wasmachine, vaatwasser, wasdroger, gefriertruhe, kühl-gefrierkombination, vriezer, herd, einbauherd, wäschetrockner, kylskåp, klimagerät, mobiele airco, vrieskist',
      romance:
        'réfrigérateur, lave-linge, lave-vaisselle, sèche-linge, congélateur, climatiseur, frigorífico, lavadora, lavavajillas, secadora, congelador, aire acondicionado, frigorifero, lavatrice, lavastoviglie, asciugatrice, congelatore, condizionatore, geladeira, nevera, refrigerador, cuisinière, horno, vitrocerámica, chauffe-eau, máquina de lavar, fogão, ar condicionado, heladera, calentador de agua, climatizzatore, boiler elettrico, estufa de gas, termo eléctrico, máquina de lavar roupa, frigo, cave à vin, combi frigorífico, scaldabagno',
      signs: '冰箱, 洗衣机, 烘干机, 洗碗机, 空调, 热水器, 冷蔵庫, 洗濯機, エアコン, 冰柜, 干衣机, 集成灶, 食洗機',
      grams: [20000, 48000, 80000],
      also: ['other'],
    },
  ],
}
