import type { Associate, ListedAssociate } from '@pgm/api/contract';
import { pagedListScenario } from '@pgm/machines/kit/testing';
import { parentChangeScenario } from '@pgm/machines/staff/parent-change/testing';
import { sampleAssociate } from '#app/staff/associates/associate.scenario.ts';
import { associates } from '#app/staff/associates/associates.tsx';
import { siteAssociateChoicesMachine } from '#app/staff/associates/associate-picker.tsx';
import { codeEditing } from '#app/staff/associates/code.tsx';
import { paperEditing } from '#app/staff/associates/new-associate.tsx';
import { ParentChangeScreen, siteParentChangeMachine } from '#app/staff/associates/parent-change.flow.tsx';
import type { Flow } from './flow.ts';
import { formFlow, resourceFlows } from './resource-flows.tsx';
import { PickerScreen } from './picker-screen.tsx';

const AT = '2026-11-20T10:15:00.000Z';
const ID = '01a2058b-a088-7593-895b-e301684aece8';

const sides = {
  from: { id: ID, name: 'Imran Sheikh', referralCode: 'IMRAN2023' },
  to: { id: ID, name: 'Rekha Chauhan', referralCode: 'REKHA2023' },
  bvValue: 500,
};
/** A change that waits, and one that was made. */
const proposed: Pick<ListedAssociate, 'proposal' | 'changes'> = {
  proposal: {
    ...sides,
    id: ID,
    reason: 'They live in the same town.',
    askedAt: AT,
    askedBy: 'Anil Saxena',
    isOwn: true,
  },
  changes: [
    {
      ...sides,
      id: ID,
      at: AT,
      movedCount: 4,
      by: 'Anil Saxena',
      isUndo: false,
      undoneAt: null,
      canUndo: true,
    },
  ],
};
const newAssociate: Associate = {
  id: ID,
  userId: ID,
  name: 'Kiran Devi',
  referralCode: 'KIRAN2026',
  sponsor: null,
  joinedAt: AT,
  directCount: 0,
  totalCount: 0,
  sharesContact: false,
};

/** The flows of the page on associates. */
export const associateFlows: Readonly<Record<string, Flow>> = {
  ...resourceFlows(associates, { ...sampleAssociate, ...proposed }),
  ...formFlow('associate code', codeEditing, associates.toName, sampleAssociate, {
    referralCode: 'NASREEN99',
  }),
  ...formFlow('new associate', paperEditing, ({ name }) => name, newAssociate, {
    name: 'Kiran Devi',
    mobile: '9876543210',
  }),
  'associate picker': {
    machine: siteAssociateChoicesMachine,
    scenario: pagedListScenario([{ id: ID, name: 'Asha Mishra · ASHA2023' }]),
    Screen: PickerScreen,
  },
  'sponsor change': {
    machine: siteParentChangeMachine(sampleAssociate),
    scenario: parentChangeScenario,
    Screen: ParentChangeScreen,
  },
  'sponsor approval': {
    machine: siteParentChangeMachine({ ...sampleAssociate, ...proposed }),
    scenario: parentChangeScenario,
    Screen: ParentChangeScreen,
  },
};
