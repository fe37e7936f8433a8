import type { KindGroup } from './kind.ts'

export const cosmetics: KindGroup = {
  category: 'cosmetics',
  kinds: [
    {
      en: 'lipstick, lip gloss, lip balm, lip liner, lip tint, lip oil, mascara, eyeliner, eyebrow pencil, brow gel, brow pencil, eyeshadow, eyeshadow stick, concealer, blush, bronzer, highlighter makeup, lip stain, liquid lipstick, false eyelashes, lashes, eyelash, eyelash glue, kajal, kohl, nail polish, gel polish, press on nails, nail tips, cuticle oil, lip mask, lip plumper, brow lamination, setting powder, pressed powder, compact powder, face powder, lip stick, nail lacquer, nail art, lash serum, eye pencil, lip pencil, blusher, nail glue, fake nails, eyelash extension, gel nail polish, nail sticker, lip crayon',
      ar: 'احمر شفاه, روج, ماسكارا, مسكرة, كحل, ايلاينر, ملمع شفاه, مرطب شفاه, كونسيلر, بلاشر, ظلال عيون, ظل عيون, طلاء اظافر, رموش, احمر خدود, قلم حواجب, مناكير, اظافر صناعية, بودرة وجه, باليت عيون, ليب جلوس, هايلايتر, ليب بالم, تنت, محدد شفاه, رموش صناعية, برونزر',
      tr: 'ruj, maskara, rimel, eyeliner, göz kalemi, allık, kapatıcı, dudak parlatıcısı, dudak kalemi, oje, takma kirpik, dudak balmı, kaş kalemi, aydınlatıcı makyaj, pudra, göz farı, kalıcı oje, protez tırnak, bronzer, dudak nemlendirici, likit ruj, kaş maskarası, tırnak jeli',
      germanic:
        'lippenstift, wimperntusche, lidschatten, nagellack, lippenbalsam, künstliche wimpern, lippenpflege, kajalstift, nagellak, concealer, augenbrauenstift',
      romance:
        'rouge à lèvres, mascara, vernis à ongles, labial, barra de labios, sombra de ojos, rossetto, batom, esmalte de uñas, ombretto, smalto, baume à lèvres, pintalabios, delineador, fard à paupières, faux cils, pestañas postizas, ciglia finte, anticernes, corrector maquillaje, rubor',
      signs: '口红, 睫毛膏, 眼影, 眼线笔, 唇釉, 腮红, 美甲, 口紅, マスカラ, 眉笔, 唇膏, 指甲油, 假睫毛, 遮瑕',
      grams: [15, 50, 120],
    },
    {
      en: 'foundation, makeup palette, eyeshadow palette, makeup set, makeup kit, primer, setting spray, bb cream, cc cream, cushion foundation, contour, makeup, makeup brush, makeup brushes, brush set makeup, beauty blender, makeup sponge, makeup remover, skin tint, face primer, tinted moisturizer, beauty blenders, face palette, blush palette, foundation stick, foundation brush, powder brush, makeup fixer, makeup sponges, makeup puff, powder puff, lash curler, eyelash curler, tweezers, micellar water, cleansing balm, cleansing oil, micellar cleansing water, makeup remover wipes, cotton pads, cosmetic set, cosmetics',
      ar: 'كريم اساس, فاونديشن, مكياج, فرش مكياج, مجموعة مكياج, باليت, مزيل مكياج, ميسيلار, برايمر, اسفنجة مكياج, طقم مكياج, بي بي كريم, مثبت مكياج, مستحضرات تجميل, ملقط, ماء ميسيلار, كريم الاساس, قطن مكياج',
      tr: 'fondöten, makyaj seti, makyaj fırçası, far paleti, makyaj temizleme suyu, makyaj bazı, makyaj süngeri, bb krem, cc krem, makyaj, makyaj sabitleyici, fırça seti makyaj, cımbız, misel su, kirpik kıvırıcı, kozmetik, makyaj paleti, makyaj temizleyici',
      germanic:
        'make-up, schminkset, abschminktücher, mizellenwasser, pinselset, grundierung make-up, kosmetik, schminke, lidschattenpalette, foundation',
      romance:
        'fond de teint, maquillage, maquillaje, base de maquillaje, fondotinta, trucco, palette maquillage, pinceaux maquillage, eau micellaire, agua micelar, acqua micellare, paleta de sombras, brochas maquillaje, démaquillant, desmaquillante, cosmétique, cosméticos, maquiagem, cosmetica',
      signs: '粉底液, 化妆品, 彩妆, 化妆刷, 卸妆, 气垫, 粉饼, 眼影盘, ファンデーション, 美妆蛋, 隔离霜, 卸妆油',
      grams: [40, 140, 350],
    },
    {
      en: 'face cream, moisturizer, moisturiser, day cream, night cream, eye cream, anti aging cream, serum, face serum, hyaluronic acid serum, vitamin c serum, niacinamide, retinol, retinol serum, toner face, toner lotion, essence, ampoule, sheet mask, face mask skincare, clay mask, peeling, exfoliator, face scrub, cleanser, face wash, facial cleanser, cleansing foam, gel cleanser, acne treatment, pimple patch, spot treatment, skin care, skincare, skincare set, sunscreen, sun cream, sunblock, sun lotion, spf50, spf 50, spf 30, face oil, facial mist, eye patches, eye gel, anti-shine, mattifying gel, mattifying, face lotion, acne patch, peel pads, moisturizing cream, anti-aging, hydrating cleanser, foaming cleanser, snail mucin, facial toner, face toner, under eye patches, facial mask, peeling solution, azelaic acid, salicylic acid, glycolic acid, aha bha, hydro boost, water gel, barrier cream, moisturizing lotion, whitening cream, eye serum, sun stick, sun spray, after sun, facial treatment essence, cica cream, sleeping mask, brightening serum, dark spot corrector, facial oil, sun screen, facial serum, facial cream, moisturising cream, blemish gel, acne gel, acne cream, cleansing gel, healing ointment, repair cream, peptide serum',
      ar: 'كريم وجه, كريم مرطب, مرطب, سيروم, سيرم, غسول, غسول وجه, واقي شمس, واقي من الشمس, صن بلوك, ماسك وجه, كريم عيون, كريم العين, كريم نهار, كريم ليلي, عناية بالبشرة, مقشر, كريم, صن سكرين, كريم تفتيح, حمض الهيالورونيك, نياسيناميد, ريتينول, لوشن للوجه, كريم مضاد للتجاعيد, قناع وجه, جل منظف, العناية بالبشرة, علاج حب الشباب, صنسكرين, غسول للوجه, كريم للوجه, كريم للبشرة, ماء ورد',
      tr: 'yüz kremi, nemlendirici, nemlendirici krem, serum, yüz serumu, güneş kremi, yüz temizleme jeli, tonik, göz kremi, gece kremi, gündüz kremi, cilt bakım, yüz maskesi, peeling, leke kremi, krem, temizleme jeli, cilt bakım seti, sivilce kremi, akne kremi, yüz yıkama jeli, kil maskesi, güneş koruyucu, cilt serumu, kırışıklık karşıtı krem, kağıt maske, niacinamide serum, bakım kremi',
      germanic:
        'gesichtscreme, feuchtigkeitscreme, sonnencreme, gesichtsmaske, nachtcreme, tagescreme, augencreme, gesichtsserum, waschgel, sonnenmilch, hautpflege, zonnebrand, gezichtscrème, dagcrème, nachtcrème, sonnenspray, creme, gesichtswasser, gesichtsreinigung, zonnebrandcrème, sonnenschutz',
      romance:
        'crème visage, crème hydratante, crème de jour, crème solaire, sérum, sérum visage, masque visage, crema facial, crema hidratante, protector solar, crema viso, siero, siero viso, protezione solare, limpiador facial, creme hidratante, protetor solar, contorno de ojos, lait solaire, spray solaire, huile visage, crema solar, crema solare, gel nettoyant, contour des yeux, soin visage, contorno occhi, tónico facial, exfoliante, nettoyant visage, mascarilla facial, maschera viso, crème anti-âge, crème, crema',
      signs:
        '面霜, 精华, 防晒, 面膜, 洗面奶, 爽肤水, 乳液, 眼霜, 护肤, 化粧水, 日焼け止め, 美容液, 洁面, 护肤品, 精华液, 水乳, 卸妆水, 防晒霜',
      grams: [60, 140, 320],
      byContent: [1.25, 35],
    },
    {
      en: 'shampoo, conditioner, hair mask, hair oil, hair serum, leave-in conditioner, hair cream, hair gel, hair wax, pomade, hair color, hair dye, dry shampoo, hair treatment, hair growth, hair spray, hairspray, argan oil, rosemary oil, castor oil hair, hair tonic, hair mousse, hair care, keratin treatment, scalp scrub, body wash, shower gel, soap, bar soap, castile soap, hand soap, liquid soap, hand wash, body lotion, body butter, body cream, body scrub, body oil, hand cream, foot cream, bath bomb, bubble bath, bath salts, deodorant, antiperspirant, deodorant stick, petroleum jelly, body milk, moisturizing lotion body, shaving cream, shaving foam, shaving gel, beard oil, beard balm, hair removal cream, wax strips, hair removal wax, intimate wash, cocoa butter, shea butter, coconut oil hair, hand sanitizer, bath oil, epsom salt, self tanner, self tan, tanning mousse, tanning lotion, aloe vera gel, curl cream, bond repair, bonding oil, hair perfector, hair lotion, heat protectant, detangler, scalp serum, minoxidil foam, leave in, purple shampoo, shampoo and conditioner, hair bleach, body spray deo, roll on deodorant, foot mask, hair styling, styling cream, styling gel, body serum, hand lotion, beard kit, massage oil, essential oil, essential oils, edge control, hair fibers, hair powder, magic soap, shower cream, body gel, hair clay, foot scrub, hair balm, soap bar, intimate gel, hair setting lotion, bath & body, bath gel, tea tree oil, jojoba oil, castor oil, baby oil adult',
      ar: 'شامبو, بلسم, ماسك شعر, زيت شعر, سيروم شعر, صبغة شعر, جل شعر, كريم شعر, غسول جسم, شاور جل, صابون, لوشن, لوشن جسم, كريم جسم, كريم يدين, كريم اليد, مزيل عرق, زبدة الشيا, حمام كريم, بديل زيت, زيت للشعر, شاور, مقشر جسم, زيت ارجان, فازلين, حلاوة ازالة الشعر, كريم ازالة الشعر, معجون حلاقة, رغوة حلاقة, زيت لحية, مخمرية, صابون سائل, بودي لوشن, ليف ان, العناية بالشعر, جل استحمام, زيت جوز الهند, زيت اكليل الجبل, فوم حلاقة, سكراب, واكس شعر, عناية بالجسم, حنة شعر, حنة, زيت الخروع, ديودرنت, شامبو وبلسم, بروتين شعر, كرياتين شعر, كريم فرد',
      tr: 'şampuan, saç kremi, saç maskesi, saç bakım yağı, saç serumu, saç boyası, jöle, saç spreyi, duş jeli, sabun, vücut losyonu, el kremi, vücut kremi, deodorant, tıraş köpüğü, tıraş jeli, ağda, vücut peelingi, sıvı sabun, saç bakım, vücut spreyi, saç toniği, sakal yağı, argan yağı, banyo köpüğü, vazelin, tüy dökücü krem, saç köpüğü, vücut yağı, saç yağı, katı sabun, bakım yağı, ayak kremi, saç maskı, vücut şampuanı, saç açıcı, aloe vera jel, hint yağı, bronzlaştırıcı, keratin bakım, saç kremi bakım, masaj yağı, anti-perspirant',
      germanic:
        'haarshampoo, spülung, haarmaske, haarfarbe, haaröl, duschgel, seife, körperlotion, bodylotion, handcreme, rasierschaum, badezusatz, haarspray, haargel, duschcreme, zeep, haarverf, körperpflege, douchegel, handseife, bartöl, badesalz, deospray, haarkur, massageöl',
      romance:
        'shampooing, après-shampooing, masque cheveux, gel douche, savon, lait corporel, crème mains, champú, acondicionador, gel de ducha, jabón, crema corporal, loción corporal, sapone, bagnoschiuma, balsamo capelli, maschera capelli, xampu, condicionador, sabonete, desodorante, déodorant, coloration cheveux, tinte, huile cheveux, mascarilla capilar, crema de manos, gel de banho, huile de massage, loção, huile corps, tinta per capelli, crema mani, aceite corporal, crema corpo, mousse à raser, óleo capilar, aceite capilar',
      signs:
        '洗发水, 护发素, 沐浴露, 香皂, 身体乳, 护手霜, 染发, 发膜, シャンプー, コンディショナー, ボディソープ, 精油, 洗发露, 护发, 手工皂, 洗手液, 发蜡',
      grams: [120, 330, 700],
      byContent: [1.25, 35],
    },
    {
      en: 'toothpaste, toothbrush, mouthwash, dental floss, teeth whitening, whitening strips, manual toothbrush, toothbrush set, razor, razor blades, disposable razor, safety razor, shaving razor, nail clipper, nail file, hair brush, hairbrush, comb, hair comb, detangling brush, gua sha, jade roller, face roller, loofah, bath sponge, makeup mirror hand, nail kit, manicure set, manicure kit, pedicure kit, sanitary pads, menstrual cup, tampons, panty liners, cotton swabs, interdental brush, derma roller, dermaroller, wooden comb, shower puff, foot file, tongue scraper, dental care kit, razor cartridges, blades refill, fusion blades, mach3, razor refills, foot peel, paddle brush, period underwear pads, body brush, exfoliating gloves, perfume atomizer, spray bottle travel, perfume atomizer empty, perfume bottle empty, empty perfume bottle, perfume organizer, travel bottles',
      ar: 'معجون اسنان, فرشاة اسنان, غسول فم, تبييض اسنان, شفرات حلاقة, ماكينة حلاقة يدوية, مشط, فرشاة شعر, فوط صحية, قصافة اظافر, ليفة, شرائط تبييض, خيط اسنان, موس حلاقة, ديرما رولر, طقم مانيكير, مبرد اظافر, كأس الحيض, زجاجة عطر فارغة, بخاخ عطر فارغ, شفرات',
      tr: 'diş macunu, diş fırçası, ağız bakım suyu, gargara, diş ipi, tıraş bıçağı, tarak, saç fırçası, hijyenik ped, tırnak makası, lif, jilet, törpü, manikür seti, yedek tıraş bıçağı, diş beyazlatma, pamuk çubuk, tampon hijyenik, günlük ped',
      germanic:
        'zahnpasta, zahnbürste, mundspülung, rasierklingen, rasierer, haarbürste, kamm, tandpasta, scheermesjes, haarborstel, maniküreset, zahnseide, tandenborstel, nagelschere, wattepads, rasierhobel, damenbinden',
      romance:
        'dentifrice, brosse à dents, bain de bouche, rasoir, brosse à cheveux, pasta de dientes, cepillo de dientes, maquinilla de afeitar, dentifricio, spazzolino, rasoio, spazzola capelli, escova de dentes, peine, enjuague bucal, lames de rasoir, collutorio, serviettes hygiéniques, pettine, cortaúñas, cuchillas de afeitar',
      signs: '牙膏, 牙刷, 漱口水, 剃须刀手动, 梳子, 卫生巾, 指甲刀, 刮痧板, 歯ブラシ',
      grams: [30, 130, 350],
      also: ['accessories'],
    },
    {
      en: 'wig, human hair wig, lace front wig, hair extensions, hair bundles, ponytail extension, clip in hair extensions, hairpiece, hair topper, braiding hair, beauty gift set, skincare gift set, bath gift set, gift set beauty, bath and body gift set, advent calendar beauty, spa gift set, spa gift basket, beauty set, health & beauty, personal care, beauty & personal care, temporary tattoo, grooming, men grooming, grooming kit',
      ar: 'باروكة, شعر مستعار, وصلات شعر, اكستنشن, مجموعة عناية, طقم عناية, جمال, الجمال, تاتو مؤقت, عناية شخصية, الصحة والجمال, بكج عناية',
      tr: 'peruk, saç kaynak, çıt çıt saç, postiş, kişisel bakım, bakım seti, geçici dövme, kaynak saç',
      germanic: 'perücke, haarverlängerung, pflegeset, schönheit, körperpflege set, pruik, drogerie',
      romance:
        'perruque, peluca, extensions cheveux, parrucca, coffret beauté, beauté, belleza, bellezza, extensiones de pelo, soins, set de belleza, peruca, tatouage éphémère, cofanetto beauty, cuidado personal',
      signs: '假发, 接发, 美容, 美妆, ウィッグ, 纹身贴',
      grams: [100, 280, 700],
      strength: 0.8,
    },
  ],
}
