import { fail, listMessages, ok, sendMessageAgain } from '@pgm/api/contract';
import { isId } from '../../platform/database/id.ts';
import { route } from '../../platform/http/route.ts';
import { staffPage } from '../../platform/http/staff-list.ts';
import type { Platform } from '../../platform/platform.ts';
import { toMessage } from './messages.mapper.ts';
import { MessagesRepository, messageList } from './messages.repository.ts';

const NOT_FOUND = { code: 'notFound', message: 'Not found' } as const;
const NOT_REVIVED = {
  code: 'conflict',
  message: 'Only a message that was given up and is still of use can be sent again.',
} as const;

/** The calls on the queue of messages. */
export function messagesRoutes({ db, delivery, now }: Platform) {
  const repository = new MessagesRepository(db);
  return [
    route(listMessages, ({ query }) => staffPage(db, messageList, query)),
    route(
      sendMessageAgain,
      async ({ caller, params }) => {
        const message = await repository.revive(params.id, { actorId: caller.id, at: new Date(now()) });
        if (message === undefined) return fail(NOT_REVIVED);
        delivery.wake();
        return ok({ success: true, data: toMessage(message) });
      },
      {
        find: async ({ params }) =>
          isId(params.id) && (await repository.has(params.id)) ? ok(true) : fail(NOT_FOUND),
      },
    ),
  ];
}
