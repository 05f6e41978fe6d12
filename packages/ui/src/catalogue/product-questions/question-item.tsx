import { useLanguage } from '../../foundations/language/language.tsx';

/** A question about a product with the reply of the company. */
export interface ProductQuestionFacts {
  id: string;
  /** Such as 'Asha M.'. */
  author: string;
  /** In the language of its author. */
  text: string;
  /** In English. */
  reply: string;
  /** Null where there is none. */
  replyInHindi: string | null;
  /** ISO text. */
  publishedAt: string;
}

/** One question with its reply, in Hindi where the page is in Hindi and the reply is too. */
export function QuestionItem({ author, text, publishedAt, ...replies }: ProductQuestionFacts) {
  const { t, language, formatDate } = useLanguage();
  const { reply, replyInHindi } = replies;
  const isInHindi = language === 'hi' && replyInHindi !== null;
  return (
    <li className="grid max-w-prose gap-2 border-t py-4">
      <p className="font-semibold whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="text-note text-ink-muted">{t('Asked by {name}', { name: author })}</p>
      <p lang={isInHindi ? 'hi' : 'en'} className="whitespace-pre-line wrap-anywhere">
        {isInHindi ? replyInHindi : reply}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-note text-ink-muted">
        <span>{t('Answer by the company')}</span>
        <time dateTime={publishedAt} className="figures">
          {formatDate(publishedAt)}
        </time>
      </p>
    </li>
  );
}
