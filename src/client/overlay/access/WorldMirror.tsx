import { useRef, useState, type KeyboardEvent } from 'react';
import { useStore } from 'zustand/react';
import { surroundingsStore, type Sight } from '#client/stores/surroundingsStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { useBridge } from '../shell/bridgeContext.ts';
import { accessTexts, aboutSight, nameOf } from './texts.ts';
import { useWorldNews } from './useWorldNews.ts';
import styles from './WorldMirror.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * The picture in words: what stands around and what happens. Out of sight until the focus comes into it, and then the
 * first thing the Tab key finds; whatever is chosen is walked to.
 */
export function WorldMirror() {
  const bridge = useBridge();
  const sights = useStore(surroundingsStore, (facts) => facts.sights);
  const news = useWorldNews();
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || sights.length === 0) return;
    event.preventDefault();
    const next = (active + step + sights.length) % sights.length;
    setActive(next);
    list.current?.querySelectorAll('button').item(next).focus();
  };

  return (
    <>
      <section className={styles.mirror} aria-label={accessTexts.region}>
        <button type="button" className={styles.call} onClick={() => openDialog('walkTo')}>
          {accessTexts.go.title}
        </button>
        <ul ref={list} className={styles.list} aria-label={accessTexts.around}>
          {sights.map((sight, index) => (
            <li key={keyOf(sight)}>
              <button
                type="button"
                tabIndex={index === Math.min(active, sights.length - 1) ? 0 : -1}
                onFocus={() => setActive(index)}
                onKeyDown={move}
                onClick={() => bridge.ask((world) => world.walkTo({ kind: sight.kind, id: sight.id }))}
              >
                <b>{nameOf(sight)}</b> <small>{aboutSight(sight)}</small>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <VisuallyHidden>
        <span role="status" aria-live="polite">
          {news}
        </span>
      </VisuallyHidden>
    </>
  );
}

const keyOf = ({ kind, id }: Sight) => `${kind}-${id}`;
