import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '#client/ui/button/IconButton.tsx';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { Switch } from '#client/ui/form/Switch.tsx';
import type { MainPageSection, SectionKind } from '#shared/contract/channels/mainPages.ts';
import { homeTexts } from '../texts.ts';
import { moved } from './moved.ts';
import { SectionFields } from './SectionFields.tsx';
import styles from './MainPageEditor.module.css';

const texts = homeTexts.editor;
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -99, End: 99 };

interface SectionListProps {
  readonly sections: readonly MainPageSection[];
  readonly onChange: (sections: readonly MainPageSection[]) => void;
}

/** The sections in their order. A grip moves one by mouse, finger or arrow keys; buttons do, too. */
export function SectionList({ sections, onChange }: SectionListProps) {
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<SectionKind | null>(null);
  const [said, setSaid] = useState('');

  const move = (from: number, to: number) => {
    const next = moved(sections, from, to);
    const kind = sections[from]?.kind;
    if (next === sections || kind === undefined) return;
    const place = next.findIndex((section) => section.kind === kind) + 1;
    setSaid(texts.moved(homeTexts.kinds[kind], place, next.length));
    onChange(next);
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step);
  };
  const drag = ({ clientY }: globalThis.PointerEvent) => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const from = sections.findIndex(({ kind }) => kind === dragged);
    const over = rows.findIndex(({ top, bottom }) => clientY >= top && clientY < bottom);
    const own = rows[from];
    const other = rows[over];
    if (!own || !other || over === from) return;
    // A tall row gives way once the short one would lie where the pointer is, or the two would change for ever.
    const fits = over > from ? clientY > other.bottom - own.height : clientY < other.top + own.height;
    if (fits) move(from, over);
  };
  // On the window: a row that changes its place loses the pointer that it had captured.
  useEffect(() => {
    if (dragged === null) return undefined;
    const stop = () => setDragged(null);
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
  });

  return (
    <>
      <ol ref={list} className={styles.list}>
        {sections.map((section, index) => {
          const { kind, isShown } = section;
          const name = homeTexts.kinds[kind];
          const change = (change: MainPageSection) => onChange(sections.with(index, change));
          return (
            <li
              key={kind}
              className={styles.row}
              data-dragged={dragged === kind || undefined}
              data-hidden={!isShown || undefined}
            >
              <div className={styles.head}>
                <button
                  type="button"
                  className={styles.grip}
                  aria-label={texts.grip(name)}
                  onPointerDown={({ button }) => button === 0 && setDragged(kind)}
                  onKeyDown={(event) => onKey(event, index)}
                >
                  <GripVertical aria-hidden="true" />
                </button>
                <h2>{name}</h2>
                <IconButton
                  label={texts.up(name)}
                  icon={<ChevronUp />}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                />
                <IconButton
                  label={texts.down(name)}
                  icon={<ChevronDown />}
                  disabled={index === sections.length - 1}
                  onClick={() => move(index, index + 1)}
                />
                <Switch
                  label={texts.show}
                  checked={isShown}
                  onChange={(next) => change({ ...section, isShown: next })}
                />
              </div>
              {isShown && <SectionFields section={section} onChange={change} />}
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
