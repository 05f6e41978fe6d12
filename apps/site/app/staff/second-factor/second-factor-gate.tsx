import { type secondFactorMachine, secondFactorView } from '@pgm/machines/staff/second-factor';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { useActorRef, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { SecondFactorScreen } from './second-factor.flow.tsx';
import { siteSecondFactorMachine } from './site-second-factor.ts';

/** Shows a page of the staff area once the login has passed the second factor, or where none is needed. */
export function SecondFactorGate({ children }: { readonly children: ReactNode }) {
  return (
    <SecondFactorGateScreen actor={useActorRef(siteSecondFactorMachine)}>{children}</SecondFactorGateScreen>
  );
}

/** The gate for any state of its actor. */
export function SecondFactorGateScreen({
  actor,
  children,
}: {
  readonly actor: ActorRefFrom<typeof secondFactorMachine>;
  readonly children: ReactNode;
}) {
  const step = useSelector(actor, (snapshot) => secondFactorView(snapshot).step);
  if (step === 'off' || step === 'passed') return children;
  // Mostly no code is needed, so there is no page to show yet.
  return step === 'loading' ? <PageSkeleton /> : <SecondFactorScreen actor={actor} />;
}
