import { type referralLinkMachine, referralLinkVerbs } from '@pgm/machines/referral-link';
import { ReferralCard } from '@pgm/ui/referral-card';
import { Skeleton } from '@pgm/ui/skeleton';
import { useActorRef } from '@xstate/react';
import { Suspense, lazy, useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { toasts } from '../toasts/toasts.ts';
import { referralLinkOf, siteReferralLinkMachine } from './referral-link.ts';

// What draws the picture is not needed to walk the tree; without it, code and link still serve.
const ReferralQr = lazy(() => import('./referral-qr.tsx').catch(() => import('./no-referral-qr.tsx')));

/** A member's referral code and link, to be given away. */
export function ReferralFlow({ code }: { code: string }) {
  const actor = useActorRef(siteReferralLinkMachine);
  useEffect(() => actor.on('toast.show', toasts.show).unsubscribe, [actor]);
  return <ReferralScreen actor={actor} code={code} />;
}

interface ReferralScreenProps {
  readonly actor: ActorRefFrom<typeof referralLinkMachine>;
  readonly code?: string;
}

/** The referral card in whatever state its actor is. */
export function ReferralScreen({ actor, code = 'ASHA' }: ReferralScreenProps) {
  const { copy, share } = referralLinkVerbs(actor.send);
  const link = referralLinkOf(code);
  return (
    <ReferralCard
      code={code}
      link={link}
      qrCode={
        <Suspense fallback={<Skeleton className="size-full" />}>
          <ReferralQr link={link} />
        </Suspense>
      }
      onCopy={() => copy(link)}
      onShare={() => share(link)}
    />
  );
}
