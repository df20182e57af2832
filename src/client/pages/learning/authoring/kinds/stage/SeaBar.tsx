import { Minus, Plus, Shuffle } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button/Button.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { MIN_VARIANTS, STAGE_LIMITS } from '#shared/simulation/stage/level.ts';
import {
  columnsOf,
  hasOwn,
  layoutOfSea,
  MAP_PARTS,
  resize,
  setOwn,
  setSeaCount,
  shuffleSea,
  THING_PARTS,
  type DraftLevel,
} from './editLevel.ts';
import { editorTexts } from './texts.ts';
import styles from './SeaBar.module.css';

export interface SeaBarProps {
  readonly level: DraftLevel;
  readonly sea: number;
  readonly onSea: (sea: number) => void;
  readonly onLevel: (level: DraftLevel) => void;
}

/** The choice of the sea that is edited, what it has of its own, and how large the map is. */
export function SeaBar({ level, sea, onSea, onLevel }: SeaBarProps) {
  const { rows } = layoutOfSea(level, sea);
  const count = level.variantList.length;
  const setCount = (next: number) => {
    onLevel(setSeaCount(level, next));
    if (sea >= next) onSea(next - 1);
  };
  const setSize = (columns: number, lines: number) => onLevel(resize(level, { columns, rows: lines }));
  return (
    <div className={styles.bar}>
      <div className={styles.line}>
        <Chips
          label={editorTexts.seas}
          options={level.variantList.map((_, index) => ({
            value: `${index}`,
            label: editorTexts.sea(index + 1),
          }))}
          value={`${sea}`}
          onChange={(value) => onSea(Number(value))}
          className={styles.seas}
        />
        <Step
          label={editorTexts.fewerSeas}
          disabled={count <= MIN_VARIANTS}
          onPress={() => setCount(count - 1)}
        >
          <Minus />
        </Step>
        <Step
          label={editorTexts.moreSeas}
          disabled={count >= STAGE_LIMITS.maxVariants}
          onPress={() => setCount(count + 1)}
        >
          <Plus />
        </Step>
        <Size
          label={editorTexts.columns}
          value={columnsOf(rows)}
          min={STAGE_LIMITS.minColumns}
          max={STAGE_LIMITS.maxColumns}
          onChange={(columns) => setSize(columns, rows.length)}
        />
        <Size
          label={editorTexts.rows}
          value={rows.length}
          min={STAGE_LIMITS.minRows}
          max={STAGE_LIMITS.maxRows}
          onChange={(lines) => setSize(columnsOf(rows), lines)}
        />
      </div>
      {(sea > 0 || hasOwn(level, sea, [...MAP_PARTS, ...THING_PARTS])) && (
        <div className={styles.own}>
          <Switch
            label={editorTexts.ownMap}
            checked={hasOwn(level, sea, MAP_PARTS)}
            onChange={(isOwn) => onLevel(setOwn(level, sea, MAP_PARTS, isOwn))}
          />
          <Switch
            label={editorTexts.ownThings}
            checked={hasOwn(level, sea, THING_PARTS)}
            onChange={(isOwn) => onLevel(setOwn(level, sea, THING_PARTS, isOwn))}
          />
          <Button tone="alt" icon={<Shuffle />} onClick={() => onLevel(shuffleSea(level, sea, Math.random))}>
            {editorTexts.shuffle}
          </Button>
        </div>
      )}
    </div>
  );
}

function Size(props: {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
}) {
  const { label, value, min, max, onChange } = props;
  return (
    <div className={styles.size} role="group" aria-label={label}>
      <Step label={editorTexts.less(label)} disabled={value <= min} onPress={() => onChange(value - 1)}>
        <Minus />
      </Step>
      <span>
        {label} <b>{editorTexts.cells(value)}</b>
      </span>
      <Step label={editorTexts.more(label)} disabled={value >= max} onPress={() => onChange(value + 1)}>
        <Plus />
      </Step>
    </div>
  );
}

function Step(props: {
  readonly label: string;
  readonly disabled: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onPress}
    >
      {props.children}
    </button>
  );
}
