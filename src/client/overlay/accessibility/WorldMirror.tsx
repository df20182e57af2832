import { useRef, useState, type KeyboardEvent } from 'react';
import { surroundingsStore, type NearbyEntity } from '#client/stores/surroundingsStore.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { Caption, Label } from '#client/ui/text/Text.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { VisuallyHidden } from '#client/ui/feedback/VisuallyHidden.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { accessibilityTexts, describeEntity, nameOf } from './texts.ts';
import { useWorldAnnouncements } from './useWorldAnnouncements.ts';
import styles from './Accessibility.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * A textual copy of the world for screen readers: what stands nearby and what happens. Visually hidden until it has the
 * focus, and first in the Tab order; choosing an entry walks there.
 */
export function WorldMirror() {
  const bridge = useBridge();
  const entities = useStore(surroundingsStore, (state) => state.entities);
  const news = useWorldAnnouncements();
  const [active, setActive] = useState(0);
  const list = useRef<HTMLUListElement>(null);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || entities.length === 0) return;
    event.preventDefault();
    const next = (active + step + entities.length) % entities.length;
    setActive(next);
    list.current?.querySelectorAll('button').item(next).focus();
  };

  return (
    <>
      <section className={styles.mirror} data-paper aria-label={accessibilityTexts.region}>
        <Button tone="sea" size="small" wide onClick={() => openDialog('walkTo')}>
          {accessibilityTexts.go.title}
        </Button>
        <ul ref={list} className={styles.list} aria-label={accessibilityTexts.around}>
          {entities.map((entity, index) => (
            <li key={keyOf(entity)}>
              <button
                type="button"
                tabIndex={index === Math.min(active, entities.length - 1) ? 0 : -1}
                onFocus={() => setActive(index)}
                onKeyDown={move}
                onClick={() => bridge.ask((world) => world.walkTo({ kind: entity.kind, id: entity.id }))}
              >
                <Label>{nameOf(entity)}</Label> <Caption>{describeEntity(entity)}</Caption>
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

const keyOf = ({ kind, id }: NearbyEntity) => `${kind}-${id}`;
