import type { StaffNoticeChoices } from '@pgm/api/contract';
import { choicesScenario } from '../../kit/kit.scenario.ts';

/** A staff member who wants no bell for leads, and mails about grievances. */
export const sampleNoticeChoices: StaffNoticeChoices = { bellOff: ['NEW_LEAD'], mail: ['NEW_GRIEVANCE'] };

/** The events with which tests and stories reach every state. */
export const noticeChoicesScenario = choicesScenario(sampleNoticeChoices, {
  ...sampleNoticeChoices,
  mail: ['NEW_GRIEVANCE', 'NEW_ORDER'],
});
