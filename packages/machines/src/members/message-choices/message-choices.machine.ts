import type { MessageChoices } from '@pgm/api/contract';
import { createChoices } from '../../kit/index.ts';

/** Which messages a member wants. Provide `syncChoices`. */
export const messageChoicesMachine = createChoices<MessageChoices>({ id: 'message-choices' });
