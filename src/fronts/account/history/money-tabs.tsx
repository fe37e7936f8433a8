import { Tabs } from '#platform/ui/frame/tabs.tsx'
import { m } from '#words/messages.js'

type MoneyTab = 'history' | 'requests' | 'analytics' | 'statement'

type MoneyTabsProps = { readonly home: string; readonly current: MoneyTab; readonly underWay?: number }

/** The parts of the financial history, each with its own address. */
export function MoneyTabs({ home, current, underWay = 0 }: MoneyTabsProps) {
  const tabs = [
    { tab: 'history', to: home, text: m.account_section_history() },
    { tab: 'requests', to: `${home}?section=requests`, text: m.account_section_requests() },
    { tab: 'analytics', to: `${home}/analytics`, text: m.account_section_analytics() },
    { tab: 'statement', to: `${home}/statement`, text: m.account_section_statement() },
  ] as const
  return (
    <Tabs
      label={m.account_financial()}
      items={tabs.map(({ tab, to, text }) => ({
        to,
        text,
        current: tab === current,
        ...(tab === 'requests' && underWay > 0 && { count: underWay }),
      }))}
    />
  )
}
