import { EmptyState } from '#client/ui/feedback/EmptyState.tsx';
import { TextField } from '#client/ui/form/TextField.tsx';
import { NPCS } from '#shared/content/npcs.ts';
import { GATE_LETTERS, SIGN_LETTERS, type StageGate } from '#shared/simulation/stage/level.ts';
import { changeLayout, layoutOfSea, type DraftLayout } from './editLevel.ts';
import { NumberField } from './NumberField.tsx';
import type { SeaPanelProps } from './panelProps.ts';
import { SelectField } from '#client/ui/form/SelectField.tsx';
import { editorTexts } from './texts.ts';
import styles from './Panels.module.css';

const FRIENDS = NPCS.map(({ id, name }) => ({ value: `${id}`, label: name }));
const GATE_KINDS = ['SHELLS', 'TALK', 'SAY'] as const;
const NEW_GATES: Readonly<Record<StageGate['kind'], StageGate>> = {
  SHELLS: { kind: 'SHELLS', count: 1 },
  TALK: { kind: 'TALK', friend: 1 },
  SAY: { kind: 'SAY', text: '' },
};

/** A number is one for the program, too. */
const valueOf = (typed: string): number | string =>
  /^-?\d{1,9}$/u.test(typed.trim()) ? Number(typed) : typed;

/** Friends, signs and doors that stand on the map. */
export function ThingsPanel({ content, sea, onContent }: SeaPanelProps) {
  const { rows, signs, friends, gates } = layoutOfSea(content.level, sea);
  const cells = rows.join('');
  const change = (part: Partial<DraftLayout>, group: string) =>
    onContent((before) => ({ ...before, level: changeLayout(before.level, sea, part) }), group);
  const shownFriends = friends.flatMap((friend, index) =>
    cells.includes(`${index + 1}`) ? [{ friend, index }] : [],
  );
  const shownSigns = SIGN_LETTERS.filter((letter) => cells.includes(letter));
  const shownGates = GATE_LETTERS.filter((letter) => cells.includes(letter));
  if (shownFriends.length + shownSigns.length + shownGates.length === 0)
    return <EmptyState title={editorTexts.noThings} />;
  return (
    <>
      {shownFriends.map(({ friend, index }) => {
        const set = (next: Partial<typeof friend>) =>
          change(
            { friends: friends.map((one, at) => (at === index ? { ...one, ...next } : one)) },
            `friend ${index}`,
          );
        return (
          <div key={index} className={styles.pair}>
            <SelectField
              label={editorTexts.friendIs(index + 1)}
              options={FRIENDS}
              value={`${friend.npcId}`}
              onChange={(npcId) => set({ npcId: Number(npcId) })}
            />
            <TextField
              label={editorTexts.friendSays(index + 1)}
              value={`${friend.says}`}
              maxLength={60}
              onChange={({ target }) => set({ says: valueOf(target.value) })}
            />
          </div>
        );
      })}
      {shownSigns.map((letter) => (
        <TextField
          key={letter}
          label={editorTexts.signSays(letter)}
          value={`${signs[letter] ?? ''}`}
          maxLength={60}
          onChange={({ target }) =>
            change({ signs: { ...signs, [letter]: valueOf(target.value) } }, `sign ${letter}`)
          }
        />
      ))}
      {shownGates.map((letter) => {
        const gate = gates[letter] ?? NEW_GATES.SHELLS;
        const set = (next: StageGate) => change({ gates: { ...gates, [letter]: next } }, `gate ${letter}`);
        return (
          <div key={letter} className={styles.pair}>
            <SelectField
              label={editorTexts.gateOpens(letter)}
              options={GATE_KINDS.map((value) => ({ value, label: editorTexts.gate[value] }))}
              value={gate.kind}
              onChange={(kind) => set(NEW_GATES[GATE_KINDS.find((one) => one === kind) ?? 'SHELLS'])}
            />
            <GateField gate={gate} onGate={set} />
          </div>
        );
      })}
    </>
  );
}

function GateField(props: { readonly gate: StageGate; readonly onGate: (gate: StageGate) => void }) {
  const { gate, onGate } = props;
  switch (gate.kind) {
    case 'SHELLS':
      return (
        <NumberField
          label={editorTexts.shellCount}
          value={gate.count}
          min={1}
          max={40}
          onChange={(count) => onGate({ ...gate, count })}
        />
      );
    case 'TALK':
      return (
        <NumberField
          label={editorTexts.friendNumber}
          value={gate.friend}
          min={1}
          max={9}
          onChange={(friend) => onGate({ ...gate, friend })}
        />
      );
    case 'SAY':
      return (
        <TextField
          label={editorTexts.words}
          value={gate.text}
          maxLength={60}
          onChange={({ target }) => onGate({ ...gate, text: target.value })}
        />
      );
  }
}
