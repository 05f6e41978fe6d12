import devanagari from '@pgm/ui/devanagari.css?url';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { type ReactNode, useState } from 'react';
import stylesheet from '../staff.css?url';

/**
 * The style sheet of the staff area around what waits for it. It stands here, behind the style sheet of the site in the
 * document, because it has the order of all components; with `precedence`, React would put it in front.
 * With it comes the typeface of Hindi: staff read and write texts in Hindi, whatever the language of the page is. A browser
 * loads its file once there are such letters.
 */
export function WithStaffStyles({ children }: { readonly children: ReactNode }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const show = () => setIsLoaded(true);
  return (
    <>
      <link rel="stylesheet" href={devanagari} precedence="default" />
      <link rel="stylesheet" href={stylesheet} onLoad={show} onError={show} />
      {isLoaded ? children : <PageSkeleton />}
    </>
  );
}
