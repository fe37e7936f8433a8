import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// Common local passwords that no world-wide list has: names, clubs, places, feasts, and words for password.
const localWords =
  `ahmed ahmad mohamed mohammed muhammad mahmoud mostafa mustafa ibrahim khaled hassan hussein hossam omar amr youssef
  yousef tarek karim kareem ayman ashraf sherif walid waleed abdallah abdullah abdelrahman abdo salah mosalah fatma fatima aisha
  mariam maryam nour nourhan sara salma yasmin heba mona rania dina eman aya amira zamalek ahly alahly elahly masr misr egypt cairo
  alexandria giza dubai sharjah abudhabi emirates uae ramadan eid habibi habibti allah alhamdulillah bismillah inshallah
  mashallah subhanallah allahuakbar vodafone orange etisalat talabat noon souq jumia marsa admin welcome password
  محمد احمد أحمد محمود مصطفى ابراهيم إبراهيم خالد حسن حسين عمر يوسف علي فاطمة عائشة مريم نور سارة مصر القاهرة دبي الامارات الإمارات
  رمضان حبيبي الله الحمدلله بسمالله الأهلي الاهلي الزمالك سر كلمة المرور كلمةالسر كلمةالمرور كلمهالسر كلمهالمرور باسورد مرسى`.split(
    /\s+/,
  )

let estimator: ZxcvbnFactory | null = null

// Loaded with the first password: the lists take a fifth of a second.
function estimate(password: string, about: readonly string[]): number {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, local: localWords },
    graphs: adjacencyGraphs,
    maxLength: longest,
  })
  return estimator.check(password, [...about]).guessesLog10
}

// Longer passwords are judged by their first letters; estimating 200 characters takes a second.
const longest = 64
/** At least thirty million guesses: more than any list, or a little more than a listed word. */
const leastGuessesLog10 = 7.5

/**
 * Whether a new password is too easily guessed: one of the 49,000 most often leaked, a word with the usual digits after
 * it, a sequence, a date, or little more than a word about its owner (`about`: name, email).
 */
export function isWeakPassword(password: string, about: readonly string[]): boolean {
  const plain = password.normalize('NFKC').trim()
  const words = ['marsa', 'مرسى', ...about].map((word) => word.trim().toLowerCase()).filter((word) => word.length >= 3)
  const parts = words.flatMap((word) => word.split(/[@._+\s-]+/)).filter((word) => word.length >= 3)
  return estimate(plain.slice(0, longest), [...words, ...parts]) < leastGuessesLog10
}

/** The words about its owner that a password must not consist of: the name, and the email without its host. */
export function wordsAbout(owner: { readonly names: readonly string[]; readonly email: string }): readonly string[] {
  return [...owner.names, owner.email, owner.email.split('@')[0] ?? '']
}
