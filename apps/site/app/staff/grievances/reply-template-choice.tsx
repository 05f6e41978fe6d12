import { type StaffClient, allPages } from '@pgm/api/client/staff';
import { type ReplyTemplate, type Result, type StaffGrievance, fillTemplate, ok } from '@pgm/api/contract';
import { type Page, type PageQuery, createPagedList, withPorts } from '@pgm/machines/kit';
import { ReplyTemplates } from '@pgm/ui/staff/reply-templates';
import { useActorRef, useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { staffClient } from '../kit/staff-client.ts';

const list = ({ replyTemplates }: StaffClient, signal: AbortSignal) =>
  allPages((page) => replyTemplates.list({ ...page, sort: 'title' }, signal));

/** The templates by their titles. Without them, staff write as before. */
const templatesMachine = withPorts(
  createPagedList<ReplyTemplate>({ id: 'reply-template-choice', toKey: ({ id }) => id }),
)({
  actors: {
    fetchPage: fromPromise<Result<Page<ReplyTemplate>>, PageQuery<undefined>>(async ({ signal }) => {
      const result = await list(staffClient(), signal);
      return result.ok ? ok({ items: result.value, pageCount: 1 }) : result;
    }),
  },
});

interface ReplyTemplateChoiceProps {
  readonly grievance: Pick<StaffGrievance, 'language' | 'name' | 'number'>;
  /** Receives the text for the sender of the grievance, in their language. */
  readonly onInsert: (text: string) => void;
}

/** The templates that staff can insert into a reply. */
export function ReplyTemplateChoice({ grievance, onInsert }: ReplyTemplateChoiceProps) {
  const templates = useSelector(useActorRef(templatesMachine), ({ context }) => context.items);
  return (
    <ReplyTemplates
      templates={templates}
      onInsert={(id) => {
        const template = templates.find((one) => one.id === id);
        if (template) onInsert(fillTemplate(template, grievance));
      }}
    />
  );
}
