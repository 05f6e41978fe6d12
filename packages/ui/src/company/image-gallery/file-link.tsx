import { TextLink } from '../../primitives/text-link/text-link.tsx';

interface FileLinkProps {
  href: string;
  /** In the reader's language. */
  label: string;
  /** What it is a file of, for those who hear the link alone. */
  of: string;
}

/** A link to a file, in a new tab. */
export function FileLink({ href, label, of }: FileLinkProps) {
  return (
    <TextLink
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={`${label}: ${of}`}
      className="inline-flex min-h-6 items-center"
    >
      {label}
    </TextLink>
  );
}
