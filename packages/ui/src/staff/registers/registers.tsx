import { useId } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { DateField } from '../../forms/date-field/date-field.tsx';
import { AlertPanel } from '../../primitives/alert-panel/alert-panel.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { Card } from '../../primitives/card/card.tsx';

export interface RegistersProps {
  /** ISO dates; empty before the choice. */
  period: Readonly<Record<'from' | 'to', string>>;
  /** In English. */
  errors: Readonly<Partial<Record<'from' | 'to', string>>>;
  /** In the order in which they are shown; the texts are English. */
  registers: readonly { readonly kind: string; readonly title: string; readonly text: string }[];
  /** The register that is being downloaded. */
  fetching: string | undefined;
  /** Why there is no file, in English. */
  alert?: string | undefined;
  onChange: (field: 'from' | 'to', value: string) => void;
  onDownload: (kind: string) => void;
}

/** The registers that the law asks for: a period, and a download for each register. */
export function Registers({ period, errors, registers, fetching, alert, ...props }: RegistersProps) {
  const { onChange, onDownload } = props;
  const { t } = useLanguage();
  const id = useId();
  return (
    <div className="grid max-w-prose gap-5">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField
          label="First day"
          value={period.from}
          error={errors.from}
          onChange={(day) => onChange('from', day)}
        />
        <DateField
          label="Last day"
          value={period.to}
          error={errors.to}
          onChange={(day) => onChange('to', day)}
        />
      </div>
      {alert !== undefined && <AlertPanel>{t(alert)}</AlertPanel>}
      <ul className="grid gap-4">
        {registers.map(({ kind, title, text }) => (
          <li key={kind}>
            <Card className="flex flex-wrap items-center gap-4">
              <div className="min-w-0 grow basis-60">
                <h2 id={`${id}${kind}`} className="text-lead font-semibold">
                  {t(title)}
                </h2>
                <p className="text-note text-ink-muted">{t(text)}</p>
              </div>
              <Button
                variant="secondary"
                busy={fetching === kind}
                busyText="Preparing..."
                aria-describedby={`${id}${kind}`}
                onClick={() => onDownload(kind)}
              >
                {t('Download CSV')}
              </Button>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}
