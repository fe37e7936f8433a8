// What everybody tries first. No rule of composition: length and not being here are what counts.
const guessedFirst = new Set(
  `password passwords password1 password12 password123 passw0rd p@ssw0rd p@ssword pa$$word mypassword newpassword changeme
  changeit letmein1 welcome1 welcome123 qwertyui qwertyuiop qwerty123 qwerty12 qwerty1234 qwertyasdf asdfghjk asdfghjkl
  zxcvbnm1 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qazwsxedc q1w2e3r4 zaq12wsx abcd1234 abc12345 abcdefgh abcdefghi a1b2c3d4
  aa123456 a1234567 a12345678 12345678 123456789 1234567890 0123456789 01234567 987654321 9876543210 87654321 0987654321
  11223344 12341234 12121212 123123123 123321123 112233445566 147258369 159753456 123654789 741852963 789456123 456789123
  iloveyou iloveyou1 iloveyou2 ilovegod princess princess1 sunshine sunshine1 football football1 baseball basketball
  superman batman123 spiderman pokemon1 starwars whatever trustno1 computer internet dragon123 monkey123 shadow123
  michael1 jessica1 michelle jennifer elizabeth alexander charlie1 freedom1 liverpool chelsea1 arsenal1 barcelona
  realmadrid ronaldo7 messi123 manchester zamalek1 zamalek123 alahly123 ahly1907 elahly1907 mosalah11 mohamed1 mohamed123
  mohammed muhammad ahmed123 ahmed1234 mahmoud1 mahmoud123 mostafa1 mostafa123 abdallah abdullah ibrahim1 khaled123
  fatima123 habibi123 hbibi123 alhamdulillah bismillah inshallah mashallah allahuakbar subhanallah egypt123 egypt2011
  egypt2025 egypt2026 masr2026 cairo123 cairo2026 dubai123 dubai2026 emirates uae12345 facebook facebook1 google123
  samsung1 samsung123 iphone123 huawei123 vodafone vodafone1 orange123 master123 admin123 admin1234 administrator root1234
  test1234 testtest test12345 default1 temp1234 secret123 hello123 hellohello summer2025 summer2026 winter2025 winter2026
  ramadan1 ramadan2026 shopping1 onlineshop amazon123 aliexpress shein123 noon1234`.split(/\s+/),
)

/** Too easily guessed: on the list, one character or a run repeated, or little more than a word about its owner. */
export function isWeakPassword(password: string, about: readonly string[]): boolean {
  const plain = password.normalize('NFKC').toLowerCase().trim()
  if (guessedFirst.has(plain) || /^(.{1,4})\1+$/.test(plain) || isRun(plain)) return true
  const letters = plain.replace(/[\d\W_]+/gu, '') || plain
  return ['marsa', 'مرسى', ...about].some((word) => {
    const known = word.toLowerCase().trim()
    return known.length >= 3 && (plain === known || (letters === known && plain.length - known.length <= 4))
  })
}

// 12345678, hgfedcba: each character follows the one before it.
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((character, index) => character.charCodeAt(0) - text.charCodeAt(index))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}
