import type { StaffNoticeChoices } from '@pgm/api/contract';
import { createChoices } from '../../kit/index.ts';

/** What notifies a staff member, and how. Provide `syncChoices`. */
export const noticeChoicesMachine = createChoices<StaffNoticeChoices>({ id: 'notice-choices' });
