import { useSyncExternalStore } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import { PageTitle } from '#platform/http/pages/page-title.tsx'
import { brand } from '#platform/settings/brand.ts'
import { Button, ButtonLink } from '#platform/ui/forms/button.tsx'
import { LanguageLink } from '#platform/ui/frame/language-link.tsx'
import { Logo } from '#platform/ui/frame/logo.tsx'
import { PageFrame } from '#platform/ui/frame/page-frame.tsx'
import { ErrorState } from '#platform/ui/show/error-state.tsx'
import { Link } from '#platform/ui/show/link.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import { failureKind, failureTexts } from './failure-texts.ts'
import { languageSwitch } from './frame/frame-switches.ts'

export type FailureFacts = {
  readonly status: number
  readonly locale: Locale
  readonly reference: string
  /** The name of an action that the page does not have. */
  readonly invalidAction?: string | null
}

/** What the nearest error boundary caught, as far as a reader may know it. */
export function useFailure(): FailureFacts {
  const error = useRouteError()
  const facts = useRouteLoaderData<{ locale: Locale; requestId: string }>('root')
  return {
    status: isRouteErrorResponse(error) ? error.status : 500,
    locale: facts?.locale ?? 'ar',
    reference: facts?.requestId ?? '',
    invalidAction: isRouteErrorResponse(error) ? invalidActionOf(error.data) : null,
  }
}

function invalidActionOf(said: unknown): string | null {
  return typeof said === 'object' && said !== null && 'invalidAction' in said ? String(said.invalidAction) : null
}

/** A whole page for where not even the frame could be drawn: for customers and staff alike. */
export function Failure(facts: FailureFacts) {
  const { pathname, search } = useLocation()
  const { locale } = facts
  const home = homeOf(pathname, locale)
  return (
    <PageFrame
      skipLabel={m.storefront_skip()}
      header={
        <header className="on-deep bg-deep text-on-deep">
          <div className="mx-auto flex max-w-wide items-center justify-between px-4 py-2 lg:px-6 lg:py-3">
            <Link to={home} className="text-on-deep no-underline">
              <Logo name={brand.name[locale]} />
            </Link>
            {/^\/(ar|en)(?=\/|$)/.test(pathname) && (
              <LanguageLink {...languageSwitch(pathname, search, locale)} className="text-on-deep" />
            )}
          </div>
        </header>
      }
    >
      <FailureState {...facts} />
    </PageFrame>
  )
}

/** What happened, what to do, where to go, and a reference that support can find it by. */
export function FailureState({ status, locale, reference, invalidAction = null }: FailureFacts) {
  const { pathname } = useLocation()
  const isOnline = useSyncExternalStore(
    onConnection,
    () => navigator.onLine,
    () => true,
  )
  const kind = failureKind(status, isOnline)
  const { drawing, title, happened, whatToDo } = failureTexts[kind]
  const isStaffFault = kind === 'fault' && isStaffPath(pathname)
  const said =
    invalidAction === null
      ? { title: title(), happened: isStaffFault ? m.storefront_fault_text_staff() : happened(), whatToDo: whatToDo() }
      : {
          title:
            invalidAction === '' ? m.storefront_no_action() : m.storefront_invalid_action({ action: invalidAction }),
          happened: m.storefront_invalid_action_text(),
          whatToDo: m.storefront_invalid_action_do(),
        }
  return (
    <>
      <PageTitle>{said.title}</PageTitle>
      <ErrorState
        drawing={drawing}
        {...said}
        reference={
          kind === 'fault' && reference && invalidAction === null
            ? {
                label: m.storefront_reference(),
                value: reference,
                copyLabel: m.storefront_copy(),
                copiedLabel: m.storefront_copied(),
              }
            : undefined
        }
        actions={
          <>
            {kind === 'missing' || kind === 'forbidden' ? null : (
              <Button kind="primary" icon="refresh" onClick={() => location.reload()}>
                {m.storefront_retry()}
              </Button>
            )}
            <ButtonLink to={homeOf(pathname, locale)} kind={kind === 'missing' ? 'primary' : 'secondary'} icon="home">
              {isStaffPath(pathname) ? m.storefront_go_console() : m.storefront_go_home()}
            </ButtonLink>
            <Button kind="quiet" icon="back" onClick={() => history.back()}>
              {m.storefront_go_back()}
            </Button>
          </>
        }
      />
    </>
  )
}

function isStaffPath(pathname: string): boolean {
  return /^\/(ar|en)\/ops(?=\/|$)/.test(pathname)
}

function homeOf(pathname: string, locale: Locale): string {
  return isStaffPath(pathname) ? `/${locale}/ops` : `/${locale}`
}

function onConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
