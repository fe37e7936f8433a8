import type { ReactElement } from 'react'

const accent = { stroke: 'var(--accent)' }
const paper = { fill: 'var(--surface)' }
const lamp = { fill: 'var(--accent)', stroke: 'none' }
const sea = (
  <>
    <path d="M22 116c8-5 16-5 24 0s16 5 24 0 16-5 24 0 16 5 24 0 16-5 24 0 16 5 24 0" />
    <path d="M46 127c8-4 16-4 24 0s16 4 24 0 16-4 24 0 16 4 24 0" opacity={0.45} />
  </>
)

/** One picture for each empty or error page. */
export const drawings = {
  harbour: (
    <>
      <path d="M52 112V72a48 48 0 0 1 96 0v40" strokeWidth={5} />
      <path d="M100 50v34M100 54l20 26h-20" {...accent} />
      <path d="M70 90h60l-8 16a6 6 0 0 1-5 3H83a6 6 0 0 1-5-3z" {...paper} />
      {sea}
    </>
  ),
  cart: (
    <>
      <path d="M44 36h14l6 12" />
      <path d="M64 48h94l-11 44H76z" {...paper} />
      <path d="M69 63h85M73 78h77M92 48l6 44M117 48v44M142 48l-6 44" opacity={0.45} />
      <path d="M76 92l-6 12h74" />
      <circle cx={82} cy={115} r={6} {...paper} />
      <circle cx={136} cy={115} r={6} {...paper} />
      <path d="M111 12v24M102 27l9 9 9-9" {...accent} />
    </>
  ),
  orders: (
    <>
      <path d="M64 22h72v96l-9-6-9 6-9-6-9 6-9-6-9 6-9-6-9 6z" {...paper} />
      <path d="M78 42h26M78 58h44M78 74h44" opacity={0.45} />
      <path d="M78 92h16M112 92h10" />
      <circle cx={142} cy={44} r={17} {...paper} {...accent} />
      <path d="M134 44l6 6 10-11" {...accent} />
    </>
  ),
  search: (
    <>
      <path d="M50 40h64v60H50z" {...paper} />
      <path d="M50 54h64M57 47h.1M64 47h.1M71 47h.1" />
      <path d="M60 68h24M60 80h18M60 91h28" opacity={0.45} />
      <circle cx={120} cy={78} r={25} {...paper} {...accent} />
      <path d="M138 96l20 20" strokeWidth={5} {...accent} />
      <path d="M109 74a12 12 0 0 1 8-8" opacity={0.45} />
    </>
  ),
  parcel: (
    <>
      <path d="M100 32l48 20v46l-48 22-48-22V52z" {...paper} />
      <path d="M52 52l48 21 48-21M100 73v47" />
      <path d="M75 42l48 21v16" {...accent} />
      <path d="M62 84l14 6M62 92l9 4" opacity={0.45} />
      <path d="M100 8v12M82 12l5 10M118 12l-5 10" {...accent} />
    </>
  ),
  wallet: (
    <>
      <path d="M46 52h100a8 8 0 0 1 8 8v48a8 8 0 0 1-8 8H54a8 8 0 0 1-8-8z" {...paper} />
      <path d="M46 52c0-7 4-10 9-11l70-15v26" />
      <path d="M154 74h-24a10 10 0 0 0 0 20h24z" {...paper} />
      <circle cx={131} cy={84} r={3} {...lamp} />
      <path d="M60 66h38M60 78h24" opacity={0.45} />
      <circle cx={156} cy={34} r={12} {...accent} />
      <path d="M156 28v12" {...accent} />
    </>
  ),
  letters: (
    <>
      <path d="M42 46h76v52H42z" {...paper} />
      <path d="M42 48l38 30 38-30" />
      <path d="M104 64h54v38h-32l-14 13v-13h-8z" {...paper} {...accent} />
      <path d="M116 78h30M116 88h18" {...accent} />
      <path d="M54 88h20" opacity={0.45} />
    </>
  ),
  storm: (
    <>
      <path d="M66 62a20 20 0 0 1 5-39 27 27 0 0 1 51-2 22 22 0 0 1 12 41z" {...paper} />
      <path d="M106 50l-13 19h15l-10 17" {...accent} strokeWidth={3} />
      <path d="M76 72l-4 10M132 72l-4 10" opacity={0.45} />
      <path d="M72 98l56 6-6 10a6 6 0 0 1-5 3l-30-3a6 6 0 0 1-5-4z" {...paper} />
      {sea}
    </>
  ),
  offline: (
    <>
      <path d="M100 112V52M86 112h28M92 78l16 16M108 78L92 94" />
      <path d="M92 78l8-26 8 26M88 94h24" />
      <circle cx={100} cy={42} r={7} {...lamp} />
      <path d="M78 28a28 28 0 0 0 0 28M122 28a28 28 0 0 1 0 28" opacity={0.45} />
      <path d="M62 18a46 46 0 0 0 0 48M138 18a46 46 0 0 1 0 48" opacity={0.45} />
      <path d="M48 104L152 14" {...accent} strokeWidth={3} />
      {sea}
    </>
  ),
  locked: (
    <>
      <path d="M62 116V68a38 38 0 0 1 76 0v48z" {...paper} strokeWidth={3} />
      <path d="M78 116V72a22 22 0 0 1 44 0v44M100 50v66M78 82h44M78 98h44" opacity={0.45} />
      <path d="M84 76h32v26H84z" {...paper} {...accent} />
      <path d="M91 76v-7a9 9 0 0 1 18 0v7M100 86v6" {...accent} />
      <path d="M40 116h120" />
    </>
  ),
  lost: (
    <>
      <circle cx={100} cy={66} r={42} {...paper} strokeWidth={3} />
      <circle cx={100} cy={66} r={33} opacity={0.45} />
      <path d="M100 28v6M100 98v6M62 66h6M132 66h6" />
      <path d="M118 46L106 72 82 86l12-26z" {...accent} />
      <circle cx={100} cy={66} r={3} {...lamp} />
      <path d="M62 122h76" opacity={0.45} />
    </>
  ),
} as const satisfies Record<string, ReactElement>

export type DrawingName = keyof typeof drawings
