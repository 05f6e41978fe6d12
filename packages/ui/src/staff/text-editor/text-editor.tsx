import { EditorContent, useEditor } from '@tiptap/react';
import { cx } from 'class-variance-authority';
import { useEffect, useId, useState } from 'react';
import { Field, type FieldWords, describedBy, labelId } from '../../forms/field/field.tsx';
import { bareBox } from '../../forms/field/field-box.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx';
import { type CardImages, CardRow } from './card-row.tsx';
import { LinkRow } from './link-row.tsx';
import { type TextDocument, readDocument, showsDocument, textExtensions } from './text-document.ts';
import { TextToolbar } from './text-toolbar.tsx';

export type { CardImages } from './card-row.tsx';
export type { TextDocument } from './text-document.ts';

export interface TextEditorProps extends FieldWords {
  /** The text; null while it is empty. */
  value: TextDocument | null;
  /** The language of the text. */
  lang: string;
  onChange: (value: TextDocument | null) => void;
  /** Why an address cannot be that of a link, in English; undefined when it can. */
  checkLink: (href: string) => string | undefined;
  /** The images of its cards. Default: they have none. */
  cardImages?: CardImages | undefined;
}

/** What the blocks of a text look like: close to the page that shows them. */
const BLOCKS = [
  '[&_h2]:mt-2 [&_h2]:text-lead [&_h2]:font-bold [&_h3]:border-s-2 [&_h3]:border-leaf [&_h3]:ps-2 [&_h3]:font-bold [&_a]:text-leaf [&_a]:underline',
  // A link that stands alone is high enough to be pressed; between words it moves nothing.
  '[&_a]:py-1',
  '[&_[data-name]]:before:text-ink-muted [&_[data-name]]:before:content-name [&_[data-name]]:before:float-left [&_[data-name]]:before:h-0 [&_[data-name]]:before:pointer-events-none',
  '[&_li+li]:mt-2 [&_ul]:list-disc [&_ul]:ps-6 [&_ol]:list-decimal [&_ol]:ps-6',
  '[&_[data-note]]:rounded-field [&_[data-note]]:border [&_[data-note]]:border-spice [&_[data-note]]:bg-spice-soft [&_[data-note]]:p-3',
];

/**
 * A field for a text with headings, cards, lists, steps, notes, bold and italic words, and links. What is pasted becomes one of these, or
 * plain words. Ctrl+K opens the address of a link; Tab leaves the text.
 */
export function TextEditor({ value, lang, onChange, checkLink, cardImages, ...words }: TextEditorProps) {
  const { t } = useLanguage();
  const id = useId();
  const { label, error } = words;
  const [extensions] = useState(() =>
    textExtensions({
      isLink: (href) => checkLink(href) === undefined,
      headingNames: { section: t('Heading'), card: t('Title of the card') },
    }),
  );
  const [isLinkOpen, setIsLinkOpen] = useState(false);
  const editor = useEditor({
    extensions,
    content: value,
    // The server has no document to render into.
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId(id),
        ...toAttributes(describedBy(id, words)),
        lang,
        class: cx(
          'relative grid min-h-56 content-start gap-3 p-3 text-body wrap-anywhere whitespace-break-spaces',
          BLOCKS,
        ),
      },
      handleKeyDown: (_, event) => {
        if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return false;
        event.preventDefault();
        // The site has the same key for its search.
        event.stopPropagation();
        setIsLinkOpen(true);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => onChange(readDocument(changed)),
  });
  // A text from outside: an older version, or that of another person.
  useEffect(() => {
    if (editor && !showsDocument(editor, value)) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  return (
    <Field id={id} {...words} isCustom>
      <div className={cx(bareBox(error !== undefined), 'overflow-clip')}>
        {editor === null ? (
          <Skeleton className="h-56" />
        ) : (
          <>
            <TextToolbar
              editor={editor}
              label={label}
              isLinkOpen={isLinkOpen}
              onLink={() => setIsLinkOpen(!isLinkOpen)}
            />
            {isLinkOpen && (
              <LinkRow editor={editor} checkLink={checkLink} onDone={() => setIsLinkOpen(false)} />
            )}
            <CardRow editor={editor} images={cardImages} />
            <EditorContent editor={editor} />
          </>
        )}
      </div>
    </Field>
  );
}

/** The attributes as an editor takes them: texts, and none that is undefined. */
function toAttributes(attributes: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}
