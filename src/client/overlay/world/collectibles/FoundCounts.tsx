import { collectibleStore } from '#client/stores/collectibleStore.ts';
import { useStore } from '#client/ui/useStore.ts';
import type { MapDefinition } from '#shared/content/maps/mapTypes.ts';
import { collectibleTexts } from './texts.ts';
import styles from '#client/overlay/world/maps/MapDialog.module.css';

/** Counts of found shells and secret spots on a map. */
export function FoundCounts({ map }: { readonly map: MapDefinition }) {
  const onMap = useStore(collectibleStore, (state) => state.onMap);
  if (onMap?.mapId !== map.id) return <p className={styles.foundFinds} />;
  const shells = onMap.shellsToday - onMap.shells.length;
  const secrets = onMap.secretIds.length;
  return (
    <p className={styles.foundFinds}>
      <span role="img" aria-label={collectibleTexts.shellsToday(shells, onMap.shellsToday)}>
        <img src="/ui/shell.svg" alt="" width="19" height="19" />
        {/* A new key lets the number pop each time it changes. */}
        <b key={shells} className={styles.pop}>
          {collectibleTexts.count(shells, onMap.shellsToday)}
        </b>
      </span>
      <span role="img" aria-label={collectibleTexts.secretsFound(secrets, map.secrets.length)}>
        <img src="/ui/key.svg" alt="" width="18" height="18" />
        <b key={secrets} className={styles.pop}>
          {collectibleTexts.count(secrets, map.secrets.length)}
        </b>
      </span>
    </p>
  );
}
