import type { KindGroup } from './kind.ts'

/** Memory and drives. */
export const computerStorage: KindGroup = {
  category: 'computers',
  kinds: [
    {
      en: 'm.2 ssd, nvme ssd, nvme, internal ssd, solid state drive, solid state drives, ssd, sata ssd, internal solid state drive, ssd 1tb',
      ar: 'اس اس دي',
      tr: 'ssd disk, nvme ssd',
      romance: 'disque ssd, disco ssd, unidad ssd, disco sólido',
      signs: '固态硬盘',
      grams: [45, 110, 220],
      role: 'part',
      also: ['electronics'],
    },
    {
      en: 'external hard drive, portable hard drive, external ssd, portable ssd, external hdd',
      ar: 'هارد خارجي',
      tr: 'taşınabilir disk, harici disk, taşınabilir ssd',
      germanic: 'externe festplatte',
      romance: 'disque dur externe, disco duro externo, hard disk esterno, hd externo, disco externo',
      signs: '移动硬盘',
      grams: [150, 330, 900],
      also: ['electronics'],
    },
    {
      en: 'memory module, ram, ddr4, ddr5, ddr3, ddr2, sodimm, so-dimm, dimm, desktop memory, laptop memory, memory kit, ddr3-sdram, sdram, ecc memory, system specific memory, gb memory, server memory, ram memory, valueram, vengeance lpx, fury beast, trident z, memory upgrade, mb memory module, pc memory, memory ram',
      ar: 'رام, رامات, ذاكرة رام, ذاكرة عشوائية',
      tr: 'bellek, ram bellek, notebook ram, ram, masaüstü ram',
      germanic: 'arbeitsspeicher, werkgeheugen, speichermodul',
      romance: 'mémoire ram, memoria ram, memória ram, barrette mémoire, módulo memoria, mémoire vive',
      signs: '内存条, 内存, メモリー',
      grams: [20, 60, 150],
      role: 'part',
      strength: 0.9,
      also: ['electronics'],
    },
    {
      en: 'hard drive, hdd, hard disk, internal hard drive, sas drive, hard disk drive, nas hard drive, serial ata, serial ata ii, serial ata iii, barracuda, ironwolf, wd red, sas hard drive, scsi drive, hot-plug hard drive, gb sata, tb sata, caviar, raptor drive, ultrastar, dvd drive, optical drive, blu-ray drive, blu-ray burner, dvd burner, dvd-rw, dvd writer, optical disc drive, tape drive, floppy drive, hard drives, hdd caddy drive, scsi, gb hard drive',
      ar: 'هارد ديسك, هارد, قرص صلب, وحدة تخزين ssd, هارد داخلي, ذاكرة خارجية, وحدة تخزين',
      tr: 'harddisk, hard disk, sabit disk, hdd, dahili disk',
      germanic: 'festplatte, harde schijf, festplatten, harddisk, brenner, laufwerk, hårddisk',
      romance: 'disque dur, disco duro, hard disk interno, disque dur interne, disco rigido, graveur, masterizzatore',
      signs: '硬盘, ハードディスク, 机械硬盘',
      grams: [70, 300, 850],
      role: 'part',
      strength: 0.95,
      also: ['electronics'],
    },
    {
      en: 'usb flash drive, flash drive, usb stick, memory stick, pen drive, usb drive, thumb drive, usb memory, micro sd, microsd, sd card, memory card, sdhc, sdxc, microsdhc, microsdxc, compactflash, compact flash, cf card, microsd card, datatraveler, cruzer, jumpdrive, cfexpress, sdhc card, micro sdxc card, flash memory card, cf express, secure digital, usb pendrive',
      ar: 'فلاشة, فلاش ميموري, ذاكرة فلاش, كارت ميموري, كرت ذاكرة, بطاقة ذاكرة, ميموري كارد, فلاش usb, كارت ذاكرة',
      tr: 'usb bellek, flash bellek, hafıza kartı, micro sd kart, sd kart, flash disk, bellek kartı, microsd hafıza kartı',
      germanic: 'usb-stick, speicherkarte, geheugenkaart, usb-sticks, speicherkarten, speicherstick, minneskort',
      romance:
        'clé usb, carte mémoire, memoria usb, tarjeta de memoria, chiavetta usb, scheda di memoria, scheda memoria, pendrive, cartão de memória, cartes mémoire, tarjeta micro sd, tarjeta sd, clés usb, cartão micro sd',
      signs: '优盘, 内存卡, 存储卡, 闪存盘, メモリーカード, SDカード, U盘, 储存卡',
      grams: [10, 40, 90],
      strength: 1.1,
      also: ['electronics'],
    },
  ],
}
