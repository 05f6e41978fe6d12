import { AuthFrame } from '@pgm/ui/auth/auth-frame';
import { useNavigate } from 'react-router';
import { GuestsOnly } from '../session/guests-only.tsx';
import { useRequestedPage } from '../session/requested-page.tsx';
import { SignupFlow } from './signup.flow.tsx';

/** The sign-up page; it has two addresses, one with the site's header and one without. */
export function SignupPage({ brandName }: { brandName?: string }) {
  const navigate = useNavigate();
  const from = useRequestedPage();
  return (
    <GuestsOnly firstPage="/manage/welcome">
      <AuthFrame brandName={brandName}>
        <SignupFlow
          login={{ href: '/Associate/login' }}
          onRegistered={() => void navigate('/Associate/login', { state: { registered: true, from } })}
        />
      </AuthFrame>
    </GuestsOnly>
  );
}
