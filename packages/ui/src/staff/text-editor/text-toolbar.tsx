import { Button, Root } from '@radix-ui/react-toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { cva } from 'class-variance-authority';
import { useLanguage } from '../../foundations/language/language.tsx';
import { TEXT_TOOLS } from './text-tools.ts';

const toolLook = cva(
  [
    'min-h-9 rounded-field border px-2 text-note font-semibold transition-colors',
    'aria-disabled:font-normal aria-disabled:text-ink-muted',
  ],
  {
    variants: {
      isOn: {
        true: 'border-leaf bg-leaf-soft text-leaf',
        false: 'border-transparent hover:not-aria-disabled:bg-leaf-soft',
      },
    },
  },
);

interface TextToolbarProps {
  editor: Editor;
  /** The name of the text; English. */
  label: string;
  isLinkOpen: boolean;
  onLink: () => void;
}

/** The buttons above a text. The arrow keys move between them; each one returns the focus to the text. */
export function TextToolbar({ editor, label, isLinkOpen, onLink }: TextToolbarProps) {
  const { t } = useLanguage();
  const { tools, hasLink } = useEditorState({
    editor,
    selector: () => ({
      tools: TEXT_TOOLS.map((tool) => ({
        id: tool.id,
        isOn: tool.isOn?.(editor),
        canRun: tool.canRun(editor),
      })),
      hasLink: editor.isActive('link'),
    }),
  });
  return (
    <Root
      aria-label={t('Format of “{name}”', { name: t(label) })}
      className="flex flex-wrap gap-1 border-b bg-paper p-1"
    >
      {TEXT_TOOLS.map(({ id, label: name, run }) => {
        const { isOn, canRun = false } = tools.find((tool) => tool.id === id) ?? {};
        return (
          <Button
            key={id}
            className={toolLook({ isOn: isOn === true })}
            aria-pressed={isOn}
            // A disabled button would lose the focus.
            aria-disabled={canRun ? undefined : true}
            onClick={() => canRun && run(editor)}
          >
            {t(name)}
          </Button>
        );
      })}
      <Button className={toolLook({ isOn: hasLink })} aria-expanded={isLinkOpen} onClick={onLink}>
        {t('Link')}
      </Button>
    </Root>
  );
}
