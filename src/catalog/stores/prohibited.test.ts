import assert from 'node:assert/strict'
import { test } from 'node:test'
import { prohibitedReason } from './prohibited.ts'

test('goods that may not fly are recognised by kind, in every language of our stores', () => {
  assert.equal(prohibitedReason('Dior Sauvage Eau de Parfum 100ml'), 'flammable')
  assert.equal(prohibitedReason('عطر رجالي فاخر 50 مل'), 'flammable')
  assert.equal(prohibitedReason('DJI Mini 4 Pro Fly More Combo'), 'drones')
  assert.equal(prohibitedReason('Anker Power Bank 20000mAh'), 'batteries')
  assert.equal(prohibitedReason('无人机 航拍 4K'), 'drones')
  assert.equal(prohibitedReason('Kadın Parfüm 50 ml'), 'flammable')
  assert.equal(prohibitedReason('Disposable vape 5000 puffs'), 'tobacco')
})

test('ordinary things with the same words are allowed', () => {
  const ordinary = [
    'Nerf toy pistol',
    'Carrying case for DJI Mini 4',
    'Fragrance-free moisturizer',
    'Wine glasses set of 6',
    'Hair dryer 2000 W',
    'Silicone cover for power bank',
    'Glue gun with 20 sticks',
    'Perfume organizer tray',
    'Hot glue rifle range poster',
    'Solar powered garden light',
    'Cigarette trousers, black',
  ]
  for (const title of ordinary) assert.equal(prohibitedReason(title), null, title)
})

test('a category can show what the title hides', () => {
  assert.equal(prohibitedReason('Sauvage 100ml', 'Beauty > Perfumes'), 'flammable')
})
