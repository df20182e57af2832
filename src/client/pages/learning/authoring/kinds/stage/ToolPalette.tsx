import { classNames } from '#client/ui/classNames.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import type { StageTheme } from '#shared/simulation/stage/level.ts';
import { CellPicture } from './CellPicture.tsx';
import { editorTexts } from './texts.ts';
import { kindOfMark, TOOL_KINDS, TOOL_MARKS } from './tools.ts';
import styles from './ToolPalette.module.css';

export interface ToolPaletteProps {
  readonly theme: StageTheme;
  readonly mark: string;
  readonly onMark: (mark: string) => void;
}

/** The things that can be put on the map, and which of the friends, signs, doors and stones. */
export function ToolPalette({ theme, mark, onMark }: ToolPaletteProps) {
  const chosen = kindOfMark(mark);
  const marks = TOOL_MARKS[chosen];
  return (
    <div className={styles.palette}>
      <div className={styles.tools} role="radiogroup" aria-label={editorTexts.tools}>
        {TOOL_KINDS.map((kind) => {
          const first = kind === chosen ? mark : (TOOL_MARKS[kind][0] ?? '.');
          return (
            <label key={kind} className={classNames(styles.tool, kind === chosen && styles.chosen)}>
              <input
                type="radio"
                name="stage-tool"
                checked={kind === chosen}
                onChange={() => onMark(first)}
              />
              <span className={styles.picture}>
                <CellPicture mark={first} theme={theme} isTop />
              </span>
              {editorTexts.tool[kind]}
            </label>
          );
        })}
      </div>
      {marks.length > 1 && (
        <Chips
          label={editorTexts.which(editorTexts.tool[chosen])}
          options={marks.map((value) => ({
            value,
            label: chosen === 'stone' ? '' : value,
            icon: <CellPicture mark={value} theme={theme} isTop />,
          }))}
          value={mark}
          onChange={onMark}
          className={styles.which}
        />
      )}
    </div>
  );
}
