import { grievanceThreadScenario } from '@pgm/machines/company/grievance-thread/testing';
import { GrievanceThreadScreen } from '#app/flows/company/grievance/grievance-thread-screen.tsx';
import { ownThreadMachine } from '#app/flows/company/grievance/own-thread.flow.tsx';
import { provenThreadMachine } from '#app/flows/company/grievance/proven-thread.flow.tsx';
import { staffThreadMachine } from '#app/staff/grievances/staff-thread.flow.tsx';
import { type Flow, withEvents } from './flow.ts';

const NUMBER = 'GR-2026-000123';

/** Without files, which only a browser has. */
const {
  attach: _attach,
  attachMore: _more,
  attachText: _text,
  detach: _detach,
  insert: _insert,
  ...events
} = grievanceThreadScenario;
const scenario = withEvents(events);

/** The threads of grievances, for visitors. */
export const threadFlows: Readonly<Record<string, Flow>> = {
  'proven thread': {
    machine: provenThreadMachine({ number: NUMBER, mobile: '9876500001' }),
    scenario,
    Screen: GrievanceThreadScreen,
  },
  'own thread': { machine: ownThreadMachine(NUMBER), scenario, Screen: GrievanceThreadScreen },
};

/** The thread of a grievance, for staff. */
export const staffThreadFlows: Readonly<Record<string, Flow>> = {
  'staff thread': {
    machine: staffThreadMachine('01a2058b-a088-7593-895b-e301684aece8'),
    scenario,
    Screen: ({ actor }) => <GrievanceThreadScreen actor={actor} reader="STAFF" />,
  },
};
