import { Footprints } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { TravelGoal, WalkTarget } from '#client/bridge/worldEvents.ts';
import { surroundingsStore } from '#client/stores/surroundingsStore.ts';
import { codeObjectById } from '#shared/content/codeObjects.ts';
import { mapById } from '#shared/content/maps/maps.ts';
import { npcById } from '#shared/content/npcs.ts';
import { Button } from '#client/ui/button/Button.tsx';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { accessibilityTexts, nameOf } from './texts.ts';
import styles from './Accessibility.module.css';

const texts = accessibilityTexts.go;

/** Shows where the avatar is walking, a button to stop it, and why it ended before the goal. */
export function WalkStatus() {
  const bridge = useBridge();
  const [going, setGoing] = useState<string | null>(null);

  useEffect(() => {
    const disposals = [
      bridge.on('goCalled', () => openDialog('walkTo')),
      bridge.on('walkBegan', ({ target }) => setGoing(nameOfTarget(target))),
      bridge.on('walkEnded', ({ target, end }) => {
        setGoing(null);
        if (end !== 'arrived' && end !== 'stopped')
          showToast({ text: texts[end](nameOfTarget(target)), theme: 'info' });
      }),
    ];
    return () => disposals.forEach((dispose) => dispose());
  }, [bridge]);

  useEffect(() => {
    if (going === null) return undefined;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') bridge.ask((world) => world.stopWalking());
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [bridge, going]);

  if (going === null) return null;
  return (
    <p className={styles.sign} data-glass data-walk-status>
      <Footprints aria-hidden="true" />
      {texts.on(going)}
      <Button tone="alt" size="small" onClick={() => bridge.ask((world) => world.stopWalking())}>
        {texts.stop}
      </Button>
    </p>
  );
}

/** The name of anything that can be walked to, on this map or another. */
export function nameOfTarget({ kind, id }: WalkTarget | TravelGoal): string {
  if (kind === 'map') return mapById(id)?.name ?? texts.somewhere;
  if (kind === 'npc') return npcById(id)?.name ?? texts.somewhere;
  if (kind === 'object') return codeObjectById(id)?.name ?? texts.somewhere;
  if (kind === 'course') return texts.courseStart;
  const entity = surroundingsStore.getState().entities.find((one) => one.kind === kind && one.id === id);
  return entity ? nameOf(entity) : texts.somewhere;
}
