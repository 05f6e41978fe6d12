import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { Fragment, type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { brandThemes } from '../brand.ts';
import { type Toolbar, selectedInAddress, watchToolbar } from '../toolbar.ts';
import { leaveFocusToReader } from './reader-focus.ts';

/** The address of the previews that are documents of their own: no play function runs in them. */
const previewAddress = ({ theme, language }: Toolbar) =>
  `iframe.html?embed=true&globals=theme:${theme};language:${language}`;

/** What is around every docs page: it follows the toolbar's theme, and it leaves the focus to the reader. */
export default function ToolbarDocsContainer({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [toolbar, setToolbar] = useState(selectedInAddress);
  useEffect(() => watchToolbar(context.channel, setToolbar), [context.channel]);
  useLayoutEffect(leaveFocusToReader, [context]);
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = toolbar.theme;
  }, [toolbar.theme]);

  const address = previewAddress(toolbar);
  // Storybook has no option for the address of such previews but this global.
  Reflect.set(globalThis, 'PREVIEW_URL', address);
  return (
    <DocsContainer context={context} theme={brandThemes[toolbar.theme]}>
      {/* A document of its own reads the toolbar only when it loads. */}
      <Fragment key={address}>{children}</Fragment>
    </DocsContainer>
  );
}
