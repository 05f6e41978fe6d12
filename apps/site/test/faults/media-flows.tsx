import type { UsedMediaItem } from '@pgm/api/contract';
import { confirmedActionScenario, pagedListScenario } from '@pgm/machines/kit/testing';
import { mediaChoiceScenario } from '@pgm/machines/staff/media-choice/testing';
import { mediaUsageScenario } from '@pgm/machines/staff/media-usage/testing';
import { type ActorRefFrom, createActor } from 'xstate';
import { RecordScreen } from '#app/staff/kit/record-page.tsx';
import { createCommandMachine, createRecordMachine } from '#app/staff/kit/resource-actors.ts';
import { CommandQuestion } from '#app/staff/kit/row-command.tsx';
import { factsEditing } from '#app/staff/media/facts-editing.tsx';
import { MediaChoiceScreen, siteMediaChoiceMachine } from '#app/staff/media/media-choice.flow.tsx';
import { mediaImages } from '#app/staff/media/media-list.tsx';
import { MediaSummary, mediaRecord } from '#app/staff/media/media-record.tsx';
import { MediaUsageScreen, siteMediaUsageMachine } from '#app/staff/media/media-usage.flow.tsx';
import { sampleMedia, sampleUsedMedia } from '#app/staff/media/media.scenario.ts';
import { replacementEditing } from '#app/staff/media/replacement-editing.tsx';
import { uploadEditing } from '#app/staff/media/upload-editing.tsx';
import type { Flow } from './flow.ts';
import { formFlow, resourceFlows } from './resource-flows.tsx';

const file = new File(['x'], 'bees.png', { type: 'image/png' });
const { toName } = mediaRecord;
const command = createCommandMachine<UsedMediaItem>(mediaRecord.id);

/** The flows of the media library. */
export const mediaFlows: Readonly<Record<string, Flow>> = {
  ...resourceFlows(mediaImages, sampleMedia),
  'media usage': {
    machine: siteMediaUsageMachine,
    scenario: mediaUsageScenario,
    Screen: MediaUsageScreen,
  },
  'media choice': {
    machine: siteMediaChoiceMachine,
    scenario: mediaChoiceScenario,
    Screen: MediaChoiceScreen,
  },
  ...formFlow('media upload', uploadEditing, mediaImages.toName, sampleMedia, {
    file,
    alternative: 'Bees',
    alternativeInHindi: 'मधुमक्खियाँ',
  }),
  ...formFlow('media facts', factsEditing, toName, sampleUsedMedia, { alternative: 'Bees at work' }),
  ...formFlow('media replacement', replacementEditing, toName, sampleUsedMedia, { file }),
  'media page': {
    machine: createRecordMachine(mediaRecord, sampleMedia.id),
    scenario: pagedListScenario([sampleUsedMedia]),
    Screen: ({ actor }) => (
      <RecordScreen
        resource={mediaRecord}
        tabs={[{ value: '', label: 'Where used', Content: () => null }]}
        tab=""
        Summary={MediaSummary}
        actors={{ record: actor, command: createActor(command) }}
      />
    ),
  },
  ...Object.fromEntries(
    (mediaRecord.commands ?? []).map((one) => [
      `media command: ${one.label}`,
      {
        machine: command,
        scenario: confirmedActionScenario({ row: sampleUsedMedia, command: one }),
        Screen: ({ actor }: { actor: ActorRefFrom<typeof command> }) => (
          <CommandQuestion actor={actor} toName={toName} />
        ),
      },
    ]),
  ),
};
