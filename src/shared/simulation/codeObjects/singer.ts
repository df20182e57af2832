import { assertCount, shown } from './arguments.ts';
import { CodeObjectMisuse } from './CodeObjectMisuse.ts';
import type { CodeObjectRules, CommandValue } from './CodeObjectRules.ts';

export const NOTES = ['도', '레', '미', '파', '솔', '라', '시'] as const;
export type Note = (typeof NOTES)[number];

const CHORUS: readonly Note[] = ['솔', '미', '도'];
const SONG: readonly Note[] = [...CHORUS, '레', '레', '미', ...CHORUS, '파', '파', '미', ...CHORUS];
const NOTE_MS = 500;
/** The mouth closes this time before the next note, ms. */
const BREATH_MS = 80;

/** Teaches functions: a choir with a refrain. */
export const singer: CodeObjectRules = {
  parts: () => ({ note: null, sung: 0 }),
  commands: {
    sing(run, args) {
      assertCount('sing', args, 1);
      const note = readNote(args[0]);
      run.change('sung', run.number('sung') + 1);
      run.change('note', note, NOTE_MS - BREATH_MS);
      run.pass(NOTE_MS - BREATH_MS);
      run.change('note', null);
      run.pass(BREATH_MS);
      return null;
    },
  },
  missing(run) {
    const sung = run.acts.flatMap(({ part, value }) => (part === 'note' && value !== null ? value : []));
    if (sung.length === 0) return '합창대가 아직 조용해요.';
    const wrong = SONG.findIndex((note, index) => sung[index] !== note);
    if (wrong >= 0)
      return sung.length <= wrong
        ? `노래가 ${wrong}음에서 끝났어요. 악보는 모두 ${SONG.length}음이에요.`
        : `${wrong + 1}번째 음은 ${SONG[wrong]}! 지금은 ${sung[wrong]}로 불렀어요.`;
    return sung.length === SONG.length ? null : `악보보다 ${sung.length - SONG.length}음을 더 불렀어요.`;
  },
};

function readNote(value: CommandValue | undefined): Note {
  const note = NOTES.find((one) => typeof value === 'string' && one === value.trim());
  if (note) return note;
  throw new CodeObjectMisuse(
    value === undefined || value === null
      ? 'sing()에 음의 이름을 넣어요. 예: "도"'
      : `sing()은 ${NOTES.join(', ')}만 부를 수 있어요. ${shown(value)} 대신 하나를 골라요.`,
  );
}
