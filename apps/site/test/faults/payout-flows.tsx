import type { PayoutPeriod } from '@pgm/api/contract';
import { pagedListScenario } from '@pgm/machines/kit/testing';
import { createActor } from 'xstate';
import { RecordScreen } from '#app/staff/kit/record-page.tsx';
import { createCommandMachine, createRecordMachine } from '#app/staff/kit/resource-actors.ts';
import { outcomeEditing } from '#app/staff/payouts/outcome-form.tsx';
import { payoutRows } from '#app/staff/payouts/payout-rows.tsx';
import { sampleOpenPeriod, samplePayout } from '#app/staff/payouts/payout.scenario.ts';
import { PeriodFacts } from '#app/staff/payouts/period-facts.tsx';
import { payoutPeriods } from '#app/staff/payouts/period-list.tsx';
import { sampleMember } from '#app/staff/members/member.scenario.ts';
import {
  approvalEditing,
  declineEditing,
  withdrawalEditing,
} from '#app/staff/points-corrections/correction-decisions.tsx';
import { correctionEditing, memberPointsEditing } from '#app/staff/points-corrections/correction-form.tsx';
import { memberCorrections, pointsCorrections } from '#app/staff/points-corrections/correction-list.tsx';
import { sampleCorrection } from '#app/staff/points-corrections/correction.scenario.ts';
import type { Flow } from './flow.ts';
import { formFlow, resourceFlows } from './resource-flows.tsx';

/** The rows are a flow of their own. */
const NoRows = () => null;

const typed = { direction: 'ADD', points: 2400, kind: 'MISSING_POINTS', note: 'Booked for her brother' };
const { toName } = pointsCorrections;

/** The corrections of points, and the decisions on them. */
export const correctionFlows: Readonly<Record<string, Flow>> = {
  ...resourceFlows(pointsCorrections, sampleCorrection),
  ...formFlow('points-corrections form', correctionEditing, toName, sampleCorrection, {
    ...typed,
    member: 'ASHA2026',
  }),
  ...resourceFlows(memberCorrections(sampleMember.id), sampleCorrection),
  ...formFlow('member points correction', memberPointsEditing, ({ name }) => name, sampleMember, typed),
  ...formFlow('points correction approval', approvalEditing, toName, sampleCorrection),
  ...formFlow('points correction decline', declineEditing, toName, sampleCorrection),
  ...formFlow('points correction withdrawal', withdrawalEditing, toName, sampleCorrection),
};

/** The months for which associates are paid, the page of one, and its payouts. */
export const payoutFlows: Readonly<Record<string, Flow>> = {
  ...resourceFlows(payoutPeriods, sampleOpenPeriod),
  ...resourceFlows(payoutRows(sampleOpenPeriod.id), samplePayout),
  ...formFlow('payout outcome', outcomeEditing, ({ name }) => name, samplePayout, {
    status: 'PAID',
    reference: 'NEFT202609ASHA',
    paidOn: '2026-10-05',
  }),
  'payout period page': {
    machine: createRecordMachine(payoutPeriods, sampleOpenPeriod.id),
    scenario: pagedListScenario([sampleOpenPeriod]),
    Screen: ({ actor }) => (
      <RecordScreen
        resource={payoutPeriods}
        tabs={[{ value: '', label: 'Payouts', Content: NoRows }]}
        tab=""
        Summary={PeriodFacts}
        actors={{ record: actor, command: createActor(createCommandMachine<PayoutPeriod>(payoutPeriods.id)) }}
      />
    ),
  },
};
