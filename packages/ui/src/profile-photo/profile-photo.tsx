import type { ComponentProps } from 'react';
import { classNames } from '../class-names/index.ts';
import { PersonIcon } from '../icon/index.ts';

export type ProfilePhotoProps = ComponentProps<'span'> & {
  /** Where the photo can be loaded from; null while there is none. */
  address: string | null;
  /** What is to be seen, in words and translated; empty when the words around it say it already. */
  alt: string;
};

/** Somebody's face in a circle, or a figure in its place; `className` says how large, such as `size-24`. */
export function ProfilePhoto({ address, alt, className, ...props }: ProfilePhotoProps) {
  return (
    <span
      {...props}
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-round border bg-leaf-soft text-display text-leaf',
        className,
      )}
    >
      {address === null ? (
        <PersonIcon />
      ) : (
        <img src={address} alt={alt} width={96} height={96} className="size-full object-cover" />
      )}
    </span>
  );
}
