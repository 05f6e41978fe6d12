import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Tabs } from '../../primitives/tabs/tabs.tsx';
import { WayLink, type WayTo } from './way-link.tsx';

/** The two ways to identify the user. */
export type AuthTab = 'mobile' | 'email';

export interface AuthScreenProps {
  /** English, like all words here. */
  title: string;
  /** 'page' shows the title as the page's h1; 'dialog' leaves it to the dialog. Default 'page'. */
  heading?: 'page' | 'dialog' | undefined;
  /** Why the user sees this screen, for example because the session has ended. */
  notice?: string | undefined;
  /** Stands between the notice and the tabs. */
  lead?: ReactNode;
  labels: Readonly<Record<AuthTab, string>>;
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  mobile: ReactNode;
  email: ReactNode;
  /** The button of another login method, such as Google's. */
  google?: ReactNode;
  /** The other screen: its question, and the label and target of the link to it. */
  other: { question: string; label: string; way: WayTo };
}

/** The shared layout of login and sign-up: a title, two tabs, Google, and a link to the other screen. */
export function AuthScreen({
  title,
  heading = 'page',
  notice,
  lead,
  labels,
  other,
  ...props
}: AuthScreenProps) {
  const { tab, onTab, mobile, email, google } = props;
  const { t } = useLanguage();
  return (
    <div className="grid gap-5">
      {heading === 'page' && <h1 className="text-heading font-bold">{t(title)}</h1>}
      {notice !== undefined && (
        <p role="status" className="rounded-field border border-line-strong bg-sunken px-4 py-3">
          {t(notice)}
        </p>
      )}
      {lead}
      <Tabs
        label={title}
        value={tab}
        onValueChange={(value) => onTab(value === 'email' ? 'email' : 'mobile')}
        tabs={[
          { value: 'mobile', label: labels.mobile, content: mobile },
          { value: 'email', label: labels.email, content: email },
        ]}
      />
      {google !== undefined && (
        <>
          <p className="flex items-center gap-3 text-note text-ink-muted">
            <span className="grow border-t" />
            {t('or')}
            <span className="grow border-t" />
          </p>
          {google}
        </>
      )}
      <p>
        {t(other.question)} <WayLink way={other.way}>{t(other.label)}</WayLink>
      </p>
    </div>
  );
}
