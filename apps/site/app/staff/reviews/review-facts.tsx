import { type StaffReview, imageAddress } from '@pgm/api/contract';
import { REVIEW_STATUSES } from '@pgm/ui/catalogue/own-review';
import { Stars } from '@pgm/ui/catalogue/stars';
import { useLanguage } from '@pgm/ui/foundations/language';
import { Badge } from '@pgm/ui/primitives/badge';
import { FactLines } from '@pgm/ui/primitives/fact-lines';
import { TextLink } from '@pgm/ui/primitives/text-link';
import { productHref } from '#app/kit/catalogue-product.ts';

/** Whether staff have decided on a review. */
export function ReviewStatusBadge({ status }: Pick<StaffReview, 'status'>) {
  const { t } = useLanguage();
  const { label, badge } = REVIEW_STATUSES[status];
  return <Badge kind={badge}>{t(label)}</Badge>;
}

/** A review with all that staff need for a decision. */
export function ReviewFacts({ row: review }: { readonly row: StaffReview }) {
  const { t, formatDate, formatNumber } = useLanguage();
  return (
    <div className="grid justify-items-start gap-4">
      <ReviewStatusBadge status={review.status} />
      <Stars stars={review.stars} />
      {review.text !== '' && <p className="whitespace-pre-line wrap-anywhere">{review.text}</p>}
      {review.photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {review.photos.map((url, at) => (
            <li key={url}>
              <a href={imageAddress({ url }, '1280.webp')} target="_blank" rel="noreferrer">
                <img
                  src={imageAddress({ url }, '320.webp')}
                  alt={t('Photo {number}', { number: formatNumber(at + 1) })}
                  className="size-24 rounded-field border object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      <TextLink href={productHref({ id: review.productId })}>{t('View in shop')}</TextLink>
      <FactLines
        className="figures w-full"
        facts={[
          { label: t('Product'), value: review.productName },
          { label: t('Shown name'), value: review.author },
          { label: t('Username'), value: review.username },
          { label: t('Last changed'), value: formatDate(review.writtenAt) },
          { label: t('Reason'), value: review.reason ?? undefined },
        ]}
      />
    </div>
  );
}
