import type { StaffNoticeChoices } from '@pgm/api/contract';
import { createChoices } from '../../kit/index.ts';

/** What a staff member wants to be told, and how. Provide `syncChoices`. */
export const noticeChoicesMachine = createChoices<StaffNoticeChoices>({ id: 'notice-choices' });
