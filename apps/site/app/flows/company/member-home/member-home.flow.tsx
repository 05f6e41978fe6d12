import { type memberHomeMachine, memberHomeVerbs, memberHomeView } from '@pgm/machines/company/member-home';
import { shareVerbs, shareView } from '@pgm/machines/shell/share';
import { useLanguage } from '@pgm/ui/foundations/language';
import { MemberHome } from '@pgm/ui/company/member-home';
import { useActorRef } from '@xstate/react';
import { type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useSession } from '../../auth/session/session.ts';
import { browserShareMachine } from '../../shell/share/browser-share.ts';
import { toasts } from '../../shell/toasts/toasts.ts';
import { toOrderCard } from '../../sales/orders/to-order-card.ts';
import { toReferralLink } from '../../members/team/referral-link.ts';
import { siteMemberHomeMachine } from './member-home.ts';

interface MemberHomeFlowProps {
  /** What other visitors see in its position, also while the user is not known. */
  readonly children: ReactNode;
}

/** The top of the home page for an associate. */
export default function MemberHomeFlow({ children }: MemberHomeFlowProps) {
  const { user } = useSession();
  return user?.roles.includes('MEMBER') ? <Home userId={user.id} firstName={user.firstName} /> : children;
}

function Home({ userId, firstName }: { userId: string; firstName: string }) {
  const actor = useActorRef(siteMemberHomeMachine(userId));
  const navigate = useNavigate();
  useEmitted(actor, {
    'toast.show': toasts.show,
    'order.repeated': () => void navigate('/manage/cart'),
  });
  return <MemberHomeScreen actor={actor} firstName={firstName} />;
}

interface MemberHomeScreenProps {
  readonly actor: ActorRefFrom<typeof memberHomeMachine>;
  readonly firstName?: string;
}

/** The screen of the member's home page for any state of its actor. */
export function MemberHomeScreen({ actor, firstName = '' }: MemberHomeScreenProps) {
  const [{ order, points, code, ...facts }, { retry, repeat }] = useFlow(
    actor,
    memberHomeView,
    memberHomeVerbs,
  );
  const sharing = useActorRef(browserShareMachine);
  const [{ note }, { copy, share }] = useFlow(sharing, shareView, shareVerbs);
  const { language } = useLanguage();
  const link = code === undefined ? undefined : toReferralLink(location.origin, language, code);
  return (
    <MemberHome
      {...facts}
      firstName={firstName}
      order={order && toOrderCard(order)}
      points={points && { confirmed: points.confirmedPoints, pending: points.pendingPoints }}
      link={link}
      note={note}
      pointsHref="/manage/business-values"
      shopHref="/products"
      onRepeat={repeat}
      onRetry={retry}
      onCopy={() => link !== undefined && copy(link)}
      onShare={() => link !== undefined && share(link)}
    />
  );
}
