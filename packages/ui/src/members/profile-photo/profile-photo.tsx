import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { PersonIcon } from '../../foundations/icon/icons.tsx';

export type ProfilePhotoProps = Omit<ComponentProps<'span'>, 'onError'> & {
  /** The address of the photo; null without one. */
  address: string | null;
  /** A translated description of the photo; empty when the text around it already says it. */
  alt: string;
  /** Called with the address when the browser cannot show the photo. */
  onBroken?: (address: string) => void;
};

/** A person's photo in a circle, or an icon without one; `className` sets the size, such as `size-24`. */
export function ProfilePhoto({ address, alt, onBroken, className, ...props }: ProfilePhotoProps) {
  return (
    <span
      {...props}
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-round border bg-leaf-soft text-display text-leaf',
        className,
      )}
    >
      {address === null ? (
        <PersonIcon />
      ) : (
        <img
          src={address}
          alt={alt}
          width={96}
          height={96}
          onError={() => onBroken?.(address)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
}
