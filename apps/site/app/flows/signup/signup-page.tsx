import { AuthFrame } from '@pgm/ui/auth-frame';
import { useNavigate } from 'react-router';
import { company } from '#app/company.ts';
import { GuestsOnly } from '../session/guests-only.tsx';
import { SignupFlow } from './signup.flow.tsx';

/** Sign-up as a page; both of its addresses show it. */
export function SignupPage() {
  const navigate = useNavigate();
  return (
    <GuestsOnly>
      <AuthFrame brandName={company.brandName}>
        <SignupFlow
          login={{ href: '/Associate/login' }}
          onRegistered={() => void navigate('/Associate/login', { state: { registered: true } })}
        />
      </AuthFrame>
    </GuestsOnly>
  );
}
