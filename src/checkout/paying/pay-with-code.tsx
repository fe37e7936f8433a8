import { CopyCode } from '#platform/ui/forms/copy-code.tsx'
import { QrCode } from '#platform/ui/show/qr-code.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { WayToPay } from './read-way-to-pay.ts'
import { TimeLeft } from './time-left.tsx'

type PayWithCodeProps = {
  readonly way: WayToPay & { readonly kind: 'code' | 'till' }
  readonly locale: Locale
}

/** A code that is said at a Fawry point or at our desk, how much is paid there, and until when. */
export function PayWithCode({ way, locale }: PayWithCodeProps) {
  const { code, outside, expiresAt, now, site } = way
  return (
    <div className="flex flex-col gap-4">
      <CopyCode
        large
        code={code}
        label={way.kind === 'code' ? m.checkout_code_label() : m.checkout_till_label()}
        copyLabel={m.checkout_copy()}
        copiedLabel={m.checkout_copied()}
      />
      <p className="flex items-baseline justify-between gap-4">
        <span>{m.checkout_pay_there()}</span>
        <Amount money={outside} locale={locale} className="text-xl font-semibold" />
      </p>
      <TimeLeft until={expiresAt} now={now} locale={locale} site={site} />
      {way.kind === 'till' && (
        <div className="flex flex-wrap items-start gap-4">
          <QrCode drawing={way.qr} label={m.checkout_till_qr()} />
          <ul className="flex min-w-0 grow basis-48 flex-col gap-3">
            {way.offices.map(({ code: key, name, address, hours }) => (
              <li key={key}>
                <span className="block font-semibold">{name}</span>
                <span className="block">{address}</span>
                <span className="block text-sm text-soft">{hours}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {way.kind === 'code' && (
        <ol className="flex list-decimal flex-col gap-1 ps-5 text-soft">
          <li>{m.checkout_code_step_go()}</li>
          <li>{m.checkout_code_step_say()}</li>
          <li>{m.checkout_code_step_done()}</li>
        </ol>
      )}
    </div>
  )
}
