import { useActorRef } from '@xstate/react';
import { privateMeta } from '#app/kit/private-meta.ts';
import { SecondFactorScreen } from './second-factor.flow.tsx';
import { siteSecondFactorMachine } from './site-second-factor.ts';

export const meta = privateMeta('Second factor');

/** The page where staff set up the second factor, or set it up again. */
export default function SecondFactorPage() {
  return <SecondFactorScreen actor={useActorRef(siteSecondFactorMachine)} />;
}
