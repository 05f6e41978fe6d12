import { cx } from 'class-variance-authority';
import { useRef, useState } from 'react';
import { UploadIcon } from '../../foundations/icon/icons.tsx';
import { useLanguage } from '../../foundations/language/language.tsx';
import { describedBy, FieldError } from '../../forms/field/field.tsx';
import { Badge } from '../../primitives/badge/badge.tsx';
import { EditorSection } from './editor-section.tsx';
import { fieldId } from './field-words.ts';
import { MoveButtons } from './move-buttons.tsx';
import type { SectionProps } from './product-editor.types.ts';

/** The images of a product. Their order is changed with buttons or by dragging; the first one is the main image. */
export function ImageList({ form: { values, errors, canAddImages }, verbs }: SectionProps) {
  const { t } = useLanguage();
  const { images } = values;
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<number>();
  const input = useRef<HTMLInputElement>(null);
  const id = fieldId('images');
  const move = (from: number, to: number) => {
    verbs.moveImage(from, to);
    setAnnouncement(
      t('Image {from} is now image {to} of {total}.', { from: from + 1, to: to + 1, total: images.length }),
    );
  };
  return (
    <EditorSection section="images">
      <div className="grid gap-3 sm:col-span-2">
        <p role="status" className="sr-only">
          {announcement}
        </p>
        <ul className="grid gap-3 empty:hidden sm:grid-cols-2 lg:grid-cols-3">
          {images.map((image, index) => (
            // Dragging is only another way: the buttons do the same by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
            <li
              key={image.url}
              draggable
              onDragStart={() => setDragged(index)}
              onDragEnd={() => setDragged(undefined)}
              onDragOver={(event) => {
                if (dragged !== undefined) event.preventDefault();
              }}
              onDrop={(event) => {
                if (dragged === undefined) return;
                event.preventDefault();
                setDragged(undefined);
                if (dragged !== index) move(dragged, index);
              }}
              className={cx(
                'grid content-start gap-2 rounded-field border bg-surface p-3',
                dragged === index && 'opacity-50',
              )}
            >
              <div className="relative overflow-hidden rounded-field bg-backdrop">
                <img
                  src={image.url}
                  alt={image.alt || t('Image {number}', { number: index + 1 })}
                  width={320}
                  height={240}
                  draggable={false}
                  className="aspect-4/3 w-full object-contain"
                />
                {index === 0 && (
                  <Badge kind="leaf" className="absolute start-2 top-2">
                    {t('Main image')}
                  </Badge>
                )}
              </div>
              <div className="flex flex-wrap gap-2">
                <MoveButtons
                  index={index}
                  count={images.length}
                  name={t('Image {number}', { number: index + 1 })}
                  onMove={(to) => move(index, to)}
                  onRemove={() => {
                    input.current?.focus();
                    verbs.removeImage(index);
                    setAnnouncement(t('Image {number} removed.', { number: index + 1 }));
                  }}
                />
              </div>
            </li>
          ))}
        </ul>
        <div className="relative flex min-h-16 items-center justify-center gap-2 rounded-field border border-dashed border-line-strong bg-surface p-3 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
          <UploadIcon className="text-leaf" />
          <label htmlFor={id} className="font-semibold text-leaf">
            {t(canAddImages ? 'Add images, or drop them here' : 'A product can have at most 8 images')}
          </label>
          <input
            {...describedBy(id, { label: '', error: errors.images })}
            ref={input}
            type="file"
            id={id}
            multiple
            accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
            aria-disabled={canAddImages ? undefined : true}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onClick={(event) => {
              if (!canAddImages) event.preventDefault();
            }}
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              if (files.length > 0) verbs.addImages(files);
              // The same file, chosen again, is a change again.
              currentTarget.value = '';
            }}
          />
        </div>
        <FieldError id={id} error={errors.images} />
      </div>
    </EditorSection>
  );
}
