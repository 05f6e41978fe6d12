import { DeclinedProductQuestion, QuestionReply, StaffProductQuestion } from '@pgm/api/contract';
import { createRecordForm } from '@pgm/machines/kit';
import { RecordSection } from '@pgm/ui/data/record-dialog';
import { TextArea } from '@pgm/ui/forms/text-area';
import { plainDecision, reasonedDecision } from '../kit/decision-editing.tsx';
import type { RecordEditing } from '../kit/resource.types.ts';
import { QuestionDetail, QuestionFacts } from './question-facts.tsx';

/** Whether a question has a reply, which can be withdrawn. */
export const isPublished = ({ status }: StaffProductQuestion) => status === 'PUBLISHED';

/** Whether a question can be declined. */
export const canDecline = ({ status }: StaffProductQuestion) => status !== 'DECLINED';

const CHANGED = 'This question has changed. It is shown as it is now.';

type ReplyValues = Record<'reply' | 'replyInHindi', string>;

/** How a question is published with a reply, and how the reply is changed. */
export const replyEditing: RecordEditing<StaffProductQuestion, QuestionReply, ReplyValues> = {
  machine: createRecordForm<QuestionReply, StaffProductQuestion, ReplyValues>(QuestionReply, {
    id: 'question-reply',
    empty: { reply: '', replyInHindi: '' },
    toValues: ({ reply, replyInHindi }) => ({ reply: reply ?? '', replyInHindi: replyInHindi ?? '' }),
    stored: StaffProductQuestion,
    merged: CHANGED,
    asksToDiscard: true,
  }),
  save: (client, { record, data }, signal) => {
    if (record === undefined) throw new Error('there is no question to reply to');
    return client.productQuestions.decide(
      record.id,
      record.version,
      { status: 'PUBLISHED', ...data },
      signal,
    );
  },
  saveLabel: 'Publish',
  labels: { reply: 'Answer in English', replyInHindi: 'Answer in Hindi' },
  Fields: ({ values, errors, change, record }) => (
    <>
      {record && <QuestionFacts row={record} />}
      <RecordSection title="Answer by the company">
        <TextArea
          label="Answer in English"
          hint="Everyone can read it below the question."
          value={values.reply}
          error={errors.reply}
          onChange={({ currentTarget }) => change('reply', currentTarget.value)}
        />
        <TextArea
          label="Answer in Hindi"
          hint="Visitors who read the shop in Hindi see it in place of the English one."
          optional
          lang="hi"
          value={values.replyInHindi}
          error={errors.replyInHindi}
          onChange={({ currentTarget }) => change('replyInHindi', currentTarget.value)}
        />
      </RecordSection>
    </>
  ),
};

const question = { stored: StaffProductQuestion, changed: CHANGED };

/** How a reply is withdrawn. */
export const withdrawalEditing = plainDecision<StaffProductQuestion>({
  ...question,
  id: 'question-withdrawal',
  saveLabel: 'Withdraw',
  Facts: QuestionDetail,
  toConsequence: (row) =>
    isPublished(row) ? 'The question is not shown any more, and is open again.' : undefined,
  decide: (client, { id, version }, signal) =>
    client.productQuestions.decide(id, version, { status: 'OPEN' }, signal),
});

/** How a question is declined. */
export const declineEditing = reasonedDecision<StaffProductQuestion>({
  ...question,
  id: 'question-decline',
  schema: DeclinedProductQuestion,
  saveLabel: 'Decline',
  title: 'Why it is not shown',
  Facts: QuestionDetail,
  decide: (client, { id, version }, reason, signal) =>
    client.productQuestions.decide(id, version, { status: 'DECLINED', reason }, signal),
});
