import type { KindGroup } from '#catalog/estimates/kinds/kind.ts'

/** Switches, from the desk to the cabinet. */
export const networkSwitches: KindGroup = {
  category: 'electronics',
  kinds: [
    {
      en: 'l3 managed, managed switch 24, smart managed switch, small business switch',
      model: /\b[SC](?:F|G|BS)\d{3}-(?:8|10|16|24|26|28|48|50|52)\w*/,
      grams: [1800, 3400, 6500],
      strength: 1.5,
      also: ['computers'],
    },
    {
      en: 'fortigate, firewall, security gateway, dream machine, cloud gateway, firewall appliance, sonicwall, watchguard firebox, vpn gateway',
      grams: [900, 2200, 6500],
      strength: 1.2,
      also: ['computers'],
    },
    {
      en: 'powerswitch, aruba switch, nexus switch, firewall rack, sfp+ switch, switch poe+, poe+ switch',
      model: /\b(?:24|48)G (?:PoE|\d ?SFP|switch)/i,
      grams: [3000, 5300, 9000],
      strength: 1.25,
      also: ['computers'],
    },
    {
      code: 'electronics-network-switch-models',
      model:
        /\b(?:WS-C\d{4}\w*|C9\d{3}\w*|EX\d{4}|GS\d{3,4}\w*|SG\d{3}\w*|XGS\d{4}|S\d{4}\w*|N\d{4}\w*|CBS\d{3}|CRS\d{3}|USW(?:-PRO)?)-(?:24|48)\w*/i,
      grams: [3800, 6300, 9500],
      strength: 2.2,
      also: ['computers'],
    },
    {
      en: 'managed switch, managed l2, managed l3, rack switch, l3 switch, catalyst, 48-port, 48 port, 24-port switch, 24 port, procurve, stackable switch, core switch, network switch managed',
      model: /\b(?:WS-C\d{4}\w*-\d{2}\w*|C9\d{3}\w*-\d{2}\w*|J\d{4}A)\b/,
      grams: [3000, 5800, 9500],
      strength: 1.2,
      also: ['computers'],
    },
    {
      en: 'routing switch, modular switch, network chassis, switch chassis, network equipment chassis, chassis switch, core router, router chassis',
      grams: [15000, 38000, 80000],
      strength: 1.3,
      also: ['computers'],
    },
    {
      en: 'network switch, ethernet switch, gigabit switch, desktop switch, unmanaged switch, switch gigabit, smart switch network, l2 switch, gs108, unmanaged, fast ethernet',
      ar: 'سويتش شبكة',
      tr: 'ağ anahtarı, switch',
      germanic: 'netzwerk-switch, netwerkswitch, switches',
      romance: 'switch réseau, switch di rete',
      signs: '交换机',
      grams: [280, 650, 1500],
      also: ['computers'],
    },
  ],
}
