import { useEffect } from 'react';
import { useBridge } from '#client/overlay/shell/bridgeContext.ts';
import { codeEditorStore } from '#client/stores/codeEditorStore.ts';
import { surroundingsStore } from '#client/stores/surroundingsStore.ts';
import { Chips } from '#client/ui/tabs/Chips.tsx';
import { useStore } from '#client/ui/useStore.ts';
import { codeObjectById } from '#shared/content/codeObjects.ts';
import { codeObjectTexts } from './texts.ts';
import { useShownPrograms } from './useShownPrograms.ts';
import styles from './CodeObjects.module.css';

/** The code objects of a map: their programs in the world and, beside one, whose program it shows. */
export function CodeObjects({ mapId }: { readonly mapId: number }) {
  const bridge = useBridge();
  const { objectList, ownerOf, choose } = useShownPrograms(mapId);
  const near = useStore(
    surroundingsStore,
    ({ entities }) => entities.find(({ kind, isNear }) => kind === 'object' && isNear)?.id ?? null,
  );

  const destination = useStore(codeEditorStore, (state) => state.destination);
  useEffect(() => {
    if (destination === null) return;
    codeEditorStore.setState({ destination: null });
    bridge.ask((world) => world.travelTo({ kind: 'object', id: destination }));
  }, [bridge, destination]);

  const object = objectList.find(({ objectId }) => objectId === near);
  if (object === undefined) return null;
  const owner = ownerOf(object);
  const { own, friendList } = object;
  if (owner === null || friendList.length === 0) return null;
  const options = [
    ...(own === null ? [] : [{ value: 'own', label: codeObjectTexts.own }]),
    ...friendList.map(({ userId, nickname }) => ({ value: String(userId), label: nickname })),
  ];
  return (
    <div className={styles.whose}>
      <Chips
        className={styles.chips}
        label={codeObjectTexts.whose(codeObjectById(object.objectId)?.name ?? '')}
        options={options}
        value={String(owner)}
        onChange={(value) => choose(object.objectId, value === 'own' ? 'own' : Number(value))}
      />
    </div>
  );
}
