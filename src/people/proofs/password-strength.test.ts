import assert from 'node:assert/strict'
import { test } from 'node:test'
import { samplePassword } from '#world/samples/people/people.samples.ts'
import { isWeakPassword, wordsAbout } from './password-strength.ts'

const wellKnown =
  `Password1! Password123! P@ssw0rd P@ssw0rd1 P@$$w0rd! Passw0rd! password1234 Welcome1! Welcome@123 Welcome2024
  Admin@123 Admin123! administrator1 Ahmed@123 Ahmed123! Mohamed@123 Mohamed2024 Mahmoud@2023 Fatma@1234 Sara@1234 Omar12345
  12345678910 123456789a a123456789 1234567890q 1q2w3e4r5t 1qaz2wsx3edc qwerty123! Qwerty@123 Qwerty12345 qwertyuiop123 asdfghjkl1
  zxcvbnm123 abc123456 Abc@1234 Abcd@1234 abcd12345 aa12345678 Aa123456 Aa@123456 Test@1234 Test1234! iloveyou123 iloveyou!
  ILoveYou2 sunshine123 princess123 football123 monkey12345 dragon12345 letmein123 letmein! master12345 superman123 batman1234
  starwars1 Egypt@2024 Egypt2025! Cairo@123 Dubai@123 Dubai2024 Ramadan2024 Habibi@123 habibi1234 Zamalek1911 alahly1907
  realmadrid7 barcelona10 liverpool2020 chelsea123 00000000 11111111 87654321 01012345678 01001234567 marsa2026 Marsa@123 مرسى123
  كلمةالسر كلمةالمرور 1234abcd! 1234abcdabcd`.split(/\s+/)

test("common guesses are refused: leaked passwords, local names, sequences, dates, the shop's own name", () => {
  assert.ok(wellKnown.length >= 68)
  assert.deepEqual(
    wellKnown.filter((password) => !isWeakPassword(password, [])),
    [],
  )
})

test('a sentence, four words or a generated password is accepted, in any letters', () => {
  const good = [samplePassword, 'moonlit felucca 88', 'purple-otter-sings-7', 'k8Gq2!vZp', 'sQ7mfv92xT']
  const arabic = ['قارب ازرق يعبر الخليج', 'نافذة على البحر 7']
  assert.deepEqual(
    [...good, ...arabic].filter((one) => isWeakPassword(one, [])),
    [],
  )
})

test("the owner's own name with a few digits is refused, and accepted from anybody else", () => {
  const about = wordsAbout({ names: ['Oleksandra', 'Kvitkovska'], email: 'Blauwal.Tief@example.test' })
  for (const password of ['Oleksandra2026', 'kvitkovska!1', 'blauwal.tief', 'blauwal77']) {
    assert.equal(isWeakPassword(password, about), true, password)
  }
  assert.equal(isWeakPassword('kvitkovska!1', []), false)
})

test('the longest password is checked without delaying others', () => {
  assert.equal(isWeakPassword('aB3$'.repeat(50), []), true)
  assert.equal(isWeakPassword(`${samplePassword} ${'and so on '.repeat(17)}`, []), false)
})
