import { bankDetailsHistoryScenario } from '@pgm/machines/members/bank-details-history/testing';
import { bankDetailsRevealScenario } from '@pgm/machines/staff/bank-details-reveal/testing';
import { BankDetailsHistoryScreen } from '#app/flows/members/bank-details/bank-details-history.flow.tsx';
import { sampleMemberBankDetails } from '#app/staff/bank-details/bank-details.scenario.ts';
import { memberBankDetails } from '#app/staff/bank-details/bank-details.tsx';
import { rejectionEditing, verificationEditing } from '#app/staff/bank-details/decisions.tsx';
import { siteMemberHistoryMachine } from '#app/staff/bank-details/member-history.flow.tsx';
import { RevealScreen, siteRevealMachine } from '#app/staff/bank-details/bank-details-reveal.flow.tsx';
import type { Flow } from './flow.ts';
import { formFlow, resourceFlows } from './resource-flows.tsx';

/** The bank details of members, for staff. */
export const bankDetailsFlows: Readonly<Record<string, Flow>> = {
  ...resourceFlows(memberBankDetails, sampleMemberBankDetails),
  ...formFlow(
    'bank details verification',
    verificationEditing,
    ({ name }) => name,
    sampleMemberBankDetails,
    {},
  ),
  ...formFlow('bank details rejection', rejectionEditing, ({ name }) => name, sampleMemberBankDetails, {
    reason: 'The bank does not know this account.',
  }),
  'bank details reveal': {
    machine: siteRevealMachine,
    input: { memberId: sampleMemberBankDetails.id },
    scenario: bankDetailsRevealScenario,
    Screen: RevealScreen,
  },
  'member bank details history': {
    machine: siteMemberHistoryMachine('asha'),
    scenario: bankDetailsHistoryScenario,
    Screen: BankDetailsHistoryScreen,
  },
};
