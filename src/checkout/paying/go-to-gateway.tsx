import { useEffect } from 'react'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { ButtonLink } from '#platform/ui/forms/button.tsx'
import { Card } from '#platform/ui/show/card.tsx'
import { Icon } from '#platform/ui/show/icon.tsx'
import { Progress } from '#platform/ui/show/progress.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Money } from '#platform/values/amounts/money.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'

type GoToGatewayProps = { readonly url: string; readonly amount: Money; readonly locale: Locale }

/**
 * The step between our form and the gateway's page. The way there is a navigation of its own, not the redirect of a form,
 * so that our policy can go on saying `form-action 'self'`.
 */
export function GoToGateway({ url, amount, locale }: GoToGatewayProps) {
  useEffect(() => {
    // Going back from there must not lead there again, but to the payment's own page.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    const returned = (event: PageTransitionEvent) => event.persisted && window.location.reload()
    window.addEventListener('pageshow', returned)
    window.location.assign(url)
    return () => window.removeEventListener('pageshow', returned)
  }, [url])
  return (
    <Card>
      <PageTitle>{m.checkout_going_title()}</PageTitle>
      <noscript>
        <meta httpEquiv="refresh" content={`1;url=${url}`} />
      </noscript>
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <Icon name="lock" size={32} className="text-sea" />
        <h1 className="text-xl">{m.checkout_going_title()}</h1>
        <p className="max-w-md text-soft">{m.checkout_going_text()}</p>
        <Amount money={amount} locale={locale} className="text-2xl font-semibold" />
        <div className="w-full max-w-xs">
          <Progress label={m.checkout_going_title()} hideLabel />
        </div>
        <ButtonLink href={url} kind="primary" size="large">
          {m.checkout_going_link()}
        </ButtonLink>
      </div>
    </Card>
  )
}
