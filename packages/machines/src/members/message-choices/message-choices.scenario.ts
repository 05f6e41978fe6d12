import type { MessageChoices } from '@pgm/api/contract';
import { choicesScenario } from '../../kit/kit.scenario.ts';

/** A member who wants no mails about products that are back. */
export const sampleMessageChoices: MessageChoices = {
  pointsInApp: true,
  teamInApp: true,
  restockInApp: true,
  restockByMail: false,
};

/** The events with which tests and stories reach every state. */
export const messageChoicesScenario = choicesScenario(sampleMessageChoices, {
  ...sampleMessageChoices,
  pointsInApp: false,
});
