import { MessageChoicesFlow } from '#app/flows/members/message-choices/message-choices.flow.tsx';
import { privateMeta } from '#app/kit/private-meta.ts';

export const meta = privateMeta('Notification settings');

export default MessageChoicesFlow;
