import type { StaffProductQuestion } from '@pgm/api/contract';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Badge } from '@pgm/ui/primitives/badge';
import { FactLines } from '@pgm/ui/primitives/fact-lines';
import { TextLink } from '@pgm/ui/primitives/text-link';
import { productHref } from '#app/kit/catalogue-product.ts';
import { QUESTION_STATUSES } from './question-statuses.ts';

/** What staff have decided about a product question. */
export function QuestionStatusBadge({ status }: Pick<StaffProductQuestion, 'status'>) {
  const { t } = useLanguage();
  const { label, badge } = QUESTION_STATUSES[status];
  return <Badge kind={badge}>{t(label)}</Badge>;
}

/** A product question with all that staff need for a reply. */
export function QuestionFacts({ row: question }: { readonly row: StaffProductQuestion }) {
  const { t, formatDate } = useLanguage();
  const { publishedAt } = question;
  return (
    <div className="grid justify-items-start gap-4">
      <QuestionStatusBadge status={question.status} />
      <p className="font-semibold whitespace-pre-line wrap-anywhere">{question.text}</p>
      <TextLink href={productHref({ id: question.productId })}>{t('View in shop')}</TextLink>
      <FactLines
        className="figures w-full"
        facts={[
          { label: t('Product'), value: question.productName },
          { label: t('Shown name'), value: question.author },
          { label: t('Username'), value: question.username },
          { label: t('Question date'), value: formatDate(question.askedAt) },
          { label: t('Published on'), value: publishedAt === null ? undefined : formatDate(publishedAt) },
          { label: t('Reason'), value: question.reason ?? undefined },
        ]}
      />
    </div>
  );
}

/** What the detail of a question shows: also the replies, which the form of a reply has in its fields. */
export function QuestionDetail({ row }: { readonly row: StaffProductQuestion }) {
  const { t } = useLanguage();
  const { reply, replyInHindi } = row;
  return (
    <div className="grid gap-4">
      <QuestionFacts row={row} />
      {reply !== null && (
        <div>
          <p className="text-note text-ink-muted">{t('Answer in English')}</p>
          <p className="whitespace-pre-line wrap-anywhere">{reply}</p>
        </div>
      )}
      {replyInHindi !== null && (
        <div>
          <p className="text-note text-ink-muted">{t('Answer in Hindi')}</p>
          <p lang="hi" className="whitespace-pre-line wrap-anywhere">
            {replyInHindi}
          </p>
        </div>
      )}
    </div>
  );
}
