import { useId } from 'react';
import { Button } from '../button/index.ts';
import { describedBy, fieldBox, FieldError } from '../field/index.ts';
import { Form } from '../form/index.ts';
import { useLanguage } from '../language/index.ts';
import { TextLink } from '../link/index.ts';
import { spokenReason } from './spoken-reason.ts';

export interface CouponFieldProps {
  typed: string;
  /** Why the coupon can't be used, in English. */
  reason?: string | undefined;
  /** The coupon is being judged. */
  isJudging: boolean;
  /** Where the coupons are listed. */
  couponsHref?: string | undefined;
  onChange: (typed: string) => void;
  onApply: () => void;
}

/** Where a coupon's code is typed and sent; why it is refused stands below. */
export function CouponField({ typed, reason, isJudging, couponsHref, ...verbs }: CouponFieldProps) {
  const { t } = useLanguage();
  const { onChange, onApply } = verbs;
  const id = useId();
  const words = { label: 'Coupon code', error: reason && spokenReason(reason, t) };
  return (
    <Form onSubmit={onApply} className="grid gap-1.5">
      <label htmlFor={id} className="font-medium">
        {t('Coupon code')}
      </label>
      <div className="flex gap-2">
        <input
          {...describedBy(id, words)}
          id={id}
          name="coupon"
          value={typed}
          readOnly={isJudging}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={30}
          onChange={(event) => onChange(event.target.value)}
          className={`${fieldBox(reason !== undefined)} min-w-0 grow uppercase`}
        />
        <Button type="submit" variant="secondary" busy={isJudging}>
          {t('Apply')}
        </Button>
      </div>
      {words.error !== undefined && (
        <div role="alert">
          <FieldError id={id} error={words.error} />
        </div>
      )}
      {couponsHref !== undefined && (
        <TextLink href={couponsHref} className="flex min-h-9 items-center justify-self-start text-note">
          {t('See all coupons')}
        </TextLink>
      )}
    </Form>
  );
}
