import type { KindGroup } from './kind.ts'

/** For health, without supplements. */
export const health: KindGroup = {
  category: 'other',
  kinds: [
    {
      en: 'thermometer, blood pressure monitor, glucose meter, test strips, pulse oximeter, nebulizer, first aid kit, bandage, bandages, plaster, wheelchair, walker medical, crutches, compression stockings medical, back brace, knee brace, posture corrector, wrist brace, ankle brace, hearing aid, contact lenses, contact lens, eye drops, pain relief, painkiller, ibuprofen, paracetamol, cough syrup, allergy tablets, antihistamine, nasal spray, condoms, condom, lubricant personal, personal lubricant, pregnancy test, covid test, face masks medical, surgical mask, disposable gloves, nitrile gloves, latex gloves, medicine, pharmacy, pill organizer, pill box, hot water bottle, heating patch, hot cold pack, ice pack, acupressure mat, kinesiology tape, tens machine, cpap, cpap mask, ear plugs, earplugs, denture, mouth tape, hemorrhoid cream, muscle rub, adult diapers, incontinence pads, massager wand adult, stethoscope, ear wax removal, toe separator, bunion corrector, arm sling, neck brace, health monitor, medical supplies, glucose monitor, lice comb, wart remover, minoxidil, nicotine gum, sleep apnea, orthopedic, first aid, braces support, oxygen concentrator, massage oil erotic, health & household, raised toilet seat, shower chair, rollator, walking stick, scar gel, patch pain, medicine bag, antiseptic, alcohol pads, cotton balls, test kit, eye mask heated, vapor rub, hernia belt',
      ar: 'ترمومتر, جهاز ضغط, جهاز قياس الضغط, جهاز سكر, شرائط سكر, جهاز قياس السكر, بخاخ استنشاق, نيبولايزر, شنطة اسعافات, ضمادة, كرسي متحرك, عكاز, مشد ظهر, مشد ركبة, عدسات لاصقة, قطرة عين, مسكن, دواء, كمامة, كمامات, قفازات طبية, واقي ذكري, اختبار حمل, مقياس حرارة, قربة ماء ساخن, حزام ظهر, دعامة ركبة, صيدلية, رباط ضاغط, ادوية, لاصق طبي, جهاز استنشاق, مصحح قامة, سماعة طبية, حفاضات كبار, اسعافات اولية, سماعة ضعف السمع, منظم ادوية, مينوكسيديل, مشد طبي',
      tr: 'ateş ölçer, tansiyon aleti, şeker ölçüm cihazı, nebulizatör, ilk yardım çantası, bandaj, tekerlekli sandalye, baston, dizlik medikal, bel korsesi, dik duruş korsesi, lens kontakt, kontakt lens, göz damlası, ağrı kesici, ilaç, maske cerrahi, cerrahi maske, eldiven muayene, prezervatif, hamilelik testi, sıcak su torbası, medikal, sağlık, kulak tıkacı, hasta bezi, boyunluk medikal, şeker ölçüm stribi, medikal ürünler, kayganlaştırıcı jel, burun spreyi, yara bandı, el bilekliği medikal, termofor, ilaç kutusu, cinsel sağlık, eczane, işitme cihazı',
      germanic:
        'fieberthermometer, blutdruckmessgerät, blutzuckermessgerät, inhalator, verbandskasten, bandage, rollstuhl, gehstock, rückenbandage, kniebandage, kontaktlinsen, augentropfen, schmerzmittel, kondome, schwangerschaftstest, ffp2 maske, einweghandschuhe, wärmflasche, medizin, apotheke, bloeddrukmeter, koortsthermometer, rolstoel, contactlenzen, condooms, gesundheit, rollator, ohrstöpsel, tablettenbox, nasenspray, pflaster, gleitgel, inkontinenz, desinfektionsmittel, ehbo, geradehalter, hörgerät, medikamente, akupressurmatte',
      romance:
        'thermomètre, tensiomètre, glucomètre, nébuliseur, trousse de secours, bandage, fauteuil roulant, béquilles, ceinture lombaire, genouillère, lentilles de contact, collyre, préservatifs, test de grossesse, masques chirurgicaux, gants jetables, bouillotte, médicament, pharmacie, termómetro, tensiómetro, glucómetro, nebulizador, botiquín, silla de ruedas, muletas, faja lumbar, rodillera, lentes de contacto, lentillas, colirio, preservativos, test de embarazo, mascarillas, guantes desechables, medicamento, farmacia, termometro, misuratore di pressione, glucometro, aerosol nebulizzatore, cassetta pronto soccorso, sedia a rotelle, stampelle, ginocchiera, lenti a contatto, collirio, preservativi, mascherine, guanti monouso, farmaco, farmácia, medicamentos, cadeira de rodas, corrector de postura, parapharmacie, correcteur de posture, joelheira, monitor de pressão, parafarmacia, orthèse, tappi orecchie, ortopedia, gel lubricante, sollievo dal dolore, medidor de presión, saúde, rollator déambulateur, andador ortopédico',
      signs:
        '体温计, 血压计, 血糖仪, 口罩, 创可贴, 轮椅, 护腰, 隐形眼镜, 避孕套, 医用, 药, マスク, 体温計, 耳塞, 热水袋, 助听器, 药品, 隐形眼镜美瞳',
      grams: [80, 350, 1200],
      strength: 0.85,
      also: ['cosmetics'],
    },
  ],
}
