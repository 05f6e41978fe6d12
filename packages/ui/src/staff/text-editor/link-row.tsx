import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Button } from '../../primitives/button/button.tsx';
import { linkAtCursor, removeLink, setLink } from './text-tools.ts';

interface LinkRowProps {
  editor: Editor;
  /** Why an address cannot be that of a link, in English; undefined when it can. */
  checkLink: (href: string) => string | undefined;
  /** The link is set or removed, or nothing is changed. */
  onDone: () => void;
}

/** The address of the link at the cursor, or of a new one. */
export function LinkRow({ editor, checkLink, onDone }: LinkRowProps) {
  const { t } = useLanguage();
  const [stored] = useState(() => linkAtCursor(editor));
  const [href, setHref] = useState(stored);
  const [error, setError] = useState<string>();
  const set = () => {
    const problem = checkLink(href.trim());
    setError(problem);
    if (problem !== undefined) return;
    setLink(editor, href.trim());
    leave();
  };
  const leave = () => {
    editor.view.focus();
    onDone();
  };
  // The keys are those of this field: Enter does not save the form around it, and Escape closes no dialog.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Enter') set();
    else leave();
  };
  return (
    <div role="group" aria-label={t('Link')} className="grid gap-2 border-b bg-paper p-3">
      <TextField
        label="Address of the link"
        hint="Of another site with https://, or of a page of this site with /"
        error={error}
        inputMode="url"
        autoComplete="off"
        // The user has just asked for this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={href}
        onChange={(event) => setHref(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={set}>
          {t('Set link')}
        </Button>
        {stored !== '' && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              removeLink(editor);
              leave();
            }}
          >
            {t('Remove link')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={leave}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}
