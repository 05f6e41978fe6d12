import { data } from 'react-router';

/** Any other address: the not-found page, with status 404. */
export function loader(): never {
  throw data('Not found', { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}
