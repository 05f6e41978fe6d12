import type { ReactNode } from 'react';
import { GrowingList, type GrowingListProps } from '../../primitives/growing-list/growing-list.tsx';
import { type ProductQuestionFacts, QuestionItem } from './question-item.tsx';

export interface ProductQuestionsProps extends Pick<
  GrowingListProps,
  'status' | 'hasMore' | 'error' | 'onMore' | 'onRetry'
> {
  questions: readonly ProductQuestionFacts[];
  /** How the visitor asks a question. */
  ask?: ReactNode;
}

/** The questions about a product with their replies. The heading stands on the page already. */
export function ProductQuestions({ questions, ask, ...list }: ProductQuestionsProps) {
  return (
    <div className="grid gap-6">
      {ask}
      <GrowingList
        {...list}
        label="Questions and answers"
        items={questions.map((question) => (
          <QuestionItem key={question.id} {...question} />
        ))}
        emptyText="There are no questions yet."
        failedTitle="The questions could not be loaded"
      />
    </div>
  );
}
