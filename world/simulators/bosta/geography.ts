type City = { readonly _id: string; readonly name: string; readonly nameAr: string; readonly code: string }

const named: readonly (readonly [number, string, string])[] = [
  [1, 'Cairo', 'القاهرة'],
  [2, 'Alexandria', 'الاسكندرية'],
  [3, 'North Coast', 'الساحل الشمالي'],
  [4, 'Behira', 'البحيرة'],
  [5, 'Dakahlia', 'الدقهلية'],
  [6, 'El Kalioubia', 'القليوبية'],
  [7, 'Gharbia', 'الغربية'],
  [8, 'Kafr Alsheikh', 'كفر الشيخ'],
  [9, 'Monufia', 'المنوفية'],
  [10, 'Sharqia', 'الشرقية'],
  [11, 'Ismailia', 'الاسماعيلية'],
  [12, 'Suez', 'السويس'],
  [13, 'Port Said', 'بورسعيد'],
  [14, 'Damietta', 'دمياط'],
  [15, 'Fayoum', 'الفيوم'],
  [16, 'Bani Suif', 'بني سويف'],
  [17, 'Assuit', 'اسيوط'],
  [18, 'Sohag', 'سوهاج'],
  [19, 'Menya', 'المنيا'],
  [20, 'Qena', 'قنا'],
  [21, 'Aswan', 'اسوان'],
  [22, 'Luxor', 'الأقصر'],
  [23, 'Red Sea', 'البحر الاحمر'],
  [24, 'New Valley', 'الوادي الجديد'],
  [25, 'Giza', 'الجيزة'],
  [26, 'South Sinai', 'جنوب سيناء'],
  [27, 'North Sinai', 'شمال سيناء'],
  [28, 'Matrouh', 'مطروح'],
]

/** The cities as Bosta lists them. */
export const cities: readonly City[] = named.map(([number, name, nameAr]) => ({
  _id: `city${number}`,
  name,
  nameAr,
  code: `EG-${String(number).padStart(2, '0')}`,
}))

// Some districts, spelled as the company does and not as we do; one of them is not served.
const districtNames: Readonly<Record<string, readonly (readonly [string, string, boolean?])[]>> = {
  'EG-01': [
    ['Nasr City', 'مدينه نصر'],
    ['Heliopolis', 'مصر الجديده'],
    ['El-Maadi', 'المعادى'],
    ['New Cairo', 'القاهره الجديده'],
    ['Zamalek', 'الزمالك'],
  ],
  'EG-02': [
    ['Smouha', 'سموحه'],
    ['Sidi Gaber', 'سيدى جابر'],
  ],
  'EG-25': [
    ['Dokki', 'الدقى'],
    ['Al Haram', 'الهرم'],
    ['Bahariya Oasis', 'الواحات البحريه', false],
  ],
}

/** The districts of one city, in Bosta's shape. */
export function districtsOf(cityId: string) {
  const city = cities.find((one) => one._id === cityId)
  if (!city) return null
  return (districtNames[city.code] ?? []).map(([name, nameAr, isServed = true], at) => ({
    zoneId: `${cityId}-zone${at}`,
    zoneName: name,
    zoneOtherName: nameAr,
    districtId: `${cityId}-district${at}`,
    districtName: name,
    districtOtherName: nameAr,
    pickupAvailability: isServed,
    dropOffAvailability: isServed,
    coverage: 'BOSTA',
  }))
}

export function isServedDistrict(districtId: string): boolean {
  const served = cities.flatMap((city) => districtsOf(city._id) ?? [])
  return served.some((one) => one.districtId === districtId && one.dropOffAvailability)
}
