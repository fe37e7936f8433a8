import type { FormEvent } from 'react'
import { useState } from 'react'
import type { IconName } from '#platform/ui/show/icon-paths.tsx'
import { Menu } from './menu.tsx'

export type Theme = 'light' | 'dark' | 'auto'

export type ThemeSwitchProps = {
  readonly action: string
  readonly value: Theme
  readonly label: string
  readonly texts: Readonly<Record<Theme, string>>
  readonly className?: string
}

const icons: Readonly<Record<Theme, IconName>> = { light: 'sun', dark: 'moon', auto: 'auto' }
const themes = ['light', 'dark', 'auto'] as const

/**
 * Light, dark, or the device's choice. Posts the choice; with JavaScript it takes effect at once, while the post stores
 * it in the cookie `theme`.
 */
export function ThemeSwitch({ action, value, label, texts, className }: ThemeSwitchProps) {
  const [theme, setTheme] = useState(value)
  const choose = (event: FormEvent) => {
    const chosen = chosenTheme(event.nativeEvent)
    if (chosen === undefined) return
    event.preventDefault()
    setTheme(chosen)
    wear(chosen)
    fetch(action, { method: 'post', body: new URLSearchParams({ theme: chosen }), redirect: 'manual', keepalive: true })
  }
  return (
    <form method="post" action={action} onSubmit={choose}>
      <Menu
        label={label}
        icon={icons[theme]}
        className={className}
        items={themes.map((each) => ({ text: texts[each], icon: icons[each], name: 'theme', value: each }))}
      />
    </form>
  )
}

function chosenTheme(event: Event): Theme | undefined {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  return submitter instanceof HTMLButtonElement ? themes.find((theme) => theme === submitter.value) : undefined
}

function wear(theme: Theme) {
  const page = document.documentElement
  if (theme === 'auto') delete page.dataset.theme
  else page.dataset.theme = theme
}
