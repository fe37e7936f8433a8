import type { ReactNode } from 'react'

const arch = 'M62 96V64a38 38 0 0 1 76 0v32'

/** Flat drawings on a stage: what happens to goods between paying and collecting. */
const scenes = {
  buy: (
    <>
      <rect x="62" y="14" width="76" height="130" rx="12" fill="#0d3935" />
      <rect x="68" y="22" width="64" height="122" rx="6" fill="#fffefb" />
      <rect x="74" y="32" width="38" height="7" rx="3.5" fill="#e3dccc" />
      <rect x="116" y="30" width="11" height="11" rx="3" fill="#c43e1a" />
      <rect x="74" y="48" width="52" height="44" rx="6" fill="#efe6d3" />
      <path d="M84 76a16 16 0 0 1 32 0" fill="none" stroke="#1f5c57" strokeWidth="5" />
      <rect x="80" y="72" width="8" height="14" rx="4" fill="#0b5a52" />
      <rect x="112" y="72" width="8" height="14" rx="4" fill="#0b5a52" />
      <rect x="74" y="100" width="30" height="6" rx="3" fill="#5f9a8f" />
      <rect x="74" y="112" width="52" height="14" rx="5" fill="#0d3935" />
      <rect x="26" y="62" width="44" height="24" rx="8" fill="#fffefb" />
      <path d="M36 76l4-4M42 70l4-4" stroke="#c43e1a" strokeWidth="4" strokeLinecap="round" />
      <path d="M52 71h12M52 78h8" stroke="#728480" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  photo: (
    <>
      <rect y="118" width="200" height="32" fill="#c9b38a" />
      <path d="M20 50h40v26H20zM140 60h44v24h-44z" fill="#d9c39a" />
      <path d="M48 92l52 14 52-14v34l-52 16-52-16z" fill="#b97f45" />
      <path d="M48 92l52-12 52 12-52 14z" fill="#8b5a2b" />
      <path d="M48 92l-14 12 50 14 16-12zM152 92l14 12-50 14-16-12z" fill="#d29a5c" />
      <path d="M82 84a18 18 0 0 1 36 0" fill="none" stroke="#1f5c57" strokeWidth="6" />
      <rect x="76" y="78" width="11" height="18" rx="5" fill="#0b5a52" />
      <rect x="113" y="78" width="11" height="18" rx="5" fill="#0b5a52" />
      <rect x="132" y="18" width="52" height="36" rx="7" fill="#0d3935" />
      <rect x="144" y="12" width="18" height="9" rx="3" fill="#0d3935" />
      <circle cx="158" cy="36" r="12" fill="#efe6d3" />
      <circle cx="158" cy="36" r="7" fill="#1f5c57" />
      <path d="M126 30l-8-4M126 40h-9M128 50l-7 6" stroke="#c43e1a" strokeWidth="3.5" strokeLinecap="round" />
    </>
  ),
  ship: (
    <>
      <circle cx="162" cy="36" r="14" fill="#f3cf86" />
      <rect y="104" width="200" height="46" fill="#5f9a8f" />
      <path d={arch} fill="none" stroke="#0d3935" strokeWidth="11" />
      <path d="M102 46v34h22z" fill="#c43e1a" />
      <path d="M97 54v26H80z" fill="#e2725b" />
      <path d="M72 86h58l-7 14a8 8 0 0 1-7 5H86a8 8 0 0 1-7-5z" fill="#0b5a52" />
      <path d="M0 112c16-8 32-8 50 0s34 8 50 0 34-8 50 0 34 8 50 0v38H0z" fill="#3f7d73" />
      <path d="M20 132h20M66 138h24M120 132h22M164 140h20" stroke="#dbe7e1" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  collect: (
    <>
      <path d="M0 40h200M0 92h200M64 0v150M138 0v150" stroke="#fffefb" strokeWidth="10" />
      <path d="M0 66h200" stroke="#f3cf86" strokeWidth="6" />
      <path d="M0 128c40-18 70 6 104-4s56-26 96-14v40H0z" fill="#9fc3cf" />
      <rect x="74" y="8" width="28" height="24" rx="4" fill="#d8d2bd" />
      <rect x="150" y="8" width="34" height="24" rx="4" fill="#c5d9c3" />
      <rect x="12" y="50" width="34" height="30" rx="4" fill="#c5d9c3" />
      <ellipse cx="118" cy="104" rx="14" ry="4" fill="#0e2f2c" opacity="0.25" />
      <path d="M118 102s-24-22-24-42a24 24 0 0 1 48 0c0 20-24 42-24 42z" fill="#c43e1a" />
      <path d="M108 70V60a10 10 0 0 1 20 0v10" fill="none" stroke="#fffefb" strokeWidth="4.5" strokeLinecap="round" />
      <path d="M105 75c4-3 8-3 13 0s9 3 13 0" fill="none" stroke="#fffefb" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
} as const satisfies Record<string, ReactNode>

type SceneName = keyof typeof scenes

/** One scene; decoration, its meaning stands in words beside it. */
export function Scene({ name, className }: { readonly name: SceneName; readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 200 150"
      width={200}
      height={150}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={className}
    >
      {scenes[name]}
    </svg>
  )
}
