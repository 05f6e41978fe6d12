import {
  ARTICLE_DRAWINGS,
  ARTICLE_KINDS,
  ArticleBody,
  ArticleDrawing,
  ArticleKind,
  ArticleMedia,
  FACT_WORDS,
  linkProblem,
  toPlainText,
} from '@pgm/api/contract';
import type { ImagePlace } from '@pgm/machines/staff/article-editor';
import {
  type ArticleValues,
  type articleFormMachine,
  articleFormVerbs,
  articleFormView,
} from '@pgm/machines/staff/article-form';
import { useLanguage } from '@pgm/ui/foundations/language';
import { PageSkeleton } from '@pgm/ui/primitives/page-skeleton';
import { ArticleEditor, type ArticleEditorProps } from '@pgm/ui/staff/article-editor';
import type { ActorRefFrom } from 'xstate';
import { articleDrawing } from '#app/content/article-drawings.ts';
import { translateIn } from '#app/content/translate.ts';
import { mediaImage, toAlternative } from '#app/kit/media-image.ts';
import { useFlow } from '#app/kit/use-flow.ts';
import { MediaChoiceFlow } from '../media/media-choice.flow.tsx';
import { KINDS } from '../media/article-kinds.ts';
import { ArticlePreview } from './article-preview.tsx';
import { toChosenImage } from './chosen-image.ts';

/** The fields in English, for what another person changed. */
const LABELS: Readonly<Record<keyof ArticleValues, string>> = {
  kind: 'Kind',
  slug: 'Address',
  drawing: 'Drawing',
  media: 'Image in place of the drawing',
  title: 'Title',
  heading: 'Heading',
  summary: 'Summary',
  body: 'Text',
  titleInHindi: 'Title in Hindi',
  headingInHindi: 'Heading in Hindi',
  summaryInHindi: 'Summary in Hindi',
  bodyInHindi: 'Text in Hindi',
  isTranslationRight: 'The Hindi says what the English says now',
};

type Page = Pick<
  ArticleEditorProps,
  'actions' | 'history' | 'isPreviewing' | 'name' | 'onCancel' | 'onClosePreview' | 'onPreview' | 'status'
>;

interface ArticleFormScreenProps extends Partial<Page> {
  readonly actor: ActorRefFrom<typeof articleFormMachine>;
  /** Where the image is shown that is chosen. Default: none is chosen. */
  readonly imagePlace?: ImagePlace | undefined;
  readonly onOpenLibrary?: (place: ImagePlace) => void;
  readonly onCloseLibrary?: () => void;
  /** The images that its cards can show. Default: none. */
  readonly cardMedia?: readonly ArticleMedia[];
  readonly onPickCardImage?: (image: ArticleMedia) => void;
}

const nothing = () => undefined;

/** The form of an article for any state of its actor. */
export function ArticleFormScreen({
  actor,
  name,
  isPreviewing = false,
  onPreview = nothing,
  onClosePreview = nothing,
  onCancel = nothing,
  imagePlace,
  onOpenLibrary = nothing,
  onCloseLibrary = nothing,
  cardMedia = [],
  onPickCardImage = nothing,
  ...page
}: ArticleFormScreenProps) {
  const [facts, { changeField, ...verbs }] = useFlow(actor, articleFormView, () => articleFormVerbs(actor));
  const { language } = useLanguage();
  const { isOpen, values, isSaving, isDiscarding, alert, conflicts } = facts;
  // It closes when the user leaves the page.
  if (!isOpen) return <PageSkeleton />;
  return (
    <>
      <ArticleEditor
        {...page}
        name={name}
        form={facts}
        verbs={{
          changeTitle: verbs.changeTitle,
          changeText: changeField,
          changeBody: changeField,
          changeKind: (kind) => changeField('kind', ArticleKind.parse(kind)),
          changeDrawing: (drawing) => changeField('drawing', ArticleDrawing.parse(drawing)),
          checkTranslation: (isRight) => changeField('isTranslationRight', isRight),
          chooseImage: () => onOpenLibrary('heading'),
          removeImage: () => changeField('media', null),
        }}
        kinds={ARTICLE_KINDS.map((value) => ({ value, label: KINDS[value] }))}
        drawings={ARTICLE_DRAWINGS.map((value) => ({
          value,
          label: articleDrawing(value, translateIn(language)).alt,
        }))}
        image={values.media ? mediaImage(values.media, toAlternative(values.media, language)) : undefined}
        {...(facts.hasDrawing && {
          toCardImages: (field) => ({
            toImage: toChosenImage(cardMedia, language),
            isChoosing: imagePlace === field,
            onChoose: () => onOpenLibrary(field),
            renderPicker: (setImage) => (
              <MediaChoiceFlow
                onPick={(picked) => {
                  onPickCardImage(ArticleMedia.parse(picked));
                  setImage(picked.id);
                }}
                onClose={onCloseLibrary}
              />
            ),
          }),
        })}
        checkLink={linkProblem}
        words={{ inSentences: FACT_WORDS.numbers, alone: FACT_WORDS.blocks }}
        isSaving={isSaving}
        alert={alert}
        conflicts={conflicts.map(({ field, mine, theirs, choice }) => ({
          id: field,
          label: LABELS[field],
          mine: toShown(mine),
          theirs: toShown(theirs),
          choice,
        }))}
        onResolve={verbs.resolve}
        onSave={verbs.submit}
        onCancel={onCancel}
        isDiscarding={isDiscarding}
        onDiscard={verbs.discard}
        onContinue={verbs.resume}
        isPreviewing={isPreviewing}
        onPreview={onPreview}
        onClosePreview={onClosePreview}
        preview={isPreviewing && <ArticlePreview values={values} cardMedia={cardMedia} />}
      />
      {imagePlace === 'heading' && (
        <MediaChoiceFlow
          onPick={(picked) => {
            changeField('media', ArticleMedia.parse(picked));
            onCloseLibrary();
          }}
          onClose={onCloseLibrary}
        />
      )}
    </>
  );
}

/** A value as a text, for what another person changed. */
function toShown(value: ArticleValues[keyof ArticleValues]): string {
  if (typeof value === 'string') return value;
  const image = ArticleMedia.safeParse(value).data;
  if (image !== undefined) return image.alternative;
  return toPlainText(ArticleBody.safeParse(value).data?.content ?? []);
}
