import { secondFactorView } from '@pgm/machines/staff/second-factor';
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { SecondFactorScreen } from './second-factor.flow.tsx';
import { siteSecondFactorMachine } from './site-second-factor.ts';

/** Shows the staff area once the login has passed the second factor, or where none is needed. */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  const actor = useActorRef(siteSecondFactorMachine);
  const step = useSelector(actor, (snapshot) => secondFactorView(snapshot).step);
  return step === 'off' || step === 'passed' ? children : <SecondFactorScreen actor={actor} />;
}
