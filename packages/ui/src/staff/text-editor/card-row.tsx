import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { cardMarks } from '../../primitives/card-grid/card-marks.ts';
import { cardMarkAtCursor, isInCardTitle, setCardMark } from './text-tools.ts';

/** The icons of cards, in English. */
const ICONS: Readonly<Record<keyof typeof cardMarks, string>> = {
  leaf: 'Leaf',
  person: 'Person',
  scales: 'Scales',
  shield: 'Shield',
  star: 'Star',
  team: 'Team',
};

const OPTIONS = [
  { value: '', label: 'No icon' },
  ...Object.entries(ICONS).map(([value, label]) => ({ value, label })),
];

/** The icon of the card whose title has the cursor. */
export function CardRow({ editor }: { editor: Editor }) {
  const { t } = useLanguage();
  const { isShown, mark } = useEditorState({
    editor,
    selector: () => ({ isShown: isInCardTitle(editor), mark: cardMarkAtCursor(editor) }),
  });
  if (!isShown) return null;
  return (
    <div role="group" aria-label={t('Card')} className="border-b bg-paper p-3">
      <SelectField
        label="Icon of the card"
        hint="The paragraph below the title is the text of the card. Bold words with a colon before the title are its label."
        options={OPTIONS}
        value={mark}
        onChange={(event) => setCardMark(editor, event.currentTarget.value)}
      />
    </div>
  );
}
