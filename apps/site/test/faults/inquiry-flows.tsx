import type { RaisedMemberRequest, ReplyTemplate, StaffLead } from '@pgm/api/contract';
import { pagedListScenario } from '@pgm/machines/kit/testing';
import { sampleMemberRequest } from '@pgm/machines/members/member-request-form/testing';
import { parentChangeScenario } from '@pgm/machines/staff/parent-change/testing';
import { ParentChangeScreen } from '#app/staff/associates/parent-change.flow.tsx';
import { siteColleagueChoicesMachine } from '#app/staff/assignment/colleague-picker.tsx';
import { sampleGrievance } from '#app/staff/grievances/grievance.scenario.ts';
import { grievanceAssigning, grievances } from '#app/staff/grievances/grievances.tsx';
import { STEPS, stepEditing } from '#app/staff/grievances/steps.tsx';
import { joinEditing } from '#app/staff/leads/join-form.tsx';
import { leadAssigning, leads } from '#app/staff/leads/leads.tsx';
import { approvalEditing, declineEditing } from '#app/staff/requests/decisions.tsx';
import { requests } from '#app/staff/requests/requests.tsx';
import { siteSponsorApprovalMachine } from '#app/staff/requests/sponsor-approval.tsx';
import { replyTemplates } from '#app/staff/reply-templates/reply-templates.tsx';
import type { Flow } from './flow.ts';
import { formFlow, resourceFlows } from './resource-flows.tsx';
import { PickerScreen } from './picker-screen.tsx';
import { staffThreadFlows } from './thread-flows.tsx';

const ID = '01a2058b-a088-7593-895b-e301684aece8';
const AT = '2026-11-20T10:15:00.000Z';

/** A lead that has not been called. */
export const lead: StaffLead = {
  id: ID,
  kind: 'JOINING',
  question: '',
  name: 'Sunita Devi',
  mobile: '9876543210',
  email: 'sunita@example.in',
  state: 'Bihar',
  pincode: '000000',
  createdAt: AT,
  status: 'NEW',
  note: '',
  calledBy: null,
  calledAt: null,
  version: 1,
  referrer: null,
  assignee: null,
  canAssign: true,
  canAssignToOthers: true,
};
const template: ReplyTemplate = {
  id: ID,
  title: 'Parcel late',
  english: 'Dear {name}, your parcel is late.',
  hindi: '{name} जी, आपके पार्सल में देर है।',
  isDeleted: false,
  version: 1,
};
const request: RaisedMemberRequest = {
  ...sampleMemberRequest,
  member: { id: ID, name: 'Ravi Kumar' },
  storedValue: null,
  sponsorId: null,
};

/** The colleague that an administrator chooses. */
const COLLEAGUE = { assigneeId: { id: ID, name: 'Sushma Yadav · @sushma' } };

/** The flows of what people send: leads, requests of members, and grievances. */
export const inquiryFlows: Readonly<Record<string, Flow>> = {
  ...resourceFlows(leads, lead),
  ...formFlow('lead join', joinEditing, leads.toName, lead),
  ...formFlow('lead assignment', leadAssigning, leads.toName, lead, COLLEAGUE),
  'colleague picker': {
    machine: siteColleagueChoicesMachine,
    scenario: pagedListScenario([{ id: ID, name: 'Sushma Yadav · @sushma' }]),
    Screen: PickerScreen,
  },
  ...resourceFlows(requests, request),
  'request approval of a sponsor': {
    machine: siteSponsorApprovalMachine(request),
    scenario: parentChangeScenario,
    Screen: ParentChangeScreen,
  },
  ...formFlow('request approval', approvalEditing, requests.toName, request),
  ...formFlow('request decline', declineEditing, requests.toName, request, {
    note: 'Please send a copy of your card.',
  }),
  ...resourceFlows(grievances, sampleGrievance),
  ...formFlow('grievance assignment', grievanceAssigning, grievances.toName, sampleGrievance, COLLEAGUE),
  ...staffThreadFlows,
  ...resourceFlows(replyTemplates, template),
  ...Object.assign(
    {},
    ...STEPS.map((step) =>
      formFlow(
        `grievance ${step.param}`,
        stepEditing(step),
        grievances.toName,
        { ...sampleGrievance, status: step.from },
        { note: 'The courier brings it tomorrow.' },
      ),
    ),
  ),
};
