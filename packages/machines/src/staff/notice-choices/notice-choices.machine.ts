import {
  NOTICE_AREAS,
  STAFF_DUTIES,
  type StaffArea,
  type StaffNoticeChoices,
  StaffNoticeKind,
} from '@pgm/api/contract';
import type { SnapshotFrom } from 'xstate';
import { choicesVerbs, choicesView, createChoices } from '../../kit/index.ts';

/** What notifies a staff member, and how. Provide `syncChoices`. */
export const noticeChoicesMachine = createChoices<StaffNoticeChoices>({ id: 'notice-choices' });

/** How a notice reaches a staff member. */
type NoticeChannel = 'bell' | 'mail';

const NONE: StaffNoticeChoices = { bellOff: [], mail: [] };

/** The areas whose notices a staff member sees, and whether also those for administrators. */
export interface NoticeReader {
  readonly isAdmin: boolean;
  readonly rights: readonly StaffArea[];
}

/** The facts that the page of choices shows: a row for each kind that the reader may see. */
export function noticeChoicesView(
  snapshot: SnapshotFrom<typeof noticeChoicesMachine>,
  { isAdmin, rights }: NoticeReader,
) {
  const { choices, ...facts } = choicesView(snapshot);
  const { bellOff, mail } = choices ?? NONE;
  const kinds = StaffNoticeKind.options.filter((kind) => {
    const area = NOTICE_AREAS[kind];
    return area === null ? isAdmin : rights.includes(area);
  });
  return {
    ...facts,
    rows: kinds.map((kind) => ({
      kind,
      isDuty: STAFF_DUTIES.includes(kind),
      bell: !bellOff.includes(kind),
      mail: mail.includes(kind),
    })),
  };
}

/** What a staff member can do there. */
export function noticeChoicesVerbs(actor: {
  readonly send: Parameters<typeof choicesVerbs<StaffNoticeChoices>>[0];
  readonly getSnapshot: () => SnapshotFrom<typeof noticeChoicesMachine>;
}) {
  const { change, retry } = choicesVerbs(actor.send);
  return {
    retry,
    /** Switches a channel of a kind on or off. */
    choose: (kind: StaffNoticeKind, channel: NoticeChannel, isOn: boolean) => {
      const choices = choicesView(actor.getSnapshot()).choices ?? NONE;
      if (channel === 'mail') change({ ...choices, mail: withKind(choices.mail, kind, isOn) });
      else change({ ...choices, bellOff: withKind(choices.bellOff, kind, !isOn) });
    },
  };
}

function withKind(kinds: readonly StaffNoticeKind[], kind: StaffNoticeKind, isIn: boolean) {
  const others = kinds.filter((one) => one !== kind);
  return isIn ? [...others, kind] : others;
}
