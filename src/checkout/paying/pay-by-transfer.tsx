import type { FieldErrors } from '#platform/http/forms/parse-form.ts'
import { CopyCode } from '#platform/ui/forms/copy-code.tsx'
import { Field } from '#platform/ui/forms/field.tsx'
import { FileField } from '#platform/ui/forms/file-field.tsx'
import { PostForm } from '#platform/ui/forms/post-form.tsx'
import { SubmitButton } from '#platform/ui/forms/submit-button.tsx'
import { Facts } from '#platform/ui/lists/facts.tsx'
import { Ltr } from '#platform/ui/show/ltr.tsx'
import { Notice } from '#platform/ui/show/notice.tsx'
import { TextLink } from '#platform/ui/show/text-link.tsx'
import { Amount } from '#platform/values/amounts/amount.tsx'
import { sayTime } from '#platform/values/say-date.ts'
import type { Locale } from '#platform/work/work.ts'
import { m } from '#words/messages.js'
import type { WayToPay } from './read-way-to-pay.ts'
import { TimeLeft } from './time-left.tsx'

type PayByTransferProps = {
  readonly way: WayToPay & { readonly kind: 'transfer' }
  /** Nothing is to be transferred any more; what was transferred is still looked for. */
  readonly isOver: boolean
  readonly locale: Locale
  readonly errors: FieldErrors
}

/** Our accounts, the sum, and the receipt: sent once, and again while nobody has decided. */
export function PayByTransfer({ way, isOver, locale, errors }: PayByTransferProps) {
  const { receipt, outside, number, expiresAt, now, site } = way
  const accounts = isOver ? [] : way.accounts
  return (
    <div className="flex flex-col gap-5">
      {receipt && (
        <Notice tone="info" title={m.checkout_receipt_sent({ time: sayTime(receipt.at, locale, site) })}>
          <TextLink href={`/api/files/${receipt.fileId}`} newTab>
            {m.checkout_receipt_see()}
          </TextLink>
        </Notice>
      )}
      <p className="flex items-baseline justify-between gap-4">
        <span>{isOver || receipt ? m.checkout_transfer_sent() : m.checkout_transfer_amount()}</span>
        <Amount money={outside} locale={locale} className="text-xl font-semibold" />
      </p>
      {accounts.map((account) => (
        <div key={account.id} className="flex flex-col gap-2">
          <Facts
            items={[
              {
                term: m.checkout_bank_name(),
                value: (
                  <>
                    <bdi>{account.bankName}</bdi> · <bdi>{account.branch}</bdi>
                  </>
                ),
              },
              { term: m.checkout_bank_holder(), value: <bdi>{account.accountName}</bdi> },
              ...(account.swift ? [{ term: 'SWIFT', key: 'swift', value: <Ltr>{account.swift}</Ltr> }] : []),
            ]}
          />
          <CopyCode
            code={account.accountNumber}
            label={m.checkout_bank_number()}
            copyLabel={m.checkout_copy()}
            copiedLabel={m.checkout_copied()}
          />
          {account.iban && (
            <CopyCode
              code={account.iban}
              label="IBAN"
              copyLabel={m.checkout_copy()}
              copiedLabel={m.checkout_copied()}
            />
          )}
        </div>
      ))}
      {!isOver && (
        <CopyCode
          code={number}
          label={m.checkout_transfer_reference()}
          copyLabel={m.checkout_copy()}
          copiedLabel={m.checkout_copied()}
        />
      )}
      {!receipt && <TimeLeft until={expiresAt} now={now} locale={locale} site={site} />}
      {/* A receipt that has arrived leaves the field: what stands in it is not sent yet. */}
      <PostForm
        answer={{ errors }}
        key={receipt?.fileId ?? 'first'}
        encType="multipart/form-data"
        className="flex flex-col gap-4"
      >
        <input type="hidden" name="do" value="receipt" />
        <FileField
          label={receipt ? m.checkout_receipt_replace() : m.checkout_receipt_field()}
          name="receipt"
          hint={m.checkout_receipt_hint()}
          accept="image/*,application/pdf"
          chooseLabel={m.checkout_receipt_choose()}
          required
        />
        <Field
          label={m.checkout_receipt_note()}
          name="note"
          optional={m.checkout_optional()}
          dir="auto"
          maxLength={500}
          autoComplete="off"
        />
        <SubmitButton kind={receipt ? 'secondary' : 'primary'}>{m.checkout_receipt_send()}</SubmitButton>
      </PostForm>
    </div>
  )
}
