import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
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
  /** The dialog in which one is chosen. */
  renderPicker: (picker: { onPick: (mediaId: string) => void; onClose: () => void }) => ReactNode;
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
  const [isChoosing, setIsChoosing] = useState(false);
  const { isShown, card } = useEditorState({
    editor,
    selector: () => ({ isShown: isInCardTitle(editor), card: cardAtCursor(editor) }),
  });
  if (!isShown) return null;
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
          onChoose={() => setIsChoosing(true)}
          onRemove={() => setCardMedia(editor, null)}
        />
      )}
      {isChoosing &&
        images?.renderPicker({
          onPick: (picked) => {
            setCardMedia(editor, picked);
            setIsChoosing(false);
          },
          onClose: () => setIsChoosing(false),
        })}
    </div>
  );
}
