import { Choices, type ChoiceRow, type ChoicesProps } from '../../forms/choices/choices.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { AccountPage } from '../../shell/account-page/account-page.tsx';

type Subject = 'orders' | 'security' | 'grievances' | 'requests' | 'points' | 'team' | 'restock';
type Channel = 'app' | 'mail';

/** The switches of a member. */
interface MessageSwitches {
  pointsInApp: boolean;
  teamInApp: boolean;
  restockInApp: boolean;
  restockByMail: boolean;
}

export interface MessageChoicesProps extends Pick<
  ChoicesProps<Subject, Channel>,
  'status' | 'error' | 'isSaving' | 'alert' | 'onRetry'
> {
  /** Undefined until they are loaded. */
  switches: MessageSwitches | undefined;
  /** The page with the consents to offers. */
  privacyHref: string;
  onChange: (name: keyof MessageSwitches, isOn: boolean) => void;
}

/** The switch of each cell that has one. */
const SWITCHES: Readonly<Partial<Record<`${Subject} ${Channel}`, keyof MessageSwitches>>> = {
  'points app': 'pointsInApp',
  'team app': 'teamInApp',
  'restock app': 'restockInApp',
  'restock mail': 'restockByMail',
};

/** The page where a member chooses which messages they get. */
export function MessageChoices({ switches, privacyHref, onChange, ...facts }: MessageChoicesProps) {
  const { t } = useLanguage();
  return (
    <AccountPage title="Notification settings">
      <Choices
        {...facts}
        label="Notification settings"
        rowHeader="Message"
        columns={[
          { id: 'app', label: 'In the app' },
          { id: 'mail', label: 'Email or SMS' },
        ]}
        rows={toRows(switches ?? ALL_ON)}
        onChange={(subject, channel, isOn) => {
          const name = SWITCHES[`${subject} ${channel}`];
          if (name) onChange(name, isOn);
        }}
      />
      <p className="max-w-prose text-note text-ink-muted">
        {t('Offers by email and SMS need your consent.')}{' '}
        <TextLink href={privacyHref}>{t('Your consent choices')}</TextLink>
      </p>
    </AccountPage>
  );
}

const ALL_ON: MessageSwitches = {
  pointsInApp: true,
  teamInApp: true,
  restockInApp: true,
  restockByMail: true,
};

function toRows({ pointsInApp, teamInApp, restockInApp, restockByMail }: MessageSwitches) {
  const rows: readonly ChoiceRow<Subject, Channel>[] = [
    {
      id: 'orders',
      label: 'Orders, payments and refunds',
      hint: 'Always sent, so that you can follow your order and your money.',
      choices: { app: 'always', mail: 'always' },
    },
    {
      id: 'security',
      label: 'Account security',
      hint: 'Always sent, so that you notice if someone else uses your account.',
      choices: { app: 'none', mail: 'always' },
    },
    {
      id: 'grievances',
      label: 'Your complaints',
      hint: 'Always sent, because the law requires a reply.',
      choices: { app: 'always', mail: 'always' },
    },
    {
      id: 'requests',
      label: 'Requests',
      hint: 'Always sent, because you asked us.',
      choices: { app: 'always', mail: 'none' },
    },
    {
      id: 'points',
      label: 'Points',
      hint: 'When points are confirmed, before they expire, and about payments to you.',
      choices: { app: pointsInApp, mail: 'none' },
    },
    {
      id: 'team',
      label: 'Your team',
      hint: 'When an associate joins directly below you.',
      choices: { app: teamInApp, mail: 'none' },
    },
    {
      id: 'restock',
      label: 'Products back in stock',
      hint: 'Only products that you asked about. If both are off, you will not hear from us.',
      choices: { app: restockInApp, mail: restockByMail },
    },
  ];
  return rows;
}
