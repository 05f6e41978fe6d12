import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadLanguage } from './shared/speech.ts';

loadLanguage(document.documentElement.lang === 'hi' ? 'hi' : 'en').then(
  () =>
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <HydratedRouter />
        </StrictMode>,
      );
    }),
  // Without its words a page stays as the server wrote it: it can be read, and its links work.
  () => undefined,
);
