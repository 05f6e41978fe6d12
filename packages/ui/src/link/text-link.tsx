import { classNames } from '../class-names/index.ts';
import { Link, type LinkProps } from './link.tsx';

/** A link inside a sentence or a list of links: underlined, in the colour of actions. */
export function TextLink({ className, ...props }: LinkProps) {
  return (
    <Link
      {...props}
      className={classNames(
        'text-leaf decoration-1 underline underline-offset-4 hover:text-leaf-strong hover:decoration-2',
        className,
      )}
    />
  );
}
