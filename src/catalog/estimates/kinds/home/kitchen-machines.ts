import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

/** Machines heavier than most of a kitchen, and what heats a room. */
export const kitchenMachines: KindGroup = {
  category: 'appliances',
  kinds: [
    {
      en: 'fully-auto espresso machine, fully-auto, fully automatic espresso machine, super automatic espresso machine',
      model: /\bEA\d{4}\w*/,
      grams: [7800, 10500, 14000],
      strength: 1.4,
    },
    {
      en: 'kitchen machine, stand mixer, kitchenaid mixer, kitchenaid artisan, kenwood chef, chef titanium, chef xl, cooking chef, kmix, planetary mixer',
      ar: 'عجان, عجانة',
      tr: 'hamur yoğurma makinesi, mutfak şefi, stand mikser',
      germanic: 'küchenmaschine, keukenmachine, knetmaschine',
      romance: 'robot pâtissier, impastatrice, planetaria, robot de repostería, batidora planetária, amasadora',
      signs: '厨师机, 和面机',
      grams: [5200, 8000, 13500],
    },
    {
      en: 'fully automatic coffee machine, bean to cup coffee machine, bean-to-cup coffee machine, bean to cup coffee maker, bean to cup, bean-to-cup, automatic espresso machine, eletta, eq.6, eq.9, eq.500',
      ar: 'ماكينة قهوة اوتوماتيكية',
      tr: 'tam otomatik kahve makinesi, tam otomatik espresso',
      germanic: 'kaffeevollautomat',
      romance: 'robot café, machine à café grain, cafetera superautomática, macchina da caffè automatica',
      model: /\b(?:ECAM ?\d\w*|ESAM ?\d\w*|TE\d{6}\w{2}|EP\d{4}\/\d{2}|Jura [A-Z]\d{1,2})\b/,
      grams: [8500, 11500, 14500],
      strength: 1.1,
    },
    {
      en: 'oil filled radiator, oil radiator, oil heater, oil-filled radiator, oil filled heater',
      ar: 'دفاية زيت, دفاية بالزيت',
      tr: 'yağlı radyatör',
      germanic: 'ölradiator, olieradiator',
      romance: 'radiateur bain d huile, radiador de aceite, termosifone elettrico',
      grams: [7500, 11000, 15500],
      strength: 1.1,
    },
    {
      en: 'hob, induction hob, electric hob',
      ar: 'مسطح غاز, بوتاجاز مسطح',
      tr: 'ankastre ocak',
      germanic: 'induktionskochfeld',
      grams: [8000, 11500, 17000],
      strength: 1.1,
    },
    {
      en: 'cordless stick vacuum, dyson v7, dyson v8, dyson v10, dyson v11, dyson v12, dyson v15, cyclone v10, v15 detect, v11 absolute, v8 absolute, v12 detect',
      ar: 'مكنسة عمودية',
      tr: 'dikey süpürge, şarjlı dikey süpürge',
      germanic: 'akku-staubsauger',
      grams: [3000, 4500, 6500],
      strength: 1.1,
    },
  ],
}
