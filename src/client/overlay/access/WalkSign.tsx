import { Footprints } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { WalkTarget } from '#client/bridge/moments.ts';
import { surroundingsStore } from '#client/stores/surroundingsStore.ts';
import { openDialog } from '#client/ui/dialogs/dialogStore.ts';
import { showToast } from '#client/ui/toast/toastStore.ts';
import { useBridge } from '../shell/bridgeContext.ts';
import { accessTexts, nameOf } from './texts.ts';
import styles from './WalkSign.module.css';

const texts = accessTexts.go;

/** Says where the avatar goes by itself, lets it be stopped, and tells kindly when there is no way. */
export function WalkSign() {
  const bridge = useBridge();
  const [going, setGoing] = useState<string | null>(null);

  useEffect(() => {
    const disposals = [
      bridge.on('goCalled', () => openDialog('walkTo')),
      bridge.on('walkBegan', ({ target }) => setGoing(nameOfTarget(target))),
      bridge.on('walkEnded', ({ target, end }) => {
        setGoing(null);
        if (end === 'unreachable' || end === 'gone')
          showToast({ text: texts[end](nameOfTarget(target)), theme: 'info' });
      }),
    ];
    return () => disposals.forEach((dispose) => dispose());
  }, [bridge]);

  if (going === null) return null;
  return (
    <p className={styles.sign}>
      <Footprints aria-hidden="true" />
      {texts.on(going)}
      <button type="button" onClick={() => bridge.ask((world) => world.stopWalking())}>
        {texts.stop}
      </button>
    </p>
  );
}

function nameOfTarget({ kind, id }: WalkTarget): string {
  const sight = surroundingsStore.getState().sights.find((one) => one.kind === kind && one.id === id);
  return sight ? nameOf(sight) : texts.somewhere;
}
