import { shareVerbs, shareView } from '@pgm/machines/company/share';
import { useLanguage } from '@pgm/ui/foundations/language';
import { ReferralCard } from '@pgm/ui/members/referral-card';
import { Skeleton } from '@pgm/ui/primitives/skeleton';
import { useActorRef, useSelector } from '@xstate/react';
import { Suspense, lazy } from 'react';
import { browserShareMachine } from '../../company/share/browser-share.ts';
import { toReferralLink } from './referral-link.ts';

// The tree does not need the code that draws the QR code; without it, the referral code and the link still work.
const ReferralQr = lazy(() => import('./referral-qr.tsx').catch(() => import('./no-referral-qr.tsx')));

/** A member's referral code and link, to share. */
export function ReferralFlow({ code }: { code: string }) {
  const actor = useActorRef(browserShareMachine);
  const { copy, share } = shareVerbs(actor.send);
  const { note } = useSelector(actor, shareView);
  const { language } = useLanguage();
  const link = toReferralLink(location.origin, language, code);
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
