import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { SelectField } from '../../forms/select-field/select-field.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { cardMarks } from '../../primitives/card-grid/card-marks.ts';
import type { ImageFacts } from '../../primitives/responsive-image/responsive-image.tsx';
import { ImageChoice } from '../image-choice/image-choice.tsx';
import { type CardAttributes, cardAtCursor, isInCardTitle, setCardMark, setCardMedia } from './text-tools.ts';

/** The images that the cards of a text can show. */
export interface CardImages {
  /** The image of a card by the attributes of its title; undefined without one. */
  toImage: (card: CardAttributes) => ImageFacts | undefined;
  /** Whether one is chosen now for the card at the cursor. */
  isChoosing: boolean;
  onChoose: () => void;
  /** The dialog in which one is chosen. */
  renderPicker: (setImage: (mediaId: string) => void) => ReactNode;
}

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

interface CardRowProps {
  editor: Editor;
  /** Default: cards have no images. */
  images?: CardImages | undefined;
}

/** The icon and the image of the card whose title has the cursor. */
export function CardRow({ editor, images }: CardRowProps) {
  const { t } = useLanguage();
  const { isShown, card } = useEditorState({
    editor,
    selector: () => ({ isShown: isInCardTitle(editor), card: cardAtCursor(editor) }),
  });
  const picker = images?.isChoosing && images.renderPicker((mediaId) => setCardMedia(editor, mediaId));
  if (!isShown) return picker;
  return (
    <div role="group" aria-label={t('Card')} className="grid gap-4 border-b bg-paper p-3">
      <SelectField
        label="Icon of the card"
        hint="The paragraph below the title is the text of the card. Bold words with a colon before the title are its label."
        options={OPTIONS}
        value={card.mark ?? ''}
        onChange={(event) => setCardMark(editor, event.currentTarget.value)}
      />
      {images && (
        <ImageChoice
          label="Image of the card"
          image={images.toImage(card)}
          isChosen={card.mediaId !== undefined}
          onChoose={images.onChoose}
          onRemove={() => setCardMedia(editor, null)}
        />
      )}
      {picker}
    </div>
  );
}
