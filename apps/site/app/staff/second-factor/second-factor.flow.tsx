import {
  type secondFactorMachine,
  secondFactorVerbs,
  secondFactorView,
} from '@pgm/machines/staff/second-factor';
import { SecondFactor } from '@pgm/ui/staff/second-factor';
import { encode } from 'uqr';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';

/** The screen of the second factor for any state of its actor. */
export function SecondFactorScreen({ actor }: { actor: ActorRefFrom<typeof secondFactorMachine> }) {
  const [{ setup, ...facts }, verbs] = useFlow(actor, secondFactorView, secondFactorVerbs);
  return (
    <SecondFactor
      {...facts}
      setupKey={setup?.key ?? ''}
      qr={setup ? encode(setup.address, { ecc: 'M', border: 0 }).data : []}
      onRetry={verbs.retry}
      onCode={verbs.changeCode}
      onSubmit={verbs.submit}
      onStart={verbs.start}
      onExport={verbs.exportCodes}
      onFinish={verbs.finish}
    />
  );
}
