import { Link, type LinkProps } from '../link/link.tsx';
import { type ButtonLook, buttonLook } from './button-look.tsx';

/** A link that looks like a button, for the one place a screen wants people to go. */
export function ButtonLink({ variant, size, wide, className, ...props }: LinkProps & ButtonLook) {
  return <Link {...props} className={buttonLook({ variant, size, wide, className })} />;
}
