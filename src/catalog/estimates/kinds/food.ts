import type { KindGroup } from './kind.ts'

/** What people eat and drink. */
export const food: KindGroup = {
  category: 'other',
  kinds: [
    {
      en: 'coffee, coffee beans, ground coffee, instant coffee, coffee capsules, coffee pods, tea, green tea, black tea, herbal tea, chocolate, candy, sweets, gummies candy, cookies, biscuits, snack, snacks, chips, crisps, nuts, almonds, cashews, pistachios, walnuts, dried fruit, jam, peanut butter, nutella, granola, oats, basmati rice, pasta, noodles, ramen, flour, spices, spice, seasoning, sauce, ketchup, mayonnaise, hot sauce, soy sauce, olive oil, cooking oil, coconut oil, vinegar, tuna, lentils, powdered milk, cheese, yogurt, ice cream, cake mix, pancake mix, soft drink, energy drink, water bottle pack, mineral water, sparkling water, chewing gum, popcorn, olives, pickles, tahini, halva, turkish delight, baklava, chicken, beef, pork, lamb, shrimp, salmon, meat, sausage, vegetables, apple fruit, avocado, avocado ripe, apricot, tomato, potato, onion, grapes, orange fruit, ripe & ready, food, grocery, beverages, baking powder, matcha, protein pancake, kombucha, saffron, crackers, jerky, beef jerky, truffle, maple syrup, sweetener, stevia, chia seeds, quinoa, candy bar, kitkat, ferrero, lindt, pocky, seaweed, kimchi, fresh fruit, fruit & veg, pantry, marshmallow, lollipop, lollipops, jelly beans, licorice, caramel, dark chocolate, milk chocolate, chocolates, gift hamper food, cacao, cocoa powder, cold brew, espresso beans, tea bags, cupcakes, dairy, hummus, ginger root, cinnamon, cardamom, mushrooms, steak, bacon, ham, turkey breast, groceries, rum, gin',
      ar: 'قهوة, بن, شاي, شوكولاتة, شوكولاته, حلوى, حلويات, بسكويت, شيبس, مكسرات, لوز, كاجو, فستق, تمر, تمور, عسل, مربى, زبدة الفول, نوتيلا, حبوب افطار, شوفان, ارز, مكرونة, معكرونة, نودلز, دقيق, سكر, ملح, بهارات, توابل, صلصة, كاتشب, زيت زيتون, زيت طعام, خل, تونة, فول, حليب, حليب بودرة, جبن, جبنة, زبدة, زبادي, عصير, مشروب, مشروب طاقة, مياه معدنية, علكة, لبان, فشار, زيتون, مخلل, طحينة, حلاوة طحينية, دجاج, سمك, جمبري, فواكه, خضروات, بقالة, طعام, اغذية, نسكافيه, كبسولات قهوة, زعفران, كاكاو, سكاكر, تسالي, بن تركي, قهوة عربية, كنافة, معمول تمر, بقلاوة, راحة الحلقوم, سناك, مشروبات, بيض, هيل, قرفة, زنجبيل, اعشاب, كرك, ماتشا, زيت جوز هند للطبخ',
      tr: 'kahve, türk kahvesi, filtre kahve, yeşil çay, bitki çayı, çikolata, şekerleme, bisküvi, cips, kuruyemiş, badem, fındık, fıstık, ceviz, hurma, kuru meyve, reçel, fıstık ezmesi, kahvaltılık gevrek, granola, yulaf, pirinç, makarna, baharat, ketçap, mayonez, zeytinyağı, ayçiçek yağı, sirke, konserve, ton balığı, süt tozu, peynir, tereyağı, yoğurt, meyve suyu, gazlı içecek, enerji içeceği, maden suyu, sakız, zeytin, turşu, tahin, helva, lokum, baklava, pekmez, salça, gıda, süpermarket, içecek, atıştırmalık, gofret, kapsül kahve, bulgur, mercimek, nohut, safran, sucuk, pastırma, damla sakızı, kakao, cezerye, simit, antep fıstığı, kestane, nescafe, kurabiye, salep, gıda & içecek',
      germanic:
        'kaffee, kaffeebohnen, kaffeekapseln, schokolade, süßigkeiten, kekse, chips, nüsse, mandeln, datteln, honig, marmelade, müsli, haferflocken, reis, nudeln, mehl, zucker, gewürze, soße, olivenöl, saft, limonade, käse, wurst, lebensmittel, koffie, thee, chocolade, snoep, koekjes, noten, honing, pralinen, bonbons, gummibärchen, koffiebonen, getränke, espressobohnen, kruiden, fleisch, koffiecapsules, delikatessen, supermarkt, kaffe, choklad, godis, pindakaas, gemüse, lakritz',
      romance:
        'café, café en grains, capsules café, chocolat, bonbons, biscuits, noix, amandes, dattes, miel, confiture, céréales, riz, pâtes, farine, sucre, épices, huile d olive, jus, fromage, saucisson, épicerie, café en grano, cápsulas de café, chocolate, caramelos, galletas, frutos secos, almendras, dátiles, mermelada, cereales, arroz, harina, azúcar, especias, aceite de oliva, zumo, queso, jamón, alimentación, caffè, caffè in grani, capsule caffè, cioccolato, cioccolatini, caramelle, biscotti, noci, mandorle, marmellata, cereali, riso, farina, zucchero, spezie, olio d oliva, succo, formaggio, salame, alimentari, café em grãos, biscoito, castanha, azeite, suco, queijo, alimentos, turrón, panettone, pescado, thịt, pastas, golosinas, grocery, bouillon, tequila, cafè, boissons, supermercado, bebidas, bevande, chocolates, dulces, infusión, tisane, sirop, snacks salados, fruits secs, conserve',
      signs:
        '咖啡豆, 茶叶, 巧克力, 零食, 饼干, 坚果, 蜂蜜, 大米, 面条, 调料, 糖果, 绿茶, 红茶, コーヒー, お茶, お菓子, チョコレート, 牛奶, 酱, 食品, 生鲜, 肉干, 螺蛳粉, 月饼, 红枣, 火锅底料',
      grams: [250, 700, 1600],
      strength: 0.9,
      byContent: [1.15, 40],
      set: true,
      eaten: true,
    },
  ],
}
