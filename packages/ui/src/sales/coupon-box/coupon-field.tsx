import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import { describedBy, FieldError } from '../../forms/field/field.tsx';
import { fieldBox } from '../../forms/field/field-box.tsx';
import { Form } from '../../forms/form/form.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TextLink } from '../../primitives/text-link/text-link.tsx';
import { translatedReason } from './translated-reason.ts';

export interface CouponFieldProps {
  typed: string;
  /** Why the coupon can't be used, in English. */
  reason?: string | undefined;
  /** The coupon is being checked. */
  isEvaluating: boolean;
  /** The page that lists the coupons. */
  couponsHref?: string | undefined;
  onChange: (typed: string) => void;
  onApply: () => void;
}

/** The field for a coupon's code; below it stands why the code is rejected. */
export function CouponField({ typed, reason, isEvaluating, couponsHref, ...verbs }: CouponFieldProps) {
  const { t } = useLanguage();
  const { onChange, onApply } = verbs;
  const id = useId();
  const words = { label: 'Coupon code', error: reason && translatedReason(reason, t) };
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
          readOnly={isEvaluating}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={30}
          onChange={(event) => onChange(event.target.value)}
          className={cx(fieldBox(reason !== undefined), 'min-w-0 grow uppercase')}
        />
        <Button type="submit" variant="secondary" busy={isEvaluating}>
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
