import { lastMonths } from '@pgm/api/contract';
import {
  type TeamFilter,
  type teamActivityMachine,
  teamActivityVerbs,
  teamActivityView,
} from '@pgm/machines/members/team-activity';
import { type teamFileMachine, teamFileVerbs, teamFileView } from '@pgm/machines/members/team-file';
import { TeamActivity } from '@pgm/ui/members/team-activity';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { saveFile } from '#app/kit/save-file.ts';
import { useEmitted } from '#app/kit/use-emitted.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { siteTeamActivityMachine, siteTeamFileMachine } from './team-activity.ts';

/** What the associates of a member's team did in a month, which is the current one at first. */
export function TeamActivityFlow() {
  const [months] = useState(() => lastMonths(new Date()));
  const filter = { month: months[0] ?? '', level: undefined };
  const actor = useActorRef(siteTeamActivityMachine, { input: { filter } });
  const file = useActorRef(siteTeamFileMachine);
  useEmitted(file, {
    'file.fetched': ({ name, text }) => saveFile(name, new Blob([text], { type: 'text/csv' })),
  });
  return <TeamActivityScreen actor={actor} file={file} months={months} />;
}

interface TeamActivityScreenProps {
  readonly actor: ActorRefFrom<typeof teamActivityMachine>;
  readonly file: ActorRefFrom<typeof teamFileMachine>;
  /** The months to choose from, the newest first. */
  readonly months: readonly string[];
}

/** The screen of a team's activity for any state of its actors. */
export function TeamActivityScreen({ actor, file, months }: TeamActivityScreenProps) {
  const [{ filter, ...facts }, verbs] = useFlow(actor, teamActivityView, teamActivityVerbs);
  const [download, { fetch }] = useFlow(file, teamFileView, teamFileVerbs);
  const shown: TeamFilter = filter ?? { month: months[0] ?? '', level: undefined };
  return (
    <TeamActivity
      {...facts}
      {...download}
      {...shown}
      months={months}
      onMonth={(month) => verbs.filter({ ...shown, month })}
      onLevel={(level) => verbs.filter({ ...shown, level })}
      onPage={verbs.openPage}
      onFetch={() => fetch(shown)}
      onRetry={verbs.retry}
    />
  );
}
