import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { ErrorPanel } from '../../primitives/error-panel/error-panel.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { QrCode } from '../../primitives/qr-code/qr-code.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { CodeForm } from './code-form.tsx';

export interface SecondFactorProps {
  /** 'code' asks for a code after the login, 'proof' before another app is set up. */
  step: 'loading' | 'failed' | 'off' | 'passed' | 'code' | 'proof' | 'setup' | 'recovery';
  /** Why the page could not be loaded, in English. */
  reason: string | undefined;
  code: string;
  /** Why the code was not accepted, in English. */
  error: string | undefined;
  isBusy: boolean;
  /** How many recovery codes are not used yet. */
  codesLeft: number;
  /** The key of the app as text. */
  setupKey: string;
  /** The squares of the QR code of the key. */
  qr: readonly (readonly boolean[])[];
  recoveryCodes: readonly string[];
  /** What became of the last export of the codes, in English. */
  exportNotice: string | undefined;
  onRetry: () => void;
  onCode: (code: string) => void;
  onSubmit: () => void;
  /** Sets up an app. */
  onStart: () => void;
  onExport: (as: 'copy' | 'print' | 'file') => void;
  /** The recovery codes are saved. */
  onFinish: () => void;
}

/** How the recovery codes can be exportNotice. */
const EXPORTS = [
  { as: 'copy', label: 'Copy' },
  { as: 'print', label: 'Print' },
  { as: 'file', label: 'Save as a file' },
] as const;

/** The second factor of a staff member: a code of an authenticator app besides the login. */
export function SecondFactor({ step, reason, ...rest }: SecondFactorProps) {
  const { t } = useLanguage();
  const form = (hint?: string) => (
    <CodeForm
      code={rest.code}
      error={rest.error}
      isBusy={rest.isBusy}
      onChange={rest.onCode}
      onSubmit={rest.onSubmit}
      {...(hint && { hint })}
    />
  );
  const parts: Readonly<Record<SecondFactorProps['step'], ReactNode>> = {
    loading: (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{t('Loading…')}</span>
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-9" />
      </div>
    ),
    failed: <ErrorPanel title="The second factor could not be loaded" text={reason} onRetry={rest.onRetry} />,
    off: (
      <>
        <p>
          {t('A code from an app on your phone protects your login, even if someone knows your password.')}
        </p>
        <Button className="justify-self-start" onClick={rest.onStart}>
          {t('Set up')}
        </Button>
      </>
    ),
    passed: (
      <>
        <p>{t('The second factor is on. Recovery codes left: {count}.', { count: rest.codesLeft })}</p>
        <Button variant="secondary" className="justify-self-start" onClick={rest.onStart}>
          {t('Set up again')}
        </Button>
      </>
    ),
    code: form('The 6 digits in your authenticator app, or a recovery code.'),
    proof: form('First enter a code from your previous app, or a recovery code.'),
    setup: (
      <>
        <p>
          {t(
            'Scan this with an authenticator app, or type the key into it. Then enter the code that it shows.',
          )}
        </p>
        <QrCode label="QR code for the authenticator app" modules={rest.qr} className="size-48" />
        <p>
          {t('Key')}: <code className="break-all font-bold">{rest.setupKey}</code>
        </p>
        {form()}
      </>
    ),
    recovery: (
      <>
        <p>
          {t(
            'Save these recovery codes now. They will not be shown again. If you lose your phone, use each one once instead of an app code.',
          )}
        </p>
        <ul className="grid gap-1 sm:grid-cols-2">
          {rest.recoveryCodes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2 print:hidden">
          {EXPORTS.map(({ as, label }) => (
            <Button key={as} variant="secondary" size="small" onClick={() => rest.onExport(as)}>
              {t(label)}
            </Button>
          ))}
        </div>
        <p role="status" className="text-note empty:hidden print:hidden">
          {rest.exportNotice && t(rest.exportNotice)}
        </p>
        <Button className="justify-self-start print:hidden" onClick={rest.onFinish}>
          {t('I have saved them')}
        </Button>
      </>
    ),
  };
  return (
    <StaffPage title="Second factor">
      <div className="grid max-w-form gap-4">{parts[step]}</div>
    </StaffPage>
  );
}
