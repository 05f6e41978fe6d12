import type { LinkProps } from '@pgm/ui/link';
import { Link } from 'react-router';

/** Lets every link of the component library navigate without loading a new document. */
export function RouterLink({ href, ...props }: LinkProps) {
  return <Link prefetch="intent" {...props} to={href} />;
}
