import { createContext, useContext } from 'react';

interface EarlyScript {
  /** Allows the script by the policy of the page; absent in development. */
  readonly nonce: string | undefined;
  readonly text: string;
}

/** The script of {@link EarlyScript}; only the server knows it, and the browser needs it only once. */
export const EarlyScriptContext = createContext<EarlyScript | undefined>(undefined);

/** A script that runs as soon as the page is read, before the page's own scripts have arrived. */
export function EarlyScript() {
  const script = useContext(EarlyScriptContext);
  return (
    <script
      nonce={script?.nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: script?.text ?? '' }}
    />
  );
}
