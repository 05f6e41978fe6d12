import {
  type agreementAcceptanceMachine,
  agreementAcceptanceVerbs,
  agreementAcceptanceView,
} from '@pgm/machines/members/agreement-acceptance';
import { AgreementAcceptance } from '@pgm/ui/members/agreement-acceptance';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { ActorRefFrom } from 'xstate';
import { useFlow } from '#app/kit/use-flow.ts';
import { agreementAcceptance, agreementAcceptanceActor } from './agreement-acceptance.ts';

export { agreementAcceptance };

/** The page that asks the same itself. */
const OWN_PAGE = /^\/manage\/agreement\/?$/i;

/** The question after a login whether the member accepts the new agreement, above every page but that of the agreement. */
export function AgreementAcceptanceFlow() {
  const { pathname } = useLocation();
  const { isOpen } = useSelector(agreementAcceptanceActor, agreementAcceptanceView);
  const isAskedByPage = OWN_PAGE.test(pathname);
  useEffect(() => {
    if (isOpen && isAskedByPage) agreementAcceptance.postpone();
  }, [isOpen, isAskedByPage]);
  return isAskedByPage ? null : <AgreementAcceptanceScreen actor={agreementAcceptanceActor} />;
}

/** The question for any state of its actor. */
export function AgreementAcceptanceScreen({
  actor,
}: {
  actor: ActorRefFrom<typeof agreementAcceptanceMachine>;
}) {
  const [facts, { accept, postpone }] = useFlow(actor, agreementAcceptanceView, agreementAcceptanceVerbs);
  return <AgreementAcceptance {...facts} href="/agreement" onAccept={accept} onPostpone={postpone} />;
}
