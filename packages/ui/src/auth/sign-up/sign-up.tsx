import type { ReactNode } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { AuthScreen, type AuthTab } from '../auth-screen/auth-screen.tsx';
import { JoiningConsent } from '../auth-screen/joining-consent.tsx';
import type { WayTo } from '../auth-screen/way-link.tsx';
import { type JoiningFacts, JoiningTerms } from './joining-terms.tsx';
import { SignUpFields, type SignUpFieldsProps } from './sign-up-fields.tsx';
import { Invitation } from './invitation.tsx';
import type { SponsorFacts } from './sponsor-field.tsx';

export { SponsorField } from './sponsor-field.tsx';

export interface SignUpProps extends SignUpFieldsProps {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  /** The content of the mobile tab: `OtpLogin` with these parts before its first button. */
  renderMobile: (beforeButton: ReactNode) => ReactNode;
  /** Google's button, where Google login is available. */
  google?: ReactNode;
  /** Why the user sees this screen, in English. */
  notice?: string | undefined;
  sponsor: SponsorFacts;
  onSponsorCode: (code: string) => void;
  onRetrySponsor: () => void;
  joining: JoiningFacts;
  login: WayTo;
  /** 'page' shows the title as the page's h1; 'dialog' leaves it to the dialog. Default 'page'. */
  heading?: 'page' | 'dialog';
}

/** Creates an account: by a code on the phone, with a password, or with Google. */
export function SignUp({ tab, onTab, renderMobile, google, notice, login, heading, ...props }: SignUpProps) {
  const { sponsor, onSponsorCode, onRetrySponsor, joining, ...fields } = props;
  const { t } = useLanguage();
  // It is read before the button that accepts the agreement is pressed.
  const beforeButton = (
    <>
      <Invitation sponsor={sponsor} onChange={onSponsorCode} onRetry={onRetrySponsor} />
      <JoiningConsent agreement={joining.agreement} />
    </>
  );
  return (
    <div className="grid gap-5">
      <AuthScreen
        title="Sign Up"
        heading={heading}
        notice={notice}
        lead={<p>{t('Members shop, collect points, and can invite others.')}</p>}
        labels={{ mobile: 'Mobile', email: 'Email' }}
        tab={tab}
        onTab={onTab}
        mobile={renderMobile(beforeButton)}
        email={<SignUpFields {...fields} beforeButton={beforeButton} />}
        google={google}
        other={{ question: 'Already have an account?', label: 'Login', way: login }}
      />
      <JoiningTerms joining={joining} />
    </div>
  );
}
