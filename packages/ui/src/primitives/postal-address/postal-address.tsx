import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { useLanguage } from '../../foundations/language/language.tsx';
import { dialled } from '../../foundations/dialled.ts';

/** A postal address with the field names of a saved address; omitted fields are empty. */
export interface PostalAddressFacts {
  /** The recipient's name. */
  name: string;
  /** Ten digits, without the country code. */
  phone_number: string;
  street_address: string;
  additional_address_line: string;
  city: string;
  /** English; translated here. */
  state: string;
  postal_code: string;
  landmarks: readonly string[];
}

export type PostalAddressProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Without the name, which the caller shows as a heading or a label. */
  address: Omit<PostalAddressFacts, 'name'>;
};

/** An address as on a parcel, with the phone number on top. It contains spans, so that it may stand in a label. */
export function PostalAddress({ address, className, ...props }: PostalAddressProps) {
  const { t } = useLanguage();
  const { additional_address_line: more, landmarks } = address;
  return (
    <span {...props} className={cx('grid wrap-anywhere', className)}>
      <span className="figures text-ink-muted">{dialled(address.phone_number)}</span>{' '}
      <span>{address.street_address}</span> {more !== '' && <span>{more}</span>}{' '}
      <span className="figures">
        {address.city}, {t(address.state)} - {address.postal_code}
      </span>{' '}
      {landmarks.length > 0 && (
        <span className="mt-1 text-note text-ink-muted">
          {t('Nearby:')} {landmarks.join(' • ')}
        </span>
      )}
    </span>
  );
}
