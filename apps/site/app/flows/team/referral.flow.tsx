import { shareVerbs, shareView } from '@pgm/machines/share';
import { useLanguage } from '@pgm/ui/language';
import { ReferralCard } from '@pgm/ui/referral-card';
import { Skeleton } from '@pgm/ui/skeleton';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, lazy } from 'react';
import { browserShareMachine } from '../share/browser-share.ts';
import { referralLinkOf } from './referral-link.ts';

// What draws the picture is not needed to walk the tree; without it, code and link still serve.
const ReferralQr = lazy(() => import('./referral-qr.tsx').catch(() => import('./no-referral-qr.tsx')));

/** A member's referral code and link, to be given away. */
export function ReferralFlow({ code }: { code: string }) {
  const actor = useActorRef(browserShareMachine);
  const { copy, share } = shareVerbs(actor.send);
  const { note } = useSelector(actor, shareView);
  const { language } = useLanguage();
  const link = referralLinkOf(location.origin, language, code);
  return (
    <ReferralCard
      code={code}
      link={link}
      qrCode={
        <Suspense fallback={<Skeleton className="size-full" />}>
          <ReferralQr link={link} />
        </Suspense>
      }
      note={note}
      onCopy={() => copy(link)}
      onShare={() => share(link)}
    />
  );
}
