import { AuthFrame } from '@pgm/ui/auth-frame';
import { useNavigate } from 'react-router';
import { GuestsOnly } from '../session/guests-only.tsx';
import { SignupFlow } from './signup.flow.tsx';

/** Sign-up as a page; both of its addresses show it, one with the site's header and one without. */
export function SignupPage({ brandName }: { brandName?: string }) {
  const navigate = useNavigate();
  return (
    <GuestsOnly>
      <AuthFrame brandName={brandName}>
        <SignupFlow
          login={{ href: '/Associate/login' }}
          onRegistered={() => void navigate('/Associate/login', { state: { registered: true } })}
        />
      </AuthFrame>
    </GuestsOnly>
  );
}
