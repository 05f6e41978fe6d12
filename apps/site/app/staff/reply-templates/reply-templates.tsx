import {
  NewReplyTemplate,
  ReplyTemplate,
  type ReplyTemplateChange,
  listReplyTemplates,
} from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { toField } from '@pgm/ui/forms/form';
import { TextArea } from '@pgm/ui/forms/text-area';
import { TextField } from '@pgm/ui/forms/text-field';
import { privateMeta } from '#app/kit/private-meta.ts';
import { resourcePage } from '../kit/resource-page.tsx';
import { DELETED_FILTER, defineResource, toQuery } from '../kit/resource.ts';

type TemplateValues = Readonly<Record<'title' | 'english' | 'hindi', string>>;

const HINT = 'You can write {name} and {number}.';

/** The templates that staff insert into replies to grievances. */
export const replyTemplates = defineResource({
  id: 'reply-templates',
  title: 'Reply templates',
  newLabel: 'New template',
  empty: { title: 'No templates', text: 'Add texts that you often write to people with complaints.' },
  toName: ({ title }: ReplyTemplate) => title,
  columns: () => [
    { id: 'title', header: 'Title', isSortable: true, render: ({ title }) => title },
    { id: 'english', header: 'English text', render: ({ english }) => english },
  ],
  filters: [DELETED_FILTER],
  list: (client, query, signal) => client.replyTemplates.list(toQuery(listReplyTemplates, query), signal),
  remove: (client, { id }, signal) => client.replyTemplates.remove(id, signal),
  restore: (client, { id }, signal) => client.replyTemplates.restore(id, signal),
  editing: {
    machine: createRecordForm<NewReplyTemplate, ReplyTemplate, TemplateValues>(NewReplyTemplate, {
      id: 'reply-template-form',
      empty: { title: '', english: '', hindi: '' },
      toValues: ({ title, english, hindi }) => ({ title, english, hindi }),
      stored: ReplyTemplate,
      asksToDiscard: true,
    }),
    save: (client, { record, data }, signal) =>
      record === undefined
        ? client.replyTemplates.create(data, signal)
        : client.replyTemplates.update(
            record.id,
            { ...data, version: record.version } satisfies ReplyTemplateChange,
            signal,
          ),
    labels: { title: 'Title', english: 'English text', hindi: 'Hindi text' },
    Fields: ({ values, errors, change }) => {
      const field = toField({ values, errors, onChange: change });
      return (
        <RecordSection title="Template">
          <TextField {...field('title')} label="Title" />
          <TextArea {...field('english')} label="English text" hint={HINT} lang="en" />
          <TextArea {...field('hindi')} label="Hindi text" hint={HINT} lang="hi" />
        </RecordSection>
      );
    },
  },
});

export const meta = privateMeta('Reply templates');

export default resourcePage(replyTemplates);
