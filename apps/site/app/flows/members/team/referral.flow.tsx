import { shareVerbs, shareView } from '@pgm/machines/shell/share';
import { useLanguage } from '@pgm/ui/foundations/language';
import { ReferralCard } from '@pgm/ui/members/referral-card';
import { useActorRef } from '@xstate/react';
import { LazyLinkQr } from '#app/kit/lazy-link-qr.tsx';
import { useFlow } from '#app/kit/use-flow.ts';
import { browserShareMachine } from '../../shell/share/browser-share.ts';
import { toReferralLink } from './referral-link.ts';

/** A member's referral code and link, to share. */
export function ReferralFlow({ code }: { code: string }) {
  const actor = useActorRef(browserShareMachine);
  const [{ note }, { copy, share }] = useFlow(actor, shareView, shareVerbs);
  const { language } = useLanguage();
  const link = toReferralLink(location.origin, language, code);
  return (
    <ReferralCard
      code={code}
      link={link}
      qrCode={<LazyLinkQr label="QR code of your referral link" link={link} />}
      note={note}
      onCopy={() => copy(link)}
      onShare={() => share(link)}
    />
  );
}
