import { AuthFrame } from '@pgm/ui/auth/auth-frame';
import { useNavigate } from 'react-router';
import { GuestsOnly } from '../session/guests-only.tsx';
import { useRequestedPage } from '../session/requested-page.tsx';
import { SignUpFlow } from './sign-up.flow.tsx';

/** The sign-up page; it has two addresses, one with the site's header and one without. */
export function SignUpPage({ brandName }: { brandName?: string }) {
  const navigate = useNavigate();
  const from = useRequestedPage();
  return (
    <GuestsOnly firstPage="/manage/welcome">
      <AuthFrame brandName={brandName}>
        <SignUpFlow
          login={{ href: '/Associate/login' }}
          onRegistered={() => void navigate('/Associate/login', { state: { registered: true, from } })}
        />
      </AuthFrame>
    </GuestsOnly>
  );
}
