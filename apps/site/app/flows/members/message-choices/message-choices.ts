import type { MessageChoices, Result } from '@pgm/api/contract';
import type { ChangedChoices } from '@pgm/machines/kit';
import { messageChoicesMachine } from '@pgm/machines/members/message-choices';
import { withPorts } from '@pgm/machines/kit';
import { fromPromise } from 'xstate';
import { browserClient } from '#app/kit/browser-client.ts';

/** The machine of the choices with the site's implementations. */
export const siteMessageChoicesMachine = withPorts(messageChoicesMachine)({
  actors: {
    syncChoices: fromPromise<Result<MessageChoices>, ChangedChoices<MessageChoices>>(
      async ({ input: { changed }, signal }) => {
        const { notifications } = await browserClient();
        return changed === undefined
          ? notifications.choices(signal)
          : notifications.setChoices(changed, signal);
      },
    ),
  },
});
