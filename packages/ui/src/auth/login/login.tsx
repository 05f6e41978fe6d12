import type { ReactNode } from 'react';
import { AuthScreen, type AuthTab } from '../auth-screen/auth-screen.tsx';
import { JoiningConsent, type JoiningConsentProps } from '../auth-screen/joining-consent.tsx';
import type { WayTo } from '../auth-screen/way-link.tsx';
import { LoginFields, type LoginFieldsProps } from './login-fields.tsx';

export interface LoginProps extends LoginFieldsProps {
  tab: AuthTab;
  onTab: (tab: AuthTab) => void;
  /** The content of the mobile tab: `OtpLogin`. */
  mobile: ReactNode;
  /** Google's button, where Google login is available. */
  google?: ReactNode;
  /** The agreement that a first login accepts; undefined while no button of this screen makes an account. */
  agreement: JoiningConsentProps['agreement'] | undefined;
  /** Why the user sees this screen, in English; for example because the session has ended. */
  notice?: string | undefined;
  signUp: WayTo;
  /** 'page' shows the title as the page's h1; 'dialog' leaves it to the dialog. Default 'page'. */
  heading?: 'page' | 'dialog';
}

/** Login by a code on the phone, by password, or with Google. */
export function Login({ tab, onTab, mobile, google, notice, signUp, heading, ...props }: LoginProps) {
  const { agreement, ...fields } = props;
  return (
    <AuthScreen
      title="Login"
      heading={heading}
      notice={notice}
      lead={agreement && <JoiningConsent agreement={agreement} isLogin />}
      labels={{ mobile: 'Mobile Login', email: 'Email Login' }}
      tab={tab}
      onTab={onTab}
      mobile={mobile}
      email={<LoginFields {...fields} />}
      google={google}
      other={{ question: "Don't have an account?", label: 'Sign up', way: signUp }}
    />
  );
}
