import { useLanguage } from '@pgm/ui/foundations/language';
import { NotFound, type NotFoundProps } from '@pgm/ui/shell/not-found';
import { isRouteErrorResponse } from 'react-router';
import { brand } from '../brand.ts';
import Trouble from '../flows/shell/connection/trouble.tsx';

const TOO_MANY = 'Too many requests. Please try again later.';

interface ErrorPageProps {
  readonly error: unknown;
  readonly categories: NonNullable<NotFoundProps['links']>;
}

/** Replaces a page that does not exist or could not be shown. Search engines leave it out. */
export default function ErrorPage({ error, categories }: ErrorPageProps) {
  const { t } = useLanguage();
  const failure = isRouteErrorResponse(error) ? error : undefined;
  const isMissing = failure?.status === 404;
  return (
    <>
      <title>{`${t(isMissing ? 'Page not found' : 'Something went wrong')} – ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? (
        <NotFound links={categories} />
      ) : (
        <Trouble
          onRetry={() => window.location.reload()}
          // The sentence of a "too many requests" failure says when to try again, if there is one.
          rejection={failure?.status === 429 ? String(failure.data) || TOO_MANY : undefined}
        />
      )}
    </>
  );
}
