import { LEAD_KINDS, LEAD_STATUSES, LeadChange, StaffLead, listStaffLeads } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { dialled } from '@pgm/ui/foundations/dialled';
import { useLanguage } from '@pgm/ui/foundations/language';
import { toField } from '@pgm/ui/forms/form';
import { SelectField } from '@pgm/ui/forms/select-field';
import { TextArea } from '@pgm/ui/forms/text-area';
import { Badge } from '@pgm/ui/primitives/badge';
import { FactLines } from '@pgm/ui/primitives/fact-lines';
import { LEAD_STATUS_LABELS } from '@pgm/ui/staff/record-change';
import { privateMeta } from '#app/kit/private-meta.ts';
import {
  ASSIGNEE_FILTER,
  type Assign,
  assigneeDialog,
  assigneeEditing,
  assignmentCommands,
} from '../assignment/assignment.tsx';
import { CsvExportFlow } from '../file-opening/file-opening.flow.tsx';
import { rowDialog } from '../kit/record-editor.tsx';
import { resourcePage } from '../kit/resource-page.tsx';
import { defineResource, toQuery } from '../kit/resource.ts';
import { joinEditing } from './join-form.tsx';
import { toReferrer } from './referrer.ts';

const statusOptions = LEAD_STATUSES.map((value) => ({ value, label: LEAD_STATUS_LABELS[value] }));

/** What a lead wants, in English. */
const KIND_WORDS = { JOINING: 'Wants to join', QUESTION: 'Question' } as const;

const assign: Assign<StaffLead> = (client, id, assignment, signal) =>
  client.leads.assign(id, assignment, signal);

/** How a lead is assigned to a colleague. */
export const leadAssigning = assigneeEditing('lead-assignment', assign);

/** The leads, with what became of them. Copy this file for a new resource. */
export const leads = defineResource({
  id: 'leads',
  title: 'Leads',
  empty: {
    title: 'No leads',
    text: 'Leads come from the form on the company page, and questions from the contact page.',
  },
  toName: ({ name }: StaffLead) => name,
  columns: ({ t, formatDate }) => [
    { id: 'name', header: 'Name', isSortable: true, render: ({ name }) => name },
    {
      id: 'mobile',
      header: 'Mobile',
      isShort: true,
      render: ({ mobile }) => <a href={`tel:+91${mobile}`}>{dialled(mobile)}</a>,
    },
    { id: 'kind', header: 'Kind', render: ({ kind }) => t(KIND_WORDS[kind]) },
    { id: 'state', header: 'State', render: ({ state }) => t(state || '–') },
    { id: 'newest', header: 'Received', isSortable: true, render: ({ createdAt }) => formatDate(createdAt) },
    {
      id: 'status',
      header: 'Status',
      isSortable: true,
      render: ({ status }) => (
        <Badge kind={status === 'NEW' ? 'spice' : 'plain'}>{t(LEAD_STATUS_LABELS[status])}</Badge>
      ),
    },
    { id: 'referrer', header: 'Referred by', render: ({ referrer }) => referrer?.name ?? '–' },
    { id: 'assignee', header: 'Assigned to', render: ({ assignee }) => assignee?.name ?? '–' },
    { id: 'calledBy', header: 'Called by', render: ({ calledBy }) => calledBy ?? '–' },
  ],
  actions: <CsvExportFlow kind="leads" />,
  filters: [
    { id: 'status', label: 'Status', options: statusOptions },
    {
      id: 'kind',
      label: 'Kind',
      options: LEAD_KINDS.map((value) => ({ value, label: KIND_WORDS[value] })),
    },
    ASSIGNEE_FILTER,
  ],
  list: (client, query, signal) => client.leads.list(toQuery(listStaffLeads, query), signal),
  get: (client, id, signal) => client.leads.get(id, signal),
  remove: (client, { id }, signal) => client.leads.remove(id, signal),
  removalWords: {
    label: 'Delete',
    question: 'Delete this lead for good? Do so when the person asks for it.',
    done: 'Deleted for good.',
  },
  commands: assignmentCommands(assign),
  dialogs: [
    rowDialog('join', 'Make an associate', joinEditing, ({ status }) => status !== 'JOINED'),
    assigneeDialog(leadAssigning),
  ],
  editing: {
    machine: createRecordForm<LeadChange, StaffLead, Record<'status' | 'note', string>>(LeadChange, {
      id: 'lead-form',
      empty: { status: 'NEW', note: '' },
      toValues: ({ status, note }) => ({ status, note }),
      stored: StaffLead,
      asksToDiscard: true,
    }),
    save: (client, { record, data }, signal) =>
      client.leads.update(record?.id ?? '', { ...data, version: record?.version }, signal),
    labels: { status: 'Status', note: 'Note' },
    Fields: ({ values, errors, change, record }) => {
      const { t } = useLanguage();
      const field = toField({ values, errors, onChange: change });
      return (
        <>
          {record && (
            <FactLines
              facts={[
                { label: t('Question'), value: record.question || undefined },
                { label: t('Mobile'), value: dialled(record.mobile) },
                { label: t('Email'), value: record.email || undefined },
                { label: t('State'), value: t(record.state || '–') },
                { label: t('Referred by'), value: toReferrer(record) },
                { label: t('Assigned to'), value: record.assignee?.name ?? t('Not assigned') },
              ]}
            />
          )}
          <RecordSection title="Follow-up">
            <SelectField {...field('status')} label="Status" options={statusOptions} />
            <TextArea {...field('note')} label="Note" optional />
          </RecordSection>
        </>
      );
    },
  },
});

export const meta = privateMeta('Leads');

export default resourcePage(leads);
